import { SCENES, sceneOf } from './sceneOf.ts';

const ID = '0190b000-0000-7000-8000-000000000003';

test.each([
  ['Lake Tahoe Ski Resort', 'snow'],
  ['Cannon Beach, Oregon', 'coast'],
  ['Crater Lake', 'lake'],
  ['Moab, Utah', 'desert'],
  ['Redwood National Park', 'forest'],
  ['New York', 'city'],
])('%s looks like %s', (location, scene) => {
  expect(sceneOf(location, ID)).toBe(scene);
});

test('words inside of words tell nothing', () => {
  expect(sceneOf('Seaton Parkway', ID)).toBe(SCENES[3]);
});

test('without a telling word the id decides, and always the same', () => {
  expect(sceneOf('Joseph, Oregon', '0190b000-0000-7000-8000-00000000000f')).toBe('coast');
  expect(sceneOf('', '')).toBe('lake');
});
