import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import type { OidcProvider } from '../../gql/schema.generated.ts';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { failureText } from './failureText.ts';
import styles from './SignInDialog.module.css';
import { LegalNote } from './SignInSteps.tsx';

interface ProviderSignInProps {
  readonly providers: readonly Pick<OidcProvider, 'id' | 'name'>[];
  readonly inviteToken: string | null;
  /** Else another way stands below. */
  readonly isOnlyWay: boolean;
}

/** Why the last sign-in at a provider failed, and a link to each; the server sends the browser on. */
export function ProviderSignIn({ providers, inviteToken, isOnlyWay }: ProviderSignInProps) {
  const { pathname, search, hash } = useLocation();
  const left = new URLSearchParams(search);
  const failure = left.get('signInError');
  left.delete('signInError');
  left.delete('dialog');
  const returnTo = `${pathname}${left.size === 0 ? '' : `?${left.toString()}`}${hash}`;
  const query = new URLSearchParams({ returnTo, ...(inviteToken !== null && { link: inviteToken }) });
  return (
    <div className="column">
      {failure !== null && <Notice tone="berry" role="alert" text={failureText(failure)} />}
      {providers.map(({ id, name }) => (
        <ButtonLink
          key={id}
          to={`/api/auth/oidc/${id}?${query.toString()}`}
          reloadDocument
          variant="line"
          size="tall"
          isWide
        >
          <Trans>Sign in with {name}</Trans>
        </ButtonLink>
      ))}
      {isOnlyWay ? (
        <LegalNote isTexted={false} />
      ) : (
        <div className={styles['or']}>
          <Trans>or</Trans>
        </div>
      )}
    </div>
  );
}
