import { t } from '@lingui/core/macro';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { DeadEnd } from './DeadEnd.tsx';

export interface NotFoundPageProps {
  /** Visitors have no trips to return to. */
  readonly isVisitor?: boolean;
}

/** For unknown addresses, and objects this viewer may not see. */
export function NotFoundPage({ isVisitor = false }: NotFoundPageProps) {
  const title = t`Page Not Found`;
  useDocumentTitle(title);
  return (
    <DeadEnd
      title={title}
      text={t`The address may have a typo, or the trip was removed.`}
      back={isVisitor ? t`Back to Home` : t`Back to your trips`}
    />
  );
}
