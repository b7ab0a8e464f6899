import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useApolloClient } from '@apollo/client/react';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { dayLabel } from '../../../../domain/text/dates/dates.ts';
import { UntilLoaded } from '../../gql/UntilLoaded.tsx';
import { actionFailure } from '../../gql/errorMessage.ts';
import { forget } from '../../gql/forget.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { SideCard } from '../../ui/layout/SideCard.tsx';
import styles from '../Account.module.css';
import { useOwnTokensQuery, useRevokeTokenMutation, type OwnTokensQuery } from './Tokens.generated.ts';

type Token = OwnTokensQuery['tokens'][number];

interface TokensProps {
  readonly onNew: () => void;
}

/** Personal tokens of the account, for its own programs. */
export function Tokens({ onNew }: TokensProps) {
  const answer = useOwnTokensQuery();
  const { cache } = useApolloClient();
  const cardRef = useRef<HTMLDivElement>(null);
  const tokens = answer.data?.tokens;
  const address = `${window.location.origin}/mcp`;
  const drop = (token: Token) => {
    forget(cache, { __typename: 'Token', id: token.id });
    showToast({ kind: 'success', title: t`Token revoked` });
    cardRef.current?.focus();
  };
  return (
    <SideCard title={t`API tokens`}>
      <p className={styles['text']}>
        <Trans>For your own programs. Each can do only what you choose.</Trans>
      </p>
      {/* Elsewhere they refuse to sign in. */}
      {window.isSecureContext && (
        <p className={styles['text']}>
          <Trans>
            Assistants need no token, only this address: <bdi className="breaks">{address}</bdi>
          </Trans>
        </p>
      )}
      {tokens === undefined && (
        <UntilLoaded
          answer={answer}
          title={t`Your tokens could not be loaded`}
          skeleton={<LoadingShape label={t`Loading your tokens`} height={44} radius={10} />}
        />
      )}
      <div ref={cardRef} tabIndex={-1} className="column">
        {tokens !== undefined && tokens.length > 0 && (
          <ul className={styles['sessions']} aria-label={t`Tokens`}>
            {tokens.map((token) => (
              <TokenRow key={token.id} token={token} onRevoked={() => drop(token)} />
            ))}
          </ul>
        )}
        <Button variant="line" icon={<Plus />} onClick={onNew} isOnlineOnly>
          <Trans>New token</Trans>
        </Button>
      </div>
    </SideCard>
  );
}

interface TokenRowProps {
  readonly token: Token;
  readonly onRevoked: () => void;
}

function TokenRow({ token, onRevoked }: TokenRowProps) {
  const [revokeToken, { loading }] = useRevokeTokenMutation();
  const { id, name, scopes, lastUsedAt } = token;
  const may = scopes.join(', ');
  const ends = dayLabel(new Date(token.expiresAt));
  const revoke = async () => {
    try {
      await revokeToken({ variables: { input: { id } } });
      onRevoked();
    } catch (reason) {
      showError(actionFailure(reason), t`The token could not be revoked`);
    }
  };
  return (
    <li>
      <span className="medium">{name}</span>
      <span className={styles['seen']}>
        {may}. {lastUsedAt === null ? t`Never used, until ${ends}` : usedText(lastUsedAt, ends)}
      </span>
      <Button
        variant="line"
        aria-label={t`Revoke: ${name}`}
        onClick={() => void revoke()}
        isWorking={loading}
        isOnlineOnly
      >
        <Trans>Revoke</Trans>
      </Button>
    </li>
  );
}

function usedText(lastUsedAt: string, ends: string): string {
  const day = dayLabel(new Date(lastUsedAt));
  return t`Last used ${day}, until ${ends}`;
}
