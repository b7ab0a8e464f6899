import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { Scene } from './Scene.tsx';

/** The widest header of a trip, by its height. */
const WIDEST = 1840 / 188;

test.each([
  ['Moab', 'desert'],
  ['Yosemite', 'forest'],
  ['Cannon Beach', 'coast'],
  ['Vail', 'snow'],
  ['Chicago', 'city'],
])('the header of %s shows the whole height of its drawing, with all layers: %s', (location, scene) => {
  const { container } = render(<Scene location={location} isWide />);
  const picture = container.querySelector('svg');
  expect(picture).toHaveAttribute('data-scene', scene);
  const [, , width = 0, height = 0] = (picture?.getAttribute('viewBox') ?? '').split(' ').map(Number);
  expect(width / height).toBeGreaterThan(WIDEST);
  const shown = [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);
  const drawing = readFileSync(`frontend/src/ui/scenes/${scene}.svg`, 'utf8');
  const layers = [...drawing.matchAll(/id="(layer\d)"/g)].map(([, id]) => id);
  expect([...new Set(shown)]).toEqual(layers);
});

test("the fire's glow at night fades out", () => {
  const { container } = render(<Scene location="Crater Lake" isWide />);
  const stops = [...container.querySelectorAll('radialGradient stop')];
  expect(stops.at(-1)).toHaveAttribute('stop-opacity', '0');
  expect(readFileSync('frontend/src/ui/scenes/lakeWide.svg', 'utf8')).not.toContain('--sc-fireglow');
});
