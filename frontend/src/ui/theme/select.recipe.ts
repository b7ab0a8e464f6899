import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const selectRecipe = defineSlotRecipe({
  className: 'select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', minWidth: 0 },
    field: {
      width: '100%',
      minWidth: 0,
      minHeight: '46px',
      paddingBlock: 'var(--s8)',
      paddingInline: 'var(--s12) 44px',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      background: 'surface',
      // Below 16 px phones zoom in.
      font: '400 var(--t16) var(--text)',
      textOverflow: 'ellipsis',
      appearance: 'none',
      _focusVisible: { outlineOffset: 0, borderRadius: 'control' },
      '&:disabled': { background: 'sunken', borderColor: 'line', color: 'ink-faint', cursor: 'not-allowed' },
      '& option': { background: 'surface', color: 'ink' },
    },
    indicator: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: '12px',
      display: 'grid',
      placeItems: 'center',
      color: 'ink-soft',
      pointerEvents: 'none',
    },
  },
});
