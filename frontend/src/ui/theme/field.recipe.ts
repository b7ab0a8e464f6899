import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** 46 px; 16 px text, else phones zoom. */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    display: 'block',
    width: '100%',
    minWidth: 0,
    minHeight: '46px',
    // Scrolls label and error into view, too.
    scrollMarginBlock: '36px 72px',
    padding: 'var(--s8) var(--s12)',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    background: 'surface',
    color: 'ink',
    font: '400 var(--t16) var(--text)',
    _focusVisible: {
      outline: '3px solid var(--pine)',
      outlineOffset: '0',
      borderRadius: 'control',
      borderColor: 'pine',
    },
    '&[aria-invalid=true]': { borderColor: 'berry' },
    '&:disabled': { background: 'sunken', borderColor: 'line', color: 'ink-faint', cursor: 'not-allowed' },
  },
});

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'label', 'helperText', 'errorText'],
  base: {
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 'var(--s8)', minWidth: 0 },
    label: {
      display: 'flex',
      alignItems: 'baseline',
      gap: 'var(--s8)',
      font: '640 var(--t14) var(--text)',
      color: 'ink',
    },
    helperText: { font: '400 var(--t14) var(--text)', color: 'ink-soft' },
    errorText: {
      display: 'flex',
      gap: 'var(--s8)',
      font: '560 var(--t14) var(--text)',
      color: 'berry',
      '& svg': { marginBlock: '2px' },
    },
  },
});
