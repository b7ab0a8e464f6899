import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system';
import { buttonRecipe } from './button.recipe.ts';
import { dialogRecipe, menuRecipe, toastRecipe } from './overlay.recipe.ts';
import { fieldRecipe, inputRecipe } from './field.recipe.ts';

const COLORS = [
  'paper',
  'surface',
  'sunken',
  'shape',
  'line',
  'line-strong',
  'control',
  'ink',
  'ink-soft',
  'ink-faint',
  'pine',
  'pine-strong',
  'pine-soft',
  'on-pine',
  'ember',
  'ember-soft',
  'berry',
  'berry-soft',
  'on-berry',
  'sky',
  'sky-soft',
  'scrim',
];

const config = defineConfig({
  // The reset is in global.css, so that it precedes the first script.
  preflight: false,
  cssVarsRoot: ':where(html)',
  cssVarsPrefix: 'gc',
  theme: {
    breakpoints: { md: '720px' },
    tokens: {
      colors: Object.fromEntries(COLORS.map((name) => [name, { value: `var(--${name})` }])),
      radii: {
        s: { value: 'var(--radius-s)' },
        control: { value: 'var(--radius-control)' },
        m: { value: 'var(--radius-m)' },
        l: { value: 'var(--radius-l)' },
      },
      zIndex: { dialog: { value: 40 }, menu: { value: 50 }, toast: { value: 60 } },
    },
    keyframes: {
      breathe: { to: { opacity: 0.5 } },
      fadeIn: { from: { opacity: 0 } },
      fadeOut: { to: { opacity: 0 } },
      riseIn: { from: { opacity: 0, transform: 'translateY(8px)' } },
      sinkOut: { to: { opacity: 0, transform: 'translateY(8px)' } },
      sheetIn: { from: { transform: 'translateY(100%)' } },
      sheetOut: { to: { transform: 'translateY(100%)' } },
    },
    recipes: { button: buttonRecipe, input: inputRecipe },
    slotRecipes: { dialog: dialogRecipe, field: fieldRecipe, menu: menuRecipe, toast: toastRecipe },
  },
});

/** Chakra, reduced to what the product uses; colours are properties of tokens.css. */
export const system = createSystem(defaultBaseConfig, config);
