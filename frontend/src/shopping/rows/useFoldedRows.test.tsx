import { MockedProvider } from '@apollo/client/testing/react';
import { renderHook } from '@testing-library/react';
import { cartRow } from '../../../test/cartRow.ts';
import { useFoldedRows } from './useFoldedRows.ts';

interface List {
  readonly isBought: boolean;
  readonly showsPurchased: boolean;
}

/** The folded rows of a list with one line, after each of these states. */
function foldedAfter(lists: readonly [List, ...List[]]): string[] {
  const { result, rerender } = renderHook(
    ({ isBought, showsPurchased }: List) =>
      useFoldedRows([cartRow('i1', 'Milk', { purchased: isBought })], { shownAs: 'all', showsPurchased }),
    { initialProps: lists[0], wrapper: MockedProvider },
  );
  for (const list of lists) rerender(list);
  return [...result.current[0]];
}

const bought = (showsPurchased: boolean): List => ({ isBought: true, showsPurchased });
const open = (showsPurchased: boolean): List => ({ isBought: false, showsPurchased });

describe('the rows below "bought"', () => {
  it.each<[string, readonly [List, ...List[]], string[]]>([
    ['what was bought before the list was opened', [bought(false)], ['i1']],
    ['nothing that is bought in view', [open(false), bought(false)], []],
    ['nothing that is open again, and bought in view', [bought(false), open(false), bought(false)], []],
    ['what is open again, while its line is shown there', [bought(true), open(true)], ['i1']],
    ['nothing that is open again, when they are closed', [bought(true), open(true), open(false)], []],
  ])('have %s', (_, lists, folded) => {
    expect(foldedAfter(lists)).toEqual(folded);
  });
});
