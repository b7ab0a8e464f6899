import { defineRecipe } from '@chakra-ui/react/styled-system';

/** Without a frame to grey, ink-faint alone looks enabled. */
const FADED = { opacity: 0.5 };

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
    '&:disabled': { background: 'sunken', borderColor: 'line', color: 'ink-faint', cursor: 'not-allowed' },
    '&[aria-disabled=true]': { cursor: 'progress' },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      primary: {
        background: 'pine',
        borderColor: 'pine',
        color: 'on-pine',
        '&:hover:not(:disabled), &[aria-disabled=true]': {
          background: 'pine-strong',
          borderColor: 'pine-strong',
        },
      },
      plain: {
        background: 'surface',
        borderColor: 'control',
        color: 'ink',
        '&:hover:not(:disabled)': { background: 'sunken' },
      },
      line: {
        ...SMALL,
        background: 'surface',
        borderColor: 'line-strong',
        color: 'ink',
        '&:hover:not(:disabled)': { background: 'sunken' },
      },
      quiet: {
        ...SMALL,
        color: 'ink-soft',
        '&:hover:not(:disabled)': { background: 'sunken', color: 'ink' },
        '&:disabled': { background: 'transparent', borderColor: 'transparent', ...FADED },
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
        '&:hover:not(:disabled)': { color: 'pine-strong', textDecorationThickness: '2px' },
        '&:disabled': { background: 'transparent', ...FADED },
      },
      danger: { ...SMALL, color: 'berry', '&:hover:not(:disabled)': { background: 'berry-soft' } },
      dangerSolid: {
        background: 'berry',
        borderColor: 'berry',
        color: 'on-berry',
        '&:hover:not(:disabled)': { filter: 'brightness(0.92)' },
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
