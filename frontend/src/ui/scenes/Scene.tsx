import { useId } from 'react';
import { sceneOf, type SceneName } from '../../../../domain/trip/scene.ts';
import city from './city.svg?no-inline';
import coast from './coast.svg?no-inline';
import desert from './desert.svg?no-inline';
import forest from './forest.svg?no-inline';
import lake from './lake.svg?no-inline';
import lakeWide from './lakeWide.svg?no-inline';
import styles from './Scene.module.css';
import snow from './snow.svg?no-inline';

const DRAWINGS = { city, coast, desert, forest, lake, snow };

interface SceneProps {
  readonly location: string;
  readonly tripName?: string;
  /** For wide strips such as a page's head. */
  readonly isWide?: boolean;
}

/** Decorative landscape by location and name. `<use>` keeps the drawings out of scripts, yet themed. */
export function Scene({ location, tripName, isWide = false }: SceneProps) {
  const scene = sceneOf(location, tripName);
  if (isWide) return scene === 'lake' ? <WideLake /> : <WideScene scene={scene} />;
  return (
    <svg
      className={styles['scene']}
      data-scene={scene}
      viewBox="0 0 400 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${DRAWINGS[scene]}#scene`} />
    </svg>
  );
}

function WideLake() {
  const id = useId();
  // Inline, as gradients must be in the document that uses them.
  return (
    <svg
      className={styles['scene']}
      data-scene="lakeWide"
      viewBox="0 0 1440 300"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      <radialGradient id={id}>
        <stop offset="0" stopColor="var(--sc-fireglow)" stopOpacity="0.6" />
        <stop offset="0.35" stopColor="var(--sc-fireglow)" stopOpacity="0.25" />
        <stop offset="1" stopColor="var(--sc-fireglow)" stopOpacity="0" />
      </radialGradient>
      <use href={`${lakeWide}#scene`} />
      <circle cx="993" cy="262" r="150" fill={`url(#${id})`} />
    </svg>
  );
}

type WideSceneName = Exclude<SceneName, 'lake'>;

/** Even layers are land and go on to the left, odd ones are single things. */
const LAYERS: Readonly<Record<WideSceneName, number>> = { desert: 6, forest: 4, coast: 6, snow: 4, city: 3 };
const TILE = 400;
const TILES = 5;

/** The drawing at the right in its full height; its land goes on to the left, each second time mirrored. */
function WideScene({ scene }: { readonly scene: WideSceneName }) {
  const right = (TILES - 1) * TILE;
  return (
    <svg
      className={styles['scene']}
      data-scene={scene}
      viewBox={`0 0 ${TILES * TILE} 200`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {Array.from({ length: LAYERS[scene] }, (_, layer) => {
        const href = `${DRAWINGS[scene]}#layer${layer}`;
        if (layer % 2 === 1) return <use key={layer} href={href} transform={`translate(${right})`} />;
        return (
          <g key={layer}>
            {Array.from({ length: TILES }, (_tile, index) => (
              <use key={index} href={href} transform={tileAt(right - index * TILE, index % 2 === 1)} />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

/** A little wider than its place, so that no seam shows. */
function tileAt(left: number, isMirrored: boolean): string {
  return isMirrored
    ? `translate(${left + TILE + 1}) scale(-1.005 1)`
    : `translate(${left - 1}) scale(1.005 1)`;
}
