import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, LogIn } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFeatures } from '../account/useFeatures.ts';
import { useViewer } from '../account/signIn/useViewer.ts';
import { Dashboard } from '../admin/Dashboard.tsx';
import { errorCode } from '../gql/errorMessage.ts';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { useDocumentTitle } from '../browser/hooks/useDocumentTitle.ts';
import styles from './AdminPage.module.css';
import { DeadEnd } from './gone/DeadEnd.tsx';

export function AdminPage() {
  useDocumentTitle(t`Admin Dashboard`);
  const { viewer, isLoading, error, isRetrying, refetch } = useViewer();
  const { productName } = useFeatures();

  if (viewer?.isAdmin === true) return <Dashboard productName={productName} refusal={refusalOf} />;
  if (viewer !== null) return <AccessDenied />;
  if (isLoading) {
    return (
      <div className={styles['checking']} role="status">
        <h1>
          <Trans>Checking permissions...</Trans>
        </h1>
      </div>
    );
  }
  if (error !== undefined) {
    return (
      <ErrorState
        isPage
        title={t`No connection to the server`}
        text={t`Your permissions could not be checked. Check your connection and try again.`}
        onRetry={refetch}
        isRetrying={isRetrying}
        action={
          <ButtonLink to="/" icon={<ArrowLeft size={18} />}>
            <Trans>Back to Home</Trans>
          </ButtonLink>
        }
      />
    );
  }
  return <AuthenticationRequired />;
}

/** The session or the role may have ended since the page loaded. */
function refusalOf(error: unknown): ReactNode {
  const code = errorCode(error);
  if (code === 'UNAUTHENTICATED') return <AuthenticationRequired />;
  return code === 'FORBIDDEN' ? <AccessDenied /> : null;
}

function AuthenticationRequired() {
  return (
    <DeadEnd
      title={t`Authentication Required`}
      text={t`Please sign in to access the admin dashboard.`}
      back={t`Go to Login`}
      icon={<LogIn />}
    />
  );
}

function AccessDenied() {
  return (
    <DeadEnd
      title={t`Access Denied`}
      text={t`You don't have admin permissions to view this dashboard.`}
      back={t`Back to Home`}
    />
  );
}
