import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Days of 44 px, or what 320 px leave them. */
const DAY = 'min(44px, (100vw - 34px) / 7)';

export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  slots: ['content', 'title'],
  base: {
    content: {
      maxHeight: 'var(--available-height)',
      maxWidth: 'calc(100vw - 16px)',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      padding: 'var(--s12) var(--s8)',
      zIndex: 'calc(var(--gc-z-index-menu) + var(--layer-index, 0))',
      background: 'surface',
      borderWidth: '1px',
      borderColor: 'line-strong',
      borderRadius: 'm',
      boxShadow: 'var(--shadow)',
      outline: 0,
      _open: { animation: 'riseIn 180ms' },
      _closed: { animation: 'fadeOut 150ms forwards' },
      md: { padding: 'var(--s16)' },
    },
    title: { paddingInline: 'var(--s8)', color: 'ink-soft', font: '400 var(--t14) var(--text)' },
  },
});

const STEP = {
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: 'control',
  color: 'ink-soft',
  cursor: 'pointer',
  _hover: { background: 'sunken', color: 'ink' },
};

export const calendarRecipe = defineSlotRecipe({
  className: 'calendar',
  slots: [
    'content',
    'viewControl',
    'prevTrigger',
    'nextTrigger',
    'table',
    'tableHeader',
    'tableCell',
    'tableCellTrigger',
  ],
  base: {
    content: { display: 'flex', gap: 'var(--s24)', outline: 0 },
    viewControl: {
      display: 'grid',
      gridTemplateColumns: '44px minmax(0, 1fr) 44px',
      alignItems: 'center',
      font: '640 var(--t16) var(--text)',
      textAlign: 'center',
    },
    prevTrigger: STEP,
    nextTrigger: { ...STEP, gridColumn: 3 },
    table: { borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
    tableHeader: { width: DAY, height: '28px', color: 'ink-soft', font: '400 var(--t14) var(--text)' },
    tableCell: {
      width: DAY,
      height: '44px',
      padding: '2px 0',
      // The days between both ends are one band.
      '&[data-range]': { background: 'pine-soft', backgroundClip: 'content-box' },
      '&[data-range=first]': { borderRadius: 'var(--radius-control) 0 0 var(--radius-control)' },
      '&[data-range=last]': { borderRadius: '0 var(--radius-control) var(--radius-control) 0' },
      '&[data-range=only]': { background: 'none' },
    },
    tableCellTrigger: {
      display: 'grid',
      placeItems: 'center',
      height: '40px',
      borderRadius: 'control',
      font: '400 var(--t16) var(--text)',
      userSelect: 'none',
      cursor: 'pointer',
      '&[data-selectable]:hover': { boxShadow: 'inset 0 0 0 1px var(--pine)' },
      '&[data-today]': { fontWeight: 640, textDecoration: 'underline', textUnderlineOffset: '4px' },
      '&[data-disabled]': { color: 'ink-faint', opacity: 0.6, cursor: 'not-allowed' },
      '[data-end] > &': { background: 'pine', color: 'on-pine', fontWeight: 640, opacity: 1 },
      _focusVisible: { outline: '3px solid var(--pine)', outlineOffset: '2px', borderRadius: 'control' },
      // Else the chosen days look like the others where colours are forced.
      '@media (forced-colors: active)': { '[data-end] > &': { outline: '2px solid Highlight' } },
    },
  },
});
