import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Signpost } from '../../ui/scenes/Signpost.tsx';
import styles from '../gone/NotFoundPage.module.css';

export function CreditsUnavailable() {
  return (
    <div className={styles['page']}>
      <div className={styles['card']}>
        <div className={styles['picture']}>
          <Signpost />
        </div>
        <div className={styles['body']}>
          <h1>
            <Trans>Credits Not Available</Trans>
          </h1>
          <p>
            <Trans>The credits system is currently disabled on this instance.</Trans>
          </p>
          <ButtonLink to="/" variant="primary" icon={<ArrowLeft />}>
            <Trans>Back to Home</Trans>
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
