import { lazy, useEffect, useState, type ComponentType, type FC } from 'react';
import { importWithRetry } from '../../browser/importWithRetry.ts';
import { NewVersionNotice } from './NewVersionNotice.tsx';

type Load<Props extends object> = () => Promise<ComponentType<Props>>;

/** A component in a chunk of its own. */
export interface LazyComponent<Props extends object> extends FC<Props> {
  /** Loads the code ahead; then it shows without the fallback, which React leaves standing for 300 ms at least. */
  readonly load: () => Promise<unknown>;
}

/** A page in a chunk of its own. */
export interface LazyPage<Props extends object> extends LazyComponent<Props> {
  /** Whether the code is there, which it asks for: until then the caller shows what it shows without data. */
  readonly useIsLoaded: () => boolean;
}

/** Unlike `lazy` alone it waits while offline, and a missing chunk after a deployment does not break the page. */
export function lazyComponent<Props extends object>(load: Load<Props>): LazyComponent<Props> {
  // Its props are all optional.
  return lazyCode(load, () => NewVersionNotice as ComponentType<object> as ComponentType<Props>);
}

/** Like {@link lazyComponent}, but a missing chunk is an error of the page. */
export function lazyPage<Props extends object>(load: Load<Props>): LazyPage<Props> {
  return lazyCode(load, (error) => {
    throw error;
  });
}

function lazyCode<Props extends object>(
  load: Load<Props>,
  whenMissing: (error: unknown) => ComponentType<Props>,
): LazyPage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => (Loaded ??= await load());
  const Lazy = lazy(async () => ({ default: await importWithRetry(loadOnce).catch(whenMissing) }));
  const Code = (props: Props) => {
    // Another component would mount it again and lose what was typed.
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
  return Object.assign(Code, { load: loadOnce, useIsLoaded });
}
