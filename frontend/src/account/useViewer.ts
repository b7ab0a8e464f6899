import { useEffect } from 'react';
import { rememberSignedIn } from './signedInHint.ts';
import { useViewerQuery, type ViewerQuery } from './Viewer.generated.ts';

/** Who is signed in. */
export type Viewer = NonNullable<ViewerQuery['me']>;

/** Who is looking. `viewer` is null for a guest, and while `isLoading` nobody knows yet. */
export function useViewer(): {
  viewer: Viewer | null;
  isLoading: boolean;
  error: unknown;
  refetch: () => void;
} {
  const { data, error, refetch } = useViewerQuery();
  const viewer = data?.me ?? null;
  const isKnown = data !== undefined;
  const isSignedIn = viewer !== null;
  useEffect(() => {
    if (isKnown) rememberSignedIn(isSignedIn);
  }, [isKnown, isSignedIn]);
  return { viewer, isLoading: !isKnown && error === undefined, error, refetch: () => void refetch() };
}
