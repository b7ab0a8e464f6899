import { asText } from '../../text/asText.ts';
import type { EaterAvoid } from '../eater/eater.ts';
import { avoidNotesOf, respected } from './respected.ts';
import { TRIP_RULES } from './tripRules.ts';

const NUTS: EaterAvoid = { kind: 'content', value: 'treeNut', strictness: 'allergy' };
const MILK: EaterAvoid = { kind: 'content', value: 'dairy', strictness: 'allergy' };
const NO_DAIRY: EaterAvoid = { kind: 'diet', value: 'dairy-free', strictness: 'allergy' };

test('people with the same allergies are named together, in whatever order they were entered', () => {
  const groups = respected([
    { name: 'Ana', avoids: [NUTS, MILK] },
    { name: 'Ben', avoids: [MILK, NUTS] },
  ]);
  expect(groups).toHaveLength(1);
  expect(groups[0]?.names).toEqual(['Ana', 'Ben']);
  expect(groups[0]?.notes.map(asText)).toEqual(['allergic to milk and tree nuts']);
});

test('a rule of the trip that is said twice is told once', () => {
  expect(avoidNotesOf(TRIP_RULES, [NO_DAIRY, MILK]).map(asText)).toEqual(['no milk']);
});
