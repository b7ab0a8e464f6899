import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const SLOTS = ['root', 'control', 'indicator', 'group'];

const BOX = {
  control: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '20px',
    height: '20px',
    borderWidth: '1.5px',
    borderColor: 'control',
    borderRadius: '6px',
    background: 'surface',
    color: 'transparent',
    _checked: { borderColor: 'pine', background: 'pine', color: 'on-pine', forcedColorAdjust: 'none' },
    _disabled: { borderColor: 'line', background: 'sunken', color: 'ink-faint' },
  },
  indicator: { width: '14px', height: '14px' },
};

const CHOSEN = { borderColor: 'pine', boxShadow: 'inset 0 0 0 1px var(--pine)' };
const FOCUS = { outline: '3px solid var(--pine)', outlineOffset: '2px' };

export const checkLineRecipe = defineSlotRecipe({
  className: 'check-line',
  slots: SLOTS,
  base: {
    ...BOX,
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '12px',
      minHeight: '44px',
      fontSize: '15px',
      _disabled: { color: 'ink-faint', cursor: 'not-allowed' },
    },
    control: { ...BOX.control, width: '22px', height: '22px', ':focus-visible + &': FOCUS },
  },
});

export const checkChipRecipe = defineSlotRecipe({
  className: 'check-chip',
  slots: SLOTS,
  base: {
    ...BOX,
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '44px',
      paddingBlock: '4px',
      paddingInline: '10px 12px',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      color: 'ink-soft',
      fontSize: '14px',
      fontWeight: 500,
      lineHeight: '18px',
      _checked: { ...CHOSEN, background: 'pine-soft', color: 'pine-strong' },
      '&:has(:focus-visible)': FOCUS,
    },
  },
});

export const checkTileRecipe = defineSlotRecipe({
  className: 'check-tile',
  slots: SLOTS,
  base: {
    root: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: '5px',
      minWidth: 0,
      minHeight: '48px',
      padding: '4px',
      borderWidth: '1px',
      borderColor: 'line-strong',
      borderRadius: '12px',
      color: 'ink-soft',
      fontSize: '13px',
      fontWeight: 560,
      lineHeight: '18px',
      letterSpacing: '-0.01em',
      // Important: the icon's own style is outside Chakra's layers.
      '& > [data-meal-type]': {
        width: { base: '28px !important', md: '32px !important' },
        height: { base: '28px !important', md: '32px !important' },
      },
      '&:not([data-state=checked]) > [data-meal-type]': {
        '--meal': 'var(--ink-soft) !important',
        '--meal-soft': 'var(--sunken) !important',
      },
      md: {
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        gap: '7px',
        padding: '12px 4px 10px',
        fontSize: '14px',
        letterSpacing: 'inherit',
        textAlign: 'center',
      },
      _checked: { ...CHOSEN, color: 'ink' },
      '&:has(:focus-visible)': FOCUS,
    },
    control: {
      position: 'absolute',
      insetInlineEnd: '-6px',
      top: '-6px',
      display: 'none',
      placeItems: 'center',
      width: '20px',
      height: '20px',
      borderRadius: '50%',
      background: 'pine',
      color: 'on-pine',
      boxShadow: '0 0 0 2px var(--surface)',
      forcedColorAdjust: 'none',
      _checked: { display: 'grid' },
    },
    indicator: { width: '12px', height: '12px' },
  },
});
