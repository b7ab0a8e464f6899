import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Signpost } from '../../ui/scenes/Signpost.tsx';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import styles from './NotFoundPage.module.css';

/** Replaces a trip that others deleted, or removed the viewer from. */
export function TripGone() {
  useDocumentTitle('Trip no longer available');
  return (
    <div className={styles['page']} role="alert">
      <div className={styles['card']}>
        <div className={styles['picture']}>
          <Signpost />
        </div>
        <div className={styles['body']}>
          <h1>This trip is no longer available</h1>
          <p>It was deleted, or you are no longer a participant.</p>
          <ButtonLink to="/" variant="primary" icon={<ArrowLeft />}>
            Back to your trips
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
