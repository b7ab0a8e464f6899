import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    maxWidth: '100%',
    background: 'shape',
    animation: 'breathe 1.6s ease-in-out infinite alternate',
  },
});

const SOFT = { color: 'ink-soft', textWrap: 'balance' };

export const emptyStateRecipe = defineSlotRecipe({
  className: 'empty-state',
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: { padding: '24px 16px 32px', textAlign: 'center' },
    content: { display: 'grid', justifyItems: 'center' },
    indicator: { marginBottom: '10px', color: 'pine' },
    description: { ...SOFT, maxWidth: '42ch', marginTop: '4px' },
  },
});

export const errorStateRecipe = defineSlotRecipe({
  className: 'error-state',
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: { padding: '64px 20px', textAlign: 'center' },
    content: { display: 'grid', justifyItems: 'center', gap: '8px' },
    indicator: { color: 'ember' },
    // Size of a section's title, as h1 or h2.
    title: { fontSize: '25px', lineHeight: '32px', letterSpacing: '-0.012em' },
    description: { ...SOFT, maxWidth: '48ch' },
  },
});

export const noticeRecipe = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'title', 'description', 'content', 'indicator'],
  base: {
    root: {
      display: 'flex',
      gap: '12px',
      padding: '12px 16px',
      borderRadius: '10px',
      fontSize: '14px',
      lineHeight: '20px',
      overflowWrap: 'anywhere',
      '&[data-tone=plain]': { background: 'sunken', color: 'ink-soft' },
      '&[data-tone=ember]': { background: 'ember-soft', color: 'ember' },
      '&[data-tone=berry]': { background: 'berry-soft' },
      '&[data-tone=sky]': { background: 'sky-soft' },
    },
    indicator: {
      flex: 'none',
      marginTop: '1px',
      '[data-tone=berry] > &': { color: 'berry' },
      '[data-tone=sky] > &': { color: 'sky' },
    },
    content: { minWidth: 0 },
    title: { fontWeight: 640 },
  },
});
