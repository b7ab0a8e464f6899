import { type ComponentType, type FC, lazy, useState } from 'react';
import { latePart } from '../browser/latePart.ts';

/** A page in a chunk of its own. */
export interface LatePage<Props extends object> extends FC<Props> {
  /** Loads the code; then the page shows without the fallback, which React leaves standing for 300 ms at least. */
  readonly load: () => Promise<unknown>;
}

/** @param load the page's component */
export function latePage<Props extends object>(load: () => Promise<ComponentType<Props>>): LatePage<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const loadOnce = async () => {
    Loaded ??= await load();
    return { default: Loaded };
  };
  const Late = lazy(() => latePart(loadOnce));
  const Page = (props: Props) => {
    // Another component would mount the page again and lose what was typed.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Late);
    return <Shown {...props} />;
  };
  return Object.assign(Page, { load: loadOnce });
}
