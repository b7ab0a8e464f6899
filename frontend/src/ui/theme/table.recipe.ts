import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** On phones each row is a block of labels and values, in two columns. */
export const tableRecipe = defineSlotRecipe({
  className: 'table',
  slots: ['root', 'header', 'body', 'row', 'columnHeader', 'cell'],
  base: {
    root: {
      width: '100%',
      fontSize: '14px',
      lineHeight: '20px',
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
          gap: '10px 16px',
          padding: '16px',
          // Without a figure the title has its line to itself.
          '&:not(:has([data-place=figure])) [data-place=title]': { gridColumn: '1 / -1' },
        },
      },
      _print: { breakInside: 'avoid' },
    },
    columnHeader: {
      height: '44px',
      padding: '0 12px',
      borderBottomWidth: '1px',
      borderColor: 'line-strong',
      background: 'paper',
      color: 'ink-soft',
      fontSize: '13px',
      fontWeight: 560,
      lineHeight: '18px',
      textAlign: 'start',
      whiteSpace: 'nowrap',
      '&:first-of-type': { paddingInlineStart: '20px' },
      '&:last-of-type': { paddingInlineEnd: '20px' },
      '&[data-kind=number]': { textAlign: 'end' },
      '& button': {
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: '5px',
        minHeight: '44px',
        // Room for the focus ring beside the text.
        marginInline: '-8px',
        paddingInline: '8px',
        font: 'inherit',
        _hover: { color: 'ink' },
        '&[data-sorted]': { color: 'ink' },
        _focusVisible: { outlineOffset: '-4px' },
      },
      '&[data-kind=number] button': { flexDirection: 'row-reverse' },
    },
    cell: {
      '&[data-place=figure]': { fontWeight: 600 },
      '& [data-label]': { _print: { display: 'none' } },
      // Chakra's `md` does not hold on paper.
      '@media print, (min-width: 720px)': {
        height: '56px',
        padding: '8px 12px',
        whiteSpace: 'nowrap',
        '&:first-of-type': { paddingInlineStart: '20px' },
        '&:last-of-type': { paddingInlineEnd: '20px' },
        '&[data-kind=number]': { textAlign: 'end' },
      },
      mdDown: {
        minWidth: 0,
        overflowWrap: 'anywhere',
        // Each name above its value, so that values begin on one line.
        '& [data-label]': { display: 'block', color: 'ink-soft', fontSize: '13px', lineHeight: '18px' },
        '&[data-place=title], &[data-place=figure]': { gridRow: 1 },
        '&[data-place=title]': { gridColumn: 1, fontSize: '16px', '& [data-label]': { display: 'none' } },
        '&[data-place=figure]': {
          display: 'flex',
          flexDirection: 'column-reverse',
          justifyContent: 'flex-end',
          gridColumn: 2,
          fontSize: '16px',
          lineHeight: '22px',
          textAlign: 'end',
          '& [data-label]': { fontWeight: 400 },
        },
      },
    },
  },
});
