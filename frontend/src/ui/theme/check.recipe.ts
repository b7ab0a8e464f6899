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
      gap: 'var(--s12)',
      minHeight: '44px',
      font: '400 var(--t14) var(--text)',
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
      gap: 'var(--s8)',
      minHeight: '44px',
      paddingBlock: 'var(--s4)',
      paddingInline: 'var(--s8) var(--s12)',
      borderWidth: '1px',
      borderColor: 'control',
      borderRadius: 'control',
      color: 'ink-soft',
      font: '560 var(--t14) var(--text)',
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
      gap: 'var(--s4)',
      minWidth: 0,
      minHeight: '48px',
      padding: 'var(--s4)',
      borderWidth: '1px',
      borderColor: 'line-strong',
      borderRadius: 'm',
      color: 'ink-soft',
      font: '560 var(--t14) var(--text)',
      letterSpacing: '-0.01em',
      // Important: the icon's own style is outside Chakra's layers.
      '& > [data-meal-type]': {
        width: { base: '24px !important', md: '32px !important' },
        height: { base: '24px !important', md: '32px !important' },
      },
      '&:not([data-state=checked]) > [data-meal-type]': {
        '--meal': 'var(--ink-soft) !important',
        '--meal-soft': 'var(--sunken) !important',
      },
      md: {
        display: 'grid',
        justifyItems: 'center',
        alignContent: 'start',
        gap: 'var(--s8)',
        padding: 'var(--s12) var(--s4)',
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
