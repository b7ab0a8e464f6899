import { boughtLabel } from './boughtLabel.ts';

const PEOPLE = [
  { id: 'p1', name: 'Maya Torres', isViewer: true },
  { id: 'p2', name: 'Jonas Weber', isViewer: false },
];

function bought(purchasedById: string | null, hours: number, minutes: number) {
  return { purchased: true, purchasedById, purchasedAt: new Date(2030, 5, 13, hours, minutes).toISOString() };
}

const OPEN = { purchased: false, purchasedById: null, purchasedAt: null };

describe('the purchase label', () => {
  it("shows the viewer's local time, with the day unless it was today", () => {
    expect(boughtLabel([bought('p2', 14, 15)], PEOPLE, '2030-06-13')).toBe('Bought by Jonas Weber, 2:15 PM');
    expect(boughtLabel([bought('p1', 0, 5)], PEOPLE, '2030-06-14')).toBe('Bought by you, Jun 13, 12:05 AM');
  });

  it('names all buyers and the last time', () => {
    const rows = [bought('p2', 14, 15), bought('p1', 9, 0), OPEN];
    expect(boughtLabel(rows, PEOPLE, '2030-06-13')).toBe('Bought by you and Jonas Weber, 2:15 PM');
  });

  it('omits former participants, and is empty without a time', () => {
    expect(boughtLabel([bought(null, 9, 0)], PEOPLE, '2030-06-13')).toBe('Bought 9:00 AM');
    expect(boughtLabel([OPEN], PEOPLE, '2030-06-13')).toBe('');
    expect(boughtLabel([{ ...OPEN, purchased: true }], PEOPLE, '2030-06-13')).toBe('');
  });
});
