import campTable from './CampTable.module.css';
import styles from './Scene.module.css';
import signpost from './signpost.svg?no-inline';

export function Signpost() {
  return (
    <svg
      className={`${styles['scene']} ${campTable['palette']}`}
      data-scene="forest"
      viewBox="0 0 520 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={`${signpost}#scene`} />
    </svg>
  );
}
