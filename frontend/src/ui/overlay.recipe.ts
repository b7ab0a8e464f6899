import { dialogAnatomy, menuAnatomy, toastAnatomy } from '@chakra-ui/react/anatomy';
import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const OPEN_MS = '180ms';
const CLOSE_MS = '150ms';

/** Dialogs: centred where there is room, a sheet from the bottom on a phone. */
export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: 'calc(var(--gc-z-index-dialog) + var(--layer-index, 0))',
      background: 'scrim',
      _open: { animation: `fadeIn ${OPEN_MS}` },
      _closed: { animation: `fadeOut ${CLOSE_MS} forwards` },
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'calc(var(--gc-z-index-dialog) + var(--layer-index, 0))',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      placeItems: 'end stretch',
      overscrollBehavior: 'none',
      md: { placeItems: 'center', padding: '24px' },
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      width: '100%',
      maxHeight: 'calc(100dvh - 28px)',
      overflow: 'hidden',
      background: 'surface',
      borderColor: 'line-strong',
      borderWidth: '1px 0 0',
      borderRadius: 'var(--radius-l) var(--radius-l) 0 0',
      outline: 0,
      paddingBottom: 'env(safe-area-inset-bottom)',
      _open: { animation: `sheetIn ${OPEN_MS} cubic-bezier(0.2, 0.8, 0.3, 1)` },
      _closed: { animation: `sheetOut ${CLOSE_MS} forwards` },
      md: {
        maxHeight: 'calc(100dvh - 48px)',
        borderWidth: '1px',
        borderRadius: 'l',
        paddingBottom: 0,
        _open: { animation: `riseIn ${OPEN_MS}` },
        _closed: { animation: `sinkOut ${CLOSE_MS} forwards` },
      },
    },
    header: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '12px',
      padding: '14px 8px 8px 20px',
      md: { padding: '20px 16px 12px 28px' },
    },
    title: { textWrap: 'balance' },
    description: { marginTop: '2px', color: 'ink-soft', fontSize: '15px', lineHeight: '22px' },
    body: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // Without it the rows of a short dialog would spread over the height that is left.
      alignContent: 'start',
      gap: '18px',
      minHeight: 0,
      overflow: 'auto',
      overscrollBehavior: 'contain',
      padding: '6px 20px 20px',
      md: { padding: '6px 28px 24px' },
    },
    footer: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: '10px',
      padding: '12px 20px 18px',
      borderTopWidth: '1px',
      borderColor: 'line',
      background: 'paper',
      '& .button--variant_primary, & .button--variant_dangerSolid': { flex: 1 },
      md: {
        padding: '14px 28px',
        '& .button--variant_primary, & .button--variant_dangerSolid': { flex: 'none' },
      },
    },
  },
  variants: {
    size: {
      sm: { content: { md: { maxWidth: '440px' } } },
      md: { content: { md: { maxWidth: '600px' } } },
      lg: { content: { md: { maxWidth: '720px' } } },
    },
  },
  defaultVariants: { size: 'md' },
});

/** Menus: a card of lines with a soft shadow. */
export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: menuAnatomy.keys(),
  base: {
    content: {
      minWidth: '208px',
      padding: '6px',
      zIndex: 'calc(var(--gc-z-index-menu) + var(--layer-index, 0))',
      background: 'surface',
      borderWidth: '1px',
      borderColor: 'line-strong',
      borderRadius: 'm',
      boxShadow: 'var(--shadow)',
      outline: 0,
      _open: { animation: `riseIn ${OPEN_MS}` },
      _closed: { animation: `fadeOut ${CLOSE_MS} forwards` },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '10px',
      minHeight: '44px',
      paddingInline: '12px',
      borderRadius: 's',
      fontSize: '15px',
      lineHeight: '20px',
      cursor: 'pointer',
      outline: 0,
      _highlighted: { background: 'sunken', boxShadow: 'inset 0 0 0 2px var(--pine)' },
      _disabled: { color: 'ink-faint', cursor: 'not-allowed' },
      '&[data-danger]': { color: 'berry' },
      '& svg': { color: 'ink-soft' },
      '&[data-danger] svg': { color: 'inherit' },
    },
    separator: { height: '1px', margin: '6px 12px', background: 'line' },
    itemGroupLabel: { padding: '8px 12px', fontSize: '14px', lineHeight: '20px', color: 'ink-soft' },
  },
});

/** The name of an icon's button, inverted so that it is no button itself. */
export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      maxWidth: '280px',
      padding: '5px 10px',
      zIndex: 'tooltip',
      background: 'ink',
      color: 'paper',
      borderRadius: 's',
      fontSize: '13px',
      fontWeight: 500,
      lineHeight: '18px',
      _open: { animation: `fadeIn ${OPEN_MS}` },
      _closed: { animation: `fadeOut ${CLOSE_MS} forwards` },
    },
  },
});

/** Notifications: one line that says what happened, at the edge where nothing is covered. */
export const toastRecipe = defineSlotRecipe({
  className: 'toast',
  slots: toastAnatomy.keys(),
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      alignItems: 'start',
      columnGap: '12px',
      width: 'min(400px, calc(100vw - 32px))',
      padding: '12px 6px 12px 16px',
      background: 'surface',
      color: 'ink',
      borderWidth: '1px',
      borderColor: 'line-strong',
      borderRadius: 'm',
      boxShadow: 'var(--shadow)',
      touchAction: 'pan-y',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      translate: 'calc(var(--x) + var(--swipe, 0px)) var(--y)',
      scale: 'var(--scale)',
      transition: 'translate 180ms, opacity 180ms',
      _focusVisible: { borderRadius: 'm' },
      '&[data-swiping]': { transition: 'none' },
      '& > svg': { marginTop: '2px', color: 'sky' },
      '&[data-type=success] > svg': { color: 'pine' },
      '&[data-type=error] > svg': { color: 'berry' },
      '&[data-type=error]': { borderColor: 'berry' },
    },
    title: { fontSize: '15px', fontWeight: 600, lineHeight: '22px', paddingBlock: '1px' },
    description: { fontSize: '15px', lineHeight: '22px', color: 'ink-soft' },
    closeTrigger: {
      display: 'grid',
      placeItems: 'center',
      width: '44px',
      height: '44px',
      marginBlock: '-10px',
      color: 'ink-soft',
      borderRadius: 's',
      cursor: 'pointer',
      _hover: { color: 'ink' },
    },
  },
});
