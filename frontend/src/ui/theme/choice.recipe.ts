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
      gap: 'var(--s8)',
      '&[data-paired]': { md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      gap: 'var(--s12)',
      alignItems: 'start',
      minHeight: '68px',
      padding: 'var(--s12) var(--s16)',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'm',
      background: 'surface',
      '& > svg': { marginTop: '2px', color: 'ink-soft' },
      _checked: { borderColor: 'pine', boxShadow: 'inset 0 0 0 1px var(--pine)', background: 'pine-soft' },
      '&:has(:focus-visible)': { outline: '3px solid var(--pine)', outlineOffset: '2px' },
    },
    itemControl: { ...RING, marginTop: '2px' },
    itemText: { display: 'grid', font: '640 var(--t16) var(--text)' },
    itemDescription: { color: 'ink-soft', font: '400 var(--t14) var(--text)', overflowWrap: 'anywhere' },
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
      gap: 'var(--s12)',
      minHeight: '50px',
      padding: 'var(--s4) var(--s16)',
      borderColor: 'line',
      font: '400 var(--t16) var(--text)',
      '& + &': { borderTopWidth: '1px' },
      '&:hover:not([data-state=checked])': { background: 'paper' },
      _checked: { background: 'pine-soft', fontWeight: 640 },
      _disabled: { background: 'transparent', color: 'ink-faint', cursor: 'not-allowed' },
      '&:has(:focus-visible)': FOCUS_INSIDE,
      // Scrolls legend and error into view, too.
      '& input': { scrollMarginTop: '84px' },
    },
    itemControl: RING,
    itemText: { display: 'flex', alignItems: 'center', gap: 'var(--s12)', flex: 1, minWidth: 0 },
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
      gap: 'var(--s8)',
      minHeight: '44px',
      padding: '0 var(--s4)',
      borderColor: 'line',
      color: 'ink-soft',
      font: '560 var(--t14) var(--text)',
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
