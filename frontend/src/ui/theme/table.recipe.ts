import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** On phones each row is a block of labels and values, in two columns. */
export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell'],
  base: {
    root: {
      width: '100%',
      font: '400 var(--t14) var(--text)',
      fontVariantNumeric: 'tabular-nums',
      mdDown: { display: 'block' },
    },
    header: { mdDown: { srOnly: true } },
    body: { mdDown: { display: 'block' } },
    row: {
      'tbody > & + &': { borderTopWidth: '1px', borderColor: 'line' },
      'tbody > &': {
        mdDown: {
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: 'var(--s8) var(--s16)',
          padding: 'var(--s16)',
          // Without a figure the title has its line to itself.
          '&:not(:has([data-place=figure])) [data-place=title]': { gridColumn: '1 / -1' },
        },
      },
      _print: { breakInside: 'avoid' },
    },
    columnHeader: {
      height: '44px',
      padding: '0 var(--s12)',
      borderBottomWidth: '1px',
      borderColor: 'line-strong',
      background: 'paper',
      color: 'ink-soft',
      font: '560 var(--t14) var(--text)',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      '&:first-of-type': { paddingInlineStart: 'var(--s16)' },
      '&:last-of-type': { paddingInlineEnd: 'var(--s16)' },
      '&[data-kind=number]': { textAlign: 'end' },
      '& button': {
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 'var(--s4)',
        minHeight: '44px',
        // Room for the focus ring beside the text.
        marginInline: 'calc(-1 * var(--s8))',
        paddingInline: 'var(--s8)',
        font: 'inherit',
        _hover: { color: 'ink' },
        '&[data-sorted]': { color: 'ink' },
        _focusVisible: { outlineOffset: '-4px' },
      },
      '&[data-kind=number] button': { flexDirection: 'row-reverse' },
    },
    cell: {
      '&[data-place=figure]': { fontWeight: 640 },
      '& [data-label]': { _print: { display: 'none' } },
      // Chakra's `md` does not hold on paper.
      '@media print, (min-width: 720px)': {
        height: '56px',
        padding: 'var(--s8) var(--s12)',
        whiteSpace: 'nowrap',
        '&:first-of-type': { paddingInlineStart: 'var(--s16)' },
        '&:last-of-type': { paddingInlineEnd: 'var(--s16)' },
        '&[data-kind=number]': { textAlign: 'end' },
      },
      mdDown: {
        minWidth: 0,
        overflowWrap: 'anywhere',
        // Each name above its value, so that values begin on one line.
        '& [data-label]': { display: 'block', color: 'ink-soft', font: '400 var(--t14) var(--text)' },
        '&[data-place=title], &[data-place=figure]': { gridRow: 1 },
        '&[data-place=title]': {
          gridColumn: 1,
          font: '400 var(--t16) var(--text)',
          '& [data-label]': { display: 'none' },
        },
        '&[data-place=figure]': {
          display: 'flex',
          flexDirection: 'column-reverse',
          justifyContent: 'flex-end',
          gridColumn: 2,
          font: '640 var(--t16) var(--text)',
          textAlign: 'end',
          '& [data-label]': { fontWeight: 400 },
        },
      },
    },
  },
});
