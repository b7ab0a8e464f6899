import { chakra } from '@chakra-ui/react/styled-system';
import type { CSSProperties, ReactNode } from 'react';
import { skeletonRecipe } from '../theme/feedback.recipe.ts';

const Shape = chakra('span', skeletonRecipe);

interface SkeletonProps {
  /** In px or any CSS length; full width by default. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly radius?: number;
}

/** A loading placeholder; wrap a page of them in one {@link Loading}. */
export function Skeleton({ width, height = 16, radius = 8 }: SkeletonProps) {
  const shape: CSSProperties = { height, borderRadius: radius, ...(width !== undefined && { width }) };
  return <Shape style={shape} aria-hidden="true" />;
}

interface LoadingProps {
  /** For screen readers: "Loading your trips". */
  readonly label: string;
  /** Makes the label the page's h1. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
}

/** Announces what its skeletons stand for. */
export function Loading({ label, isPage = false, children }: LoadingProps) {
  return (
    <div aria-busy="true">
      <div className="visuallyHidden" role="status">
        {isPage ? <h1>{label}</h1> : label}
      </div>
      {children}
    </div>
  );
}

/** One shape in place of what loads. */
export function LoadingShape({ label, ...shape }: Pick<LoadingProps, 'label'> & SkeletonProps) {
  return (
    <Loading label={label}>
      <Skeleton {...shape} />
    </Loading>
  );
}
