import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { UntilLoaded } from '../../gql/UntilLoaded.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { SideCard } from '../../ui/layout/SideCard.tsx';
import { useLastValue } from '../../browser/hooks/useOpening.ts';
import styles from '../Account.module.css';
import { deliveryText, endedText, shortAddress, type OwnWebhook } from './webhookTexts.ts';
import { useOwnWebhooksQuery } from './Webhooks.generated.ts';

const WebhookDialog = lazyDialog(() => import('./WebhookDialog.tsx').then((module) => module.WebhookDialog));

interface WebhooksProps {
  readonly onNew: () => void;
}

/** Servers that the account has told what changes. */
export function Webhooks({ onNew }: WebhooksProps) {
  const answer = useOwnWebhooksQuery();
  const { data } = answer;
  const opened = useUrlValue('webhook');
  const webhooks = data?.webhooks;
  const open = webhooks?.find(({ id }) => id === opened.value) ?? null;
  const shown = useLastValue(open);
  return (
    <SideCard title={t`Webhooks`}>
      <p className={styles['text']}>
        <Trans>Your own servers can be told at once what changes in your trips.</Trans>
      </p>
      {webhooks === undefined && (
        <UntilLoaded
          answer={answer}
          title={t`Your webhooks could not be loaded`}
          skeleton={<LoadingShape label={t`Loading your webhooks`} height={44} radius={10} />}
        />
      )}
      <div className="column">
        {webhooks !== undefined && webhooks.length > 0 && (
          <ul className={styles['sessions']} aria-label={t`Webhooks`}>
            {webhooks.map((webhook) => (
              <WebhookRow
                key={webhook.id}
                webhook={webhook}
                tripName={data?.trips.find(({ id }) => id === webhook.tripId)?.name ?? null}
                onOpen={() => opened.push(webhook.id)}
              />
            ))}
          </ul>
        )}
        <Button variant="line" icon={<Plus />} onClick={onNew} isOnlineOnly>
          <Trans>New webhook</Trans>
        </Button>
      </div>
      {shown !== null && (
        <WebhookDialog
          key={shown.id}
          webhook={shown}
          isOpen={open !== null}
          onClose={() => opened.set(null)}
        />
      )}
    </SideCard>
  );
}

interface WebhookRowProps {
  readonly webhook: OwnWebhook;
  /** Null: all trips, or one that is gone. */
  readonly tripName: string | null;
  readonly onOpen: () => void;
}

function WebhookRow({ webhook, tripName, onOpen }: WebhookRowProps) {
  const { url, tripId, deadLetters } = webhook;
  const name = shortAddress(url);
  return (
    <li>
      <span className="medium" dir="ltr">
        <bdi className="breaks">{name}</bdi>
      </span>
      <span className={styles['seen']}>
        {tripId === null ? t`All your trips` : (tripName ?? t`One trip`)}. {stateText(webhook)}
        {deadLetters > 0 && (
          <>
            {' '}
            <strong>{plural(deadLetters, { one: '# not delivered.', other: '# not delivered.' })}</strong>
          </>
        )}
      </span>
      <Button variant="line" aria-label={t`Open: ${name}`} onClick={onOpen}>
        <Trans>Open</Trans>
      </Button>
    </li>
  );
}

function stateText({ endReason, lastDelivery }: OwnWebhook): string {
  if (endReason !== null) return endedText(endReason);
  return lastDelivery === null ? t`Nothing sent lately.` : deliveryText(lastDelivery);
}
