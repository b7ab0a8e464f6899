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
          <h1>Credits Not Available</h1>
          <p>The credits system is currently disabled on this instance.</p>
          <ButtonLink to="/" variant="primary" icon={<ArrowLeft />}>
            Back to Home
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
