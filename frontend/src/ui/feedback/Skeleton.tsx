import type { CSSProperties, ReactNode } from 'react';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** In px, or any CSS length; without it as wide as there is room. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly radius?: number;
}

/** The shape of what is on its way. Put {@link Loading} once around a page of them. */
export function Skeleton({ width, height = 16, radius = 8 }: SkeletonProps) {
  const shape: CSSProperties = { height, borderRadius: radius, ...(width !== undefined && { width }) };
  return <span className={styles['skeleton']} style={shape} aria-hidden="true" />;
}

interface LoadingProps {
  /** What is on its way, for those who listen: "Loading your trips". */
  readonly label: string;
  /** The skeletons stand for a whole page, and the label for its heading. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
}

/** Says to those who listen what the skeletons inside stand for. */
export function Loading({ label, isPage = false, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <div className={styles['label']} role="status">
        {isPage ? <h1>{label}</h1> : label}
      </div>
      {children}
    </div>
  );
}
