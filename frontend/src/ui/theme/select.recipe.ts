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
      paddingBlock: '10px',
      paddingInline: '14px 40px',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      background: 'surface',
      // Below 16 px phones zoom in.
      fontSize: '16px',
      lineHeight: '24px',
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
