import { newId, newIdIn, ofTrip, placeOf } from './ids.ts';

describe('ids', () => {
  it('contain the place of their trip, and are unique and valid', () => {
    const tripId = newId();
    const ids = Array.from({ length: 1000 }, () => newIdIn(tripId));
    expect(new Set(ids).size).toBe(1000);
    for (const id of ids) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
      expect(placeOf(id)).toBe(placeOf(tripId));
    }
    expect(ofTrip(tripId)).toEqual({ tripId, place: placeOf(tripId) });
  });

  it('sort in the order of their creation', () => {
    const tripId = newId();
    const ids = Array.from({ length: 1000 }, () => newIdIn(tripId));
    expect(ids.toSorted()).toEqual(ids);
  });

  it('spread trips over the places, and keep the last digit free for colours', () => {
    const places = new Set(Array.from({ length: 4000 }, () => placeOf(newId())));
    expect(places.size).toBeGreaterThan(2000);
    expect(Math.max(...places)).toBeLessThanOrEqual(4095);
    expect(placeOf('01900000-0000-7000-8000-00abc0000000')).toBe(0xabc);
  });
});
