import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Without a frame to grey, ink-faint alone looks enabled. */
const FADED = { opacity: 0.5 };

/** Offline, a button is only aria-disabled. */
const DISABLED = '&:is(:disabled, [data-off])';
const HOVER = '&:hover:not(:disabled, [data-off])';
const WORKING = '&[aria-disabled=true]:not([data-off])';

const SMALL = { font: '560 var(--t14) var(--text)' };

/** Buttons: 44 px, or 56 px for a page's only action. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 'var(--s8)',
    minHeight: '44px',
    paddingInline: 'var(--s16)',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    font: '560 var(--t16) var(--text)',
    textDecoration: 'none',
    // A label breaks only where even the whole line is too short for it.
    minWidth: 'fit-content',
    paddingBlock: 'var(--s4)',
    userSelect: 'none',
    cursor: 'pointer',
    transition: 'background-color 150ms, border-color 150ms, color 150ms',
    _focusVisible: { borderRadius: 'control' },
    [DISABLED]: { background: 'sunken', borderColor: 'line', color: 'ink-faint', cursor: 'not-allowed' },
    [WORKING]: { cursor: 'progress' },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      primary: {
        background: 'pine',
        borderColor: 'pine',
        color: 'on-pine',
        [`${HOVER}, ${WORKING}`]: { background: 'pine-strong', borderColor: 'pine-strong' },
      },
      plain: {
        background: 'surface',
        borderColor: 'control',
        color: 'ink',
        [HOVER]: { background: 'sunken' },
      },
      line: {
        ...SMALL,
        background: 'surface',
        borderColor: 'line-strong',
        color: 'ink',
        [HOVER]: { background: 'sunken' },
      },
      quiet: {
        ...SMALL,
        color: 'ink-soft',
        [HOVER]: { background: 'sunken', color: 'ink' },
        [DISABLED]: { background: 'transparent', borderColor: 'transparent', ...FADED },
      },
      link: {
        ...SMALL,
        // Forced colors would draw it.
        borderWidth: '0',
        paddingInline: '0',
        color: 'pine',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '3px',
        [HOVER]: { color: 'pine-strong', textDecorationThickness: '2px' },
        [DISABLED]: { background: 'transparent', ...FADED },
      },
      danger: { ...SMALL, color: 'berry', [HOVER]: { background: 'berry-soft' } },
      dangerSolid: {
        background: 'berry',
        borderColor: 'berry',
        color: 'on-berry',
        [HOVER]: { filter: 'brightness(0.92)' },
      },
    },
    size: {
      md: {},
      // Rare actions, for a mouse.
      quiet: {
        minHeight: '36px',
        paddingInline: 'var(--s12)',
        ...SMALL,
        '@media (pointer: coarse)': { minHeight: '44px' },
      },
      tall: { minHeight: '50px', font: '560 var(--t16) var(--text)' },
      big: {
        minHeight: '56px',
        paddingInline: 'var(--s24)',
        borderRadius: 'm',
        _focusVisible: { borderRadius: 'm' },
      },
      icon: { width: '44px', paddingInline: '0' },
    },
    isWide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'plain', size: 'md' },
});
