import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Signpost } from '../../ui/scenes/Signpost.tsx';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import styles from './NotFoundPage.module.css';

/** Replaces a trip that others deleted, or removed the viewer from. */
export function TripGone() {
  useDocumentTitle(t`Trip no longer available`);
  return (
    <div className={styles['page']} role="alert">
      <div className={styles['card']}>
        <div className={styles['picture']}>
          <Signpost />
        </div>
        <div className={styles['body']}>
          <h1>
            <Trans>This trip is no longer available</Trans>
          </h1>
          <p>
            <Trans>It was deleted, or you are no longer a participant.</Trans>
          </p>
          <ButtonLink to="/" variant="primary" icon={<ArrowLeft />}>
            <Trans>Back to your trips</Trans>
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
