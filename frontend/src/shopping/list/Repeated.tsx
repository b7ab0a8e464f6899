import { Trans } from '@lingui/react/macro';
import { Fragment } from 'react';
import { namesOf } from '../../../../domain/shopping/list/shopping.ts';
import { Button } from '../../ui/controls/Button.tsx';
import type { Repeats } from './useCart.ts';

/** Named before "and N more" (specification, section 9). */
const NAMED_DUPLICATES = 3;

interface RepeatedProps {
  readonly repeats: Repeats;
  readonly onOptimize: () => void;
}

/** What Optimize can put on one line: names that are there twice, else nearly the same ones, which it has no button for. */
export function Repeated({ repeats: { duplicates, near }, onOptimize }: RepeatedProps) {
  if (duplicates.length > 0) {
    const names = duplicates.slice(0, NAMED_DUPLICATES).map((name, index) => (
      <Fragment key={name}>
        {index > 0 && ', '}
        <bdi>{name}</bdi>
      </Fragment>
    ));
    const others = duplicates.length - names.length;
    return (
      <p className="secondary breaks">
        {others > 0 ? (
          <Trans>
            On the list more than once: {names} and {others} more
          </Trans>
        ) : (
          <Trans>On the list more than once: {names}</Trans>
        )}
      </p>
    );
  }
  const nearNames = near && namesOf(near);
  if (near === undefined) return null;
  return (
    <p className="secondary breaks">
      <Trans>
        Nearly the same: <bdi>{nearNames}</bdi>{' '}
        <Button variant="link" onClick={onOptimize}>
          Put on one line
        </Button>
      </Trans>
    </p>
  );
}
