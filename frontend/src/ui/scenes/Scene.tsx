import { sceneOf } from '../../../../domain/trip/scene.ts';
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
  if (isWide && scene === 'lake') {
    return (
      <svg
        className={styles['scene']}
        data-scene="lakeWide"
        viewBox="0 0 1440 300"
        preserveAspectRatio="xMaxYMax slice"
        aria-hidden="true"
      >
        <use href={`${lakeWide}#scene`} />
      </svg>
    );
  }
  return (
    <svg
      className={styles['scene']}
      data-scene={scene}
      viewBox={isWide ? '0 0 400 170' : '0 0 400 200'}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${DRAWINGS[scene]}#scene`} />
    </svg>
  );
}
