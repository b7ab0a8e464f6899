import { readFileSync } from 'node:fs';
import { SCENES } from '../../../../domain/trip/scene.ts';
import { standaloneScene } from './standaloneScene.ts';

const read = (name: string) => readFileSync(`frontend/src/ui/scenes/${name}`, 'utf8');
const styleSheet = read('Scene.module.css');

test.each(SCENES)('%s is a standalone picture with resolved colours', (scene) => {
  const picture = standaloneScene(scene, read(`${scene}.svg`), styleSheet);
  expect(new DOMParser().parseFromString(picture, 'image/svg+xml').documentElement.tagName).toBe('svg');
  const paints = [...picture.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint);
  expect(paints.filter((paint) => !/^(#[\da-f]{6}|none|transparent|#[\da-f]{3})$/.test(paint ?? ''))).toEqual(
    [],
  );
  expect(picture).not.toContain('var(');
});

test("a scene's own colours override the common ones, by day", () => {
  const css =
    ".scene {\n  --win: #111111;\n}\n.scene[data-scene='city'] {\n  --win: light-dark(#222222, #333333);\n}\n";
  const drawing = '<path fill="var(--win)"/>';
  expect(standaloneScene('city', drawing, css)).toBe('<path fill="#222222"/>');
  expect(standaloneScene('lake', drawing, css)).toBe('<path fill="#111111"/>');
});

test('a missing colour fails the build', () => {
  expect(() => standaloneScene('lake', '<path fill="var(--k1)"/>', '')).toThrow('no colour --k1');
});
