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
    root: { padding: 'var(--s24) var(--s16) var(--s32)', textAlign: 'center' },
    content: { display: 'grid', justifyItems: 'center' },
    indicator: { marginBottom: 'var(--s8)', color: 'pine' },
    description: { ...SOFT, maxWidth: '42ch', marginTop: 'var(--s4)' },
  },
});

export const errorStateRecipe = defineSlotRecipe({
  className: 'error-state',
  slots: ['root', 'content', 'indicator', 'title', 'description'],
  base: {
    root: { padding: 'var(--s64) var(--s16)', textAlign: 'center' },
    content: { display: 'grid', justifyItems: 'center', gap: 'var(--s8)' },
    indicator: { color: 'ember' },
    // Size of a section's title, as h1 or h2.
    title: { font: '560 var(--d22) var(--display)', letterSpacing: '-0.012em' },
    description: { ...SOFT, maxWidth: '48ch' },
  },
});

export const noticeRecipe = defineSlotRecipe({
  className: 'notice',
  slots: ['root', 'title', 'description', 'content', 'indicator'],
  base: {
    root: {
      display: 'flex',
      gap: 'var(--s12)',
      padding: 'var(--s12) var(--s16)',
      borderRadius: 'control',
      font: '400 var(--t14) var(--text)',
      overflowWrap: 'anywhere',
      '&[data-tone=plain]': { background: 'sunken', color: 'ink-soft' },
      '&[data-tone=ember]': { background: 'ember-soft', color: 'ember' },
      '&[data-tone=berry]': { background: 'berry-soft' },
      '&[data-tone=sky]': { background: 'sky-soft' },
    },
    indicator: {
      flex: 'none',
      marginTop: '2px',
      '[data-tone=berry] > &': { color: 'berry' },
      '[data-tone=sky] > &': { color: 'sky' },
    },
    content: { minWidth: 0 },
    title: { fontWeight: 640 },
  },
});
