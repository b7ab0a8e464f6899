import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const RING = {
  flex: 'none',
  width: '20px',
  height: '20px',
  borderWidth: '1.5px',
  borderColor: 'control',
  borderRadius: '50%',
  background: 'surface',
  _checked: { borderWidth: '6px', borderColor: 'pine' },
  _disabled: { borderColor: 'line', background: 'sunken' },
};

const FOCUS_INSIDE = { outline: '3px solid var(--pine)', outlineOffset: '-3px' };

export const choiceCardsRecipe = defineSlotRecipe({
  className: 'choice-cards',
  slots: ['root', 'item', 'itemText', 'itemDescription', 'itemControl'],
  base: {
    root: {
      display: 'grid',
      gap: '8px',
      '&[data-paired]': { md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      gap: '14px',
      alignItems: 'start',
      minHeight: '68px',
      padding: '14px 16px',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: '12px',
      background: 'surface',
      '& > svg': { color: 'ink-soft' },
      _checked: { borderColor: 'pine', boxShadow: 'inset 0 0 0 1px var(--pine)', background: 'pine-soft' },
      '&:has(:focus-visible)': { outline: '3px solid var(--pine)', outlineOffset: '2px' },
    },
    itemControl: RING,
    itemText: { display: 'grid', fontSize: '16px', fontWeight: 600, lineHeight: '20px' },
    itemDescription: {
      color: 'ink-soft',
      fontSize: '14px',
      fontWeight: 400,
      lineHeight: '20px',
      overflowWrap: 'anywhere',
    },
  },
});

export const choiceRowsRecipe = defineSlotRecipe({
  className: 'choice-rows',
  slots: ['root', 'item', 'itemText', 'itemControl'],
  base: {
    root: {
      minWidth: 0,
      overflow: 'hidden',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      '&[data-invalid]': { borderColor: 'berry' },
    },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      minHeight: '50px',
      padding: '4px 14px',
      borderColor: 'line',
      fontSize: '15px',
      '& + &': { borderTopWidth: '1px' },
      _hover: { background: 'paper' },
      _checked: { background: 'pine-soft', fontWeight: 600 },
      _disabled: { background: 'transparent', color: 'ink-faint', cursor: 'not-allowed' },
      '&:has(:focus-visible)': FOCUS_INSIDE,
      // Scrolls legend and error into view, too.
      '& input': { scrollMarginTop: '84px' },
    },
    itemControl: RING,
    itemText: { display: 'flex', alignItems: 'center', gap: '12px', flex: 1, minWidth: 0 },
  },
});

export const segmentsRecipe = defineSlotRecipe({
  className: 'segments',
  slots: ['root', 'item'],
  base: {
    root: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: '1fr',
      overflow: 'hidden',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      background: 'surface',
    },
    item: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '6px',
      minHeight: '44px',
      padding: '0 4px',
      borderColor: 'line',
      color: 'ink-soft',
      fontSize: { base: '14px', md: '15px' },
      fontWeight: 500,
      lineHeight: '20px',
      textAlign: 'center',
      '& + &': { borderInlineStartWidth: '1px' },
      _checked: {
        background: 'pine-soft',
        boxShadow: 'inset 0 -3px 0 var(--pine)',
        color: 'pine-strong',
        fontWeight: 640,
        forcedColorAdjust: 'none',
      },
      _disabled: { background: 'sunken', color: 'ink-faint', cursor: 'not-allowed' },
      '&:has(:focus-visible)': { ...FOCUS_INSIDE, borderRadius: 'control' },
    },
  },
});
