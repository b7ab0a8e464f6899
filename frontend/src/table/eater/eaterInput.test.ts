import type { TripEater } from '../tripTable.ts';
import { baseOf, changesOf, inputOf } from './eaterInput.ts';

const ben: TripEater = {
  ...{ id: 'e1', name: 'Ben', participantId: 'p1', isCompanion: true, portionQuarters: 4, avoids: [] },
  ...{ arrives: null, leaves: null, version: 3, viewerCan: ['EDIT'] },
};

test('what others changed since the form was opened is no change of the form', () => {
  const typed = { ...inputOf(ben), quarters: 2 };
  expect(changesOf(baseOf(typed), typed, true)).toEqual({ portion: 0.5 });
  expect(typed.base?.version).toBe(3);
});
