import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const SLOTS = ['root', 'track', 'range'];
const FILLED = { background: 'pine', forcedColorAdjust: 'none' };

export const progressRecipe = defineSlotRecipe({
  className: 'progress',
  slots: SLOTS,
  base: {
    track: {
      height: '10px',
      overflow: 'hidden',
      borderRadius: '5px',
      background: 'sunken',
      boxShadow: 'inset 0 0 0 1px var(--line)',
    },
    range: { ...FILLED, height: '100%', borderRadius: 'inherit', transition: 'width 200ms' },
  },
});

export const segmentBarRecipe = defineSlotRecipe({
  className: 'segment-bar',
  slots: SLOTS,
  base: {
    track: {
      display: 'flex',
      gap: '3px',
      height: '12px',
      '& > *': {
        background: 'sunken',
        boxShadow: 'inset 0 0 0 1px var(--line-strong)',
        flex: '1 1 0',
        minWidth: '4px',
        overflow: 'hidden',
        borderRadius: '3px',
      },
      '& > :first-of-type': { borderRadius: '6px 3px 3px 6px' },
      '& > :last-of-type': { borderRadius: '3px 6px 6px 3px' },
      '& > :only-of-type': { borderRadius: '6px' },
      '& > * > *': { ...FILLED, height: '100%', transition: 'width 200ms' },
    },
  },
});
