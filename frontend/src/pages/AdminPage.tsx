import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowLeft, Lock, LogIn, ShieldX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFeatures } from '../account/useFeatures.ts';
import { useViewer } from '../account/signIn/useViewer.ts';
import { Dashboard } from '../admin/Dashboard.tsx';
import { errorCode } from '../gql/errorMessage.ts';
import { ButtonLink } from '../ui/controls/Button.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { useDocumentTitle } from '../browser/hooks/useDocumentTitle.ts';
import styles from './AdminPage.module.css';

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
        action={<BackToHome />}
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
    <Refusal
      picture={<Lock size={32} strokeWidth={1.5} />}
      title={t`Authentication Required`}
      text={t`Please sign in to access the admin dashboard.`}
    >
      <ButtonLink to="/" variant="primary" icon={<LogIn size={18} />}>
        <Trans>Go to Login</Trans>
      </ButtonLink>
    </Refusal>
  );
}

function AccessDenied() {
  return (
    <Refusal
      picture={<ShieldX size={32} strokeWidth={1.5} />}
      title={t`Access Denied`}
      text={t`You don't have admin permissions to view this dashboard.`}
    >
      <BackToHome />
    </Refusal>
  );
}

function BackToHome() {
  return (
    <ButtonLink to="/" icon={<ArrowLeft size={18} />}>
      <Trans>Back to Home</Trans>
    </ButtonLink>
  );
}

interface RefusalProps {
  readonly picture: ReactNode;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Refusal({ picture, title, text, children }: RefusalProps) {
  return (
    <div className={styles['refusal']}>
      <div className={styles['card']}>
        <span className={styles['picture']} aria-hidden="true">
          {picture}
        </span>
        <h1>{title}</h1>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
