import { type ComponentType, type FC, lazy, useEffect, useState } from 'react';
import { importWithRetry } from '../../browser/importWithRetry.ts';

/** A page in a chunk of its own. */
export interface LazyPage<Props extends object> extends FC<Props> {
  /** Loads the code; then the page shows without the fallback, which React leaves standing for 300 ms at least. */
  readonly load: () => Promise<unknown>;
  /** Whether the code is there, which it asks for: until then the caller shows what it shows without data. */
  readonly useIsLoaded: () => boolean;
}

export function lazyPage<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Lazy = lazy(() => importWithRetry(loadOnce));
  const Page = (props: Props) => {
    // Another component would mount the page again and lose what was typed.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Lazy);
    return <Shown {...props} />;
  };
  const useIsLoaded = () => {
    const [isLoaded, setLoaded] = useState(Loaded !== undefined);
    useEffect(() => {
      const show = () => setLoaded(true);
      // The page itself fails, if it does.
      if (!isLoaded) void importWithRetry(loadOnce).then(show, show);
    }, [isLoaded]);
    return isLoaded;
  };
  return Object.assign(Page, { load: loadOnce, useIsLoaded });
}
