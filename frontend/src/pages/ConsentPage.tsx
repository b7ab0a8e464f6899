import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ConsentForm } from '../account/consent/ConsentForm.tsx';
import { ProgramFacts } from '../account/consent/ProgramFacts.tsx';
import { useProgramRequest } from '../account/consent/useProgramRequest.ts';
import { useSignInDialog } from '../account/signIn/useSignInDialog.ts';
import { useViewer } from '../account/signIn/useViewer.ts';
import { useDocumentTitle } from '../browser/hooks/useDocumentTitle.ts';
import { errorCode, readFailure } from '../gql/errorMessage.ts';
import { Button, ButtonLink } from '../ui/controls/Button.tsx';
import { ErrorState } from '../ui/feedback/ErrorState.tsx';
import { Loading, Skeleton } from '../ui/feedback/Skeleton.tsx';
import styles from './ConsentPage.module.css';

export interface ConsentPageProps {
  /** Another one in tests. */
  readonly leave?: (url: string) => void;
}

/** A program asks for a token over OAuth; its person allows it, or does not. */
export function ConsentPage({ leave = (url) => window.location.assign(url) }: ConsentPageProps) {
  useDocumentTitle(t`Connect a program`);
  const account = useViewer();
  const search = useAskedSearch();
  const { request, error, isLoading, refetch } = useProgramRequest(search);
  const [isAnswered, setAnswered] = useState(false);
  const answer = (url: string) => {
    setAnswered(true);
    leave(url);
  };
  if (error !== undefined && request === undefined)
    return errorCode(error) === 'BAD_USER_INPUT' ? (
      <ErrorState
        isPage
        title={t`This program cannot be connected`}
        text={readFailure(error)}
        action={<BackToTrips />}
      />
    ) : (
      <NotLoaded error={error} onRetry={refetch} isRetrying={isLoading} />
    );
  const { viewer } = account;
  if (account.error !== undefined && viewer === null)
    return <NotLoaded error={account.error} onRetry={account.refetch} isRetrying={account.isRetrying} />;
  if (request === undefined || account.isLoading) return <ConsentSkeleton />;
  const { name, problem, refusedUrl } = request;
  if (isAnswered)
    return (
      <Page title={t`You can close this page`}>
        <p className={styles['text']} role="status">
          <Trans>
            <bdi>{name}</bdi> has your answer, and goes on.
          </Trans>
        </p>
      </Page>
    );
  const facts = (viewerName: string | null) => (
    <div className={styles['card']}>
      <ProgramFacts request={request} viewerName={viewerName} />
    </div>
  );
  if (problem !== null)
    return (
      <Page title={t`This program cannot be connected`}>
        <p className={styles['text']}>
          <Trans>It asks in a way that is not supported: {problem}. Nothing was allowed.</Trans>
        </p>
        {facts(null)}
        <Button variant="primary" size="tall" isWide onClick={() => answer(refusedUrl)}>
          <Trans>Back to the program</Trans>
        </Button>
      </Page>
    );
  return (
    <Page title={t`Connect a program?`}>
      <p className={styles['text']}>
        <Trans>Allow it only if you have just connected it yourself: any program can take any name.</Trans>
      </p>
      {facts(viewer?.name ?? null)}
      {viewer === null ? (
        <SignInFirst />
      ) : (
        <>
          <ConsentForm key={search} viewer={viewer} request={request} search={search} onAnswer={answer} />
          <p className={styles['text']}>
            <Trans>You can take this back at any time: Settings, Your programs.</Trans>
          </p>
        </>
      )}
    </Page>
  );
}

/** As the program asks; dialogs of ours add to the address. */
function useAskedSearch(): string {
  const asked = new URLSearchParams(useLocation().search);
  asked.delete('dialog');
  return asked.toString();
}

function SignInFirst() {
  const signIn = useSignInDialog(false);
  return (
    <>
      <p className={styles['text']}>
        <Trans>Sign in first. You come back to this page.</Trans>
      </p>
      <Button variant="primary" size="tall" isWide onClick={signIn.open}>
        <Trans>Sign In</Trans>
      </Button>
    </>
  );
}

interface PageProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Page({ title, children }: PageProps) {
  return (
    <div className={styles['page']}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

interface NotLoadedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly isRetrying: boolean;
}

function NotLoaded({ error, onRetry, isRetrying }: NotLoadedProps) {
  return (
    <ErrorState
      isPage
      title={t`The request could not be loaded`}
      text={readFailure(error)}
      onRetry={onRetry}
      isRetrying={isRetrying}
      action={<BackToTrips />}
    />
  );
}

function BackToTrips() {
  return (
    <ButtonLink to="/">
      <Trans>Back to your trips</Trans>
    </ButtonLink>
  );
}

function ConsentSkeleton() {
  return (
    <Loading label={t`Loading the request`} isPage>
      <div className={styles['page']}>
        <Skeleton height={40} width="70%" />
        <Skeleton height={150} radius={12} />
        <Skeleton height={340} radius={12} />
        <Skeleton height={52} radius={12} />
      </div>
    </Loading>
  );
}
