import * as fc from 'fast-check';
import { normalizedPlace, SCENES, sceneOf } from './scene.ts';

test.each([
  ['Lake Tahoe Ski Resort', 'snow'],
  ['Cannon Beach, Oregon', 'coast'],
  ['Crater Lake', 'lake'],
  ['Moab, Utah', 'desert'],
  ['Redwood National Park', 'forest'],
  ['New York', 'city'],
  ['Yosemite', 'forest'],
  ['Great Smoky Mountains', 'forest'],
  ['Big Sur, California', 'coast'],
  ['Bryce, Utah', 'desert'],
])('%s has the scene %s', (location, scene) => {
  expect(sceneOf(location)).toBe(scene);
});

test.each([
  ['Roseburg', 'Umpqua Hot Springs Hike-In', 'forest'],
  ['Roseburg', 'Ski weekend', 'snow'],
  ['Cannon Beach', 'Ski weekend', 'coast'],
])('%s has, for the trip %s, the scene %s', (location, tripName, scene) => {
  expect(sceneOf(location, tripName)).toBe(scene);
});

test('a name without a keyword changes nothing', () => {
  expect(sceneOf('Roseburg', 'Reunion')).toBe(sceneOf('Roseburg'));
});

test('parts of words are not matched', () => {
  expect(sceneOf('Seaton')).not.toBe('coast');
  expect(sceneOf('Parkway')).not.toBe('forest');
});

test('a location without a keyword gets a scene from its letters, and locations differ', () => {
  const scenes = ['Joseph, Oregon', 'Bend', 'Ashland', 'Eugene', 'Salem', 'Medford', 'Corvallis'].map(
    (location) => sceneOf(location),
  );
  expect(new Set(scenes).size).toBeGreaterThan(2);
});

test('all spellings of a location have the same scene', () => {
  const spellings = ['Joseph, Oregon', '  joseph,  OREGON\n', 'Ｊoseph, Oregon'];
  expect(new Set(spellings.map(normalizedPlace))).toEqual(new Set(['joseph, oregon']));
  expect(new Set(spellings.map((location) => sceneOf(location))).size).toBe(1);
});

test('every text has a scene', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (location) => {
      expect(SCENES).toContain(sceneOf(location));
    }),
  );
});
