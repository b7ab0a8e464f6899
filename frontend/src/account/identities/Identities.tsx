import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useApolloClient } from '@apollo/client/react';
import { dayLabel } from '../../../../domain/text/dates/dates.ts';
import { actionFailure } from '../../gql/errorMessage.ts';
import { forget } from '../../gql/forget.ts';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { SettingRow } from '../../ui/layout/SettingRow.tsx';
import styles from '../Account.module.css';
import { useFeatures } from '../useFeatures.ts';
import {
  useDisconnectIdentityMutation,
  useOwnIdentitiesQuery,
  type OwnIdentitiesQuery,
} from './Identities.generated.ts';

type Identity = OwnIdentitiesQuery['identities'][number];

/** Providers of this installation, connected or not; nothing where there are none. */
export function Identities() {
  const { oidcProviders } = useFeatures();
  return oidcProviders.length === 0 ? null : <Providers providers={oidcProviders} />;
}

interface ProvidersProps {
  readonly providers: readonly { readonly id: string; readonly name: string }[];
}

function Providers({ providers }: ProvidersProps) {
  // Optional: errors show nothing.
  const { data } = useOwnIdentitiesQuery();
  const identities = data?.identities;
  if (identities === undefined) return null;
  const open = providers.filter(({ id }) => identities.every(({ provider }) => provider?.id !== id));
  return (
    <SettingRow title={t`Other ways to sign in`}>
      <ul className={styles['sessions']}>
        {identities.map((identity) => (
          <IdentityRow key={identity.id} identity={identity} />
        ))}
        {open.map(({ id, name }) => (
          <li key={id}>
            <span className="medium">{name}</span>
            <span className={styles['seen']}>
              <Trans>Not connected</Trans>
            </span>
            <span className={styles['here']}>
              <ButtonLink
                to={`/api/auth/oidc/${id}?returnTo=/account`}
                reloadDocument
                variant="line"
                aria-label={t`Connect ${name}`}
              >
                <Trans>Connect</Trans>
              </ButtonLink>
            </span>
          </li>
        ))}
      </ul>
    </SettingRow>
  );
}

function IdentityRow({ identity: { id, provider, connectedAt } }: { readonly identity: Identity }) {
  const [disconnect, { loading }] = useDisconnectIdentityMutation();
  const { cache } = useApolloClient();
  const name = provider?.name ?? t`A former provider`;
  const day = dayLabel(new Date(connectedAt));
  const takeOff = async () => {
    try {
      await disconnect({ variables: { input: { id } } });
      forget(cache, { __typename: 'Identity', id });
      showToast({ kind: 'success', title: t`Disconnected` });
    } catch (reason) {
      showError(actionFailure(reason), t`It could not be disconnected`);
    }
  };
  return (
    <li>
      <span className="medium">{name}</span>
      <span className={styles['seen']}>
        <Trans>Connected {day}</Trans>
      </span>
      <Button
        variant="line"
        aria-label={t`Disconnect ${name}`}
        onClick={() => void takeOff()}
        isWorking={loading}
        isOnlineOnly
      >
        <Trans>Disconnect</Trans>
      </Button>
    </li>
  );
}
