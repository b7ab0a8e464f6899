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
    padding: '10px 14px',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    background: 'surface',
    color: 'ink',
    fontFamily: 'text',
    fontSize: '16px',
    lineHeight: '24px',
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
    root: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px', minWidth: 0 },
    label: {
      display: 'flex',
      alignItems: 'baseline',
      gap: '8px',
      fontSize: '14px',
      fontWeight: 600,
      lineHeight: '20px',
      color: 'ink',
    },
    helperText: { fontSize: '14px', lineHeight: '20px', color: 'ink-soft' },
    errorText: {
      display: 'flex',
      gap: '8px',
      fontSize: '14px',
      fontWeight: 560,
      lineHeight: '20px',
      color: 'berry',
      '& svg': { marginBlock: '2px' },
    },
  },
});
