import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Signpost } from '../../ui/scenes/Signpost.tsx';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import styles from './NotFoundPage.module.css';

export interface NotFoundPageProps {
  /** Visitors have no trips to return to. */
  readonly isVisitor?: boolean;
}

/** For unknown addresses, and objects this viewer may not see. */
export function NotFoundPage({ isVisitor = false }: NotFoundPageProps) {
  useDocumentTitle(t`Page Not Found`);
  return (
    <div className={styles['page']}>
      <div className={styles['card']}>
        <div className={styles['picture']}>
          <Signpost />
        </div>
        <div className={styles['body']}>
          <h1>
            <Trans>Page Not Found</Trans>
          </h1>
          <p>
            <Trans>The address may have a typo, or the trip was removed.</Trans>
          </p>
          <ButtonLink to="/" variant="primary" icon={<ArrowLeft />}>
            {isVisitor ? t`Back to Home` : t`Back to your trips`}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
