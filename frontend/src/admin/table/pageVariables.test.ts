import { fileVariables, pageVariables, partLabel } from './pageVariables.ts';

const NOTHING = { text: '', from: '', to: '', choice: '' };

describe("the variables of a table's query", () => {
  it('describe the current page, with null for empty filters', () => {
    expect(
      pageVariables(
        {
          sort: { key: 'NAME', isDescending: false },
          filter: { ...NOTHING, text: 'ben', to: '2026-11-21' },
          page: 2,
        },
        15,
      ),
    ).toEqual({
      limit: 15,
      offset: 30,
      search: 'ben',
      from: null,
      to: '2026-11-21',
      sort: 'NAME',
      direction: 'ASC',
    });
  });

  it('request the whole filtered list for a file, within the limit of one call', () => {
    const view = { sort: { key: 'NAME', isDescending: true }, filter: NOTHING, page: 4 };
    expect(fileVariables(view)).toMatchObject({ limit: 1000, offset: 0, search: null, direction: 'DESC' });
  });
});

it('the label of a page counts rows from one', () => {
  expect(partLabel(0, 15, 15, 1204)).toBe('1\u201315 out of 1,204 total');
  expect(partLabel(2, 15, 4, 34)).toBe('31\u201334 out of 34 total');
  expect(partLabel(7, 15, 0, 34)).toBe('none out of 34 total');
});
