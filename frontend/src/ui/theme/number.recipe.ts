import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const FOCUS = { outline: '3px solid var(--pine)', outlineOffset: '-3px' };

const TRIGGER = {
  display: 'grid',
  placeItems: 'center',
  minHeight: '44px',
  touchAction: 'manipulation',
  _hover: { background: 'paper' },
  _focusVisible: FOCUS,
  '&[aria-disabled]': { color: 'ink-faint', cursor: 'not-allowed' },
};

export const numberRecipe = defineSlotRecipe({
  className: 'number',
  slots: ['root', 'label', 'control', 'input', 'decrementTrigger', 'incrementTrigger'],
  base: {
    root: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: 'var(--s16)',
      '&:not([data-in-line])': {
        md: {
          display: 'grid',
          alignContent: 'start',
          alignItems: 'stretch',
          justifyContent: 'stretch',
          gap: 'var(--s8)',
        },
      },
    },
    label: { font: '640 var(--t14) var(--text)', '[data-in-line] > &': { textWrap: 'balance' } },
    control: {
      display: 'grid',
      gridTemplateColumns: '46px minmax(48px, 1fr) 46px',
      overflow: 'hidden',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      background: 'surface',
      '[data-in-line] > &': { flex: 'none', gridTemplateColumns: '44px 48px 44px' },
    },
    input: {
      width: '100%',
      minWidth: 0,
      borderColor: 'line',
      borderWidth: '0 1px',
      color: 'ink',
      font: '640 var(--t16) var(--text)',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
      _focusVisible: FOCUS,
    },
    decrementTrigger: TRIGGER,
    incrementTrigger: TRIGGER,
  },
});
