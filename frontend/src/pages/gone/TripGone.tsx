import { t } from '@lingui/core/macro';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { DeadEnd } from './DeadEnd.tsx';

/** Replaces a trip that others deleted, or removed the viewer from. */
export function TripGone() {
  useDocumentTitle(t`Trip no longer available`);
  return (
    <DeadEnd
      role="alert"
      title={t`This trip is no longer available`}
      text={t`It was deleted, or you are no longer a participant.`}
      back={t`Back to your trips`}
    />
  );
}
