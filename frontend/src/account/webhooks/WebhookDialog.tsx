import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useApolloClient } from '@apollo/client/react';
import { Pencil, RotateCw, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { UntilLoaded, type Answer } from '../../gql/UntilLoaded.tsx';
import { actionFailure } from '../../gql/errorMessage.ts';
import { forget } from '../../gql/forget.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { LoadingShape } from '../../ui/feedback/Skeleton.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useOpening } from '../../browser/hooks/useOpening.ts';
import { ConfirmDialog } from '../../ui/layout/ConfirmDialog.tsx';
import styles from '../Account.module.css';
import { EditWebhookDialog } from './EditWebhookDialog.tsx';
import {
  deliveryText,
  kindLabels,
  momentLabel,
  shortAddress,
  type Delivery,
  type OwnWebhook,
} from './webhookTexts.ts';
import {
  OwnWebhooksDocument,
  useDeleteWebhookMutation,
  useSendWebhookAgainMutation,
  useTestWebhookMutation,
  useWebhookDeliveriesQuery,
} from './Webhooks.generated.ts';

interface WebhookDialogProps {
  readonly webhook: OwnWebhook;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What a webhook was told, with tests, another try and its deletion. */
export function WebhookDialog({ webhook, isOpen, onClose }: WebhookDialogProps) {
  const { id, url, kinds, scopes, endReason } = webhook;
  const [isDeleting, setDeleting] = useState(false);
  const [isEditing, setEditing] = useState(false);
  const editing = useOpening(isEditing);
  const [testWebhook, { loading }] = useTestWebhookMutation();
  const answer = useWebhookDeliveriesQuery({ variables: { id } });
  const labels = kindLabels();
  const told = kinds.map((kind) => labels[kind]).join(', ');
  const sent = scopes?.join(', ') ?? t`ids alone`;
  const test = async () => {
    try {
      await testWebhook({ variables: { input: { id } } });
      showToast({ kind: 'success', title: t`Test is on its way` });
      await answer.refetch();
    } catch (reason) {
      showError(actionFailure(reason), t`The test could not be sent`);
    }
  };
  return (
    <>
      <AppDialog
        isOpen={isOpen && !isDeleting && !isEditing}
        onClose={onClose}
        title={<bdi className="breaks">{shortAddress(url)}</bdi>}
        description={t`Told: ${told}. Sent along: ${sent}.`}
        tools={
          <IconButton
            label={t`Look again`}
            icon={<RotateCw />}
            onClick={() => void answer.refetch()}
            isOnlineOnly
          />
        }
        isToRead
        width="form"
        footer={
          <>
            <Button variant="danger" icon={<Trash2 />} onClick={() => setDeleting(true)} isOnlineOnly>
              <Trans>Delete…</Trans>
            </Button>
            {endReason === null && (
              <Button
                variant="line"
                icon={<Send />}
                onClick={() => void test()}
                isWorking={loading}
                isOnlineOnly
              >
                <Trans>Send a test</Trans>
              </Button>
            )}
          </>
        }
      >
        {endReason === null && (
          <div>
            <Button variant="line" icon={<Pencil />} onClick={() => setEditing(true)} isOnlineOnly>
              <Trans>Edit…</Trans>
            </Button>
          </div>
        )}
        <Deliveries
          deliveries={answer.data?.webhookDeliveries}
          answer={answer}
          hasEnded={endReason !== null}
        />
      </AppDialog>
      <EditWebhookDialog
        key={editing}
        webhook={webhook}
        isOpen={isOpen && isEditing}
        onClose={() => setEditing(false)}
      />
      <DeleteWebhook
        webhook={webhook}
        isOpen={isDeleting}
        onClose={() => setDeleting(false)}
        onDeleted={() => {
          setDeleting(false);
          onClose();
        }}
      />
    </>
  );
}

interface DeliveriesProps {
  readonly deliveries: readonly Delivery[] | undefined;
  readonly answer: Answer;
  readonly hasEnded: boolean;
}

function Deliveries({ deliveries, answer, hasEnded }: DeliveriesProps) {
  if (deliveries === undefined)
    return (
      <UntilLoaded
        answer={answer}
        title={t`What was sent could not be loaded`}
        skeleton={<LoadingShape label={t`Loading what was sent`} height={120} radius={10} />}
      />
    );
  if (deliveries.length === 0)
    return (
      <p className={styles['text']}>
        <Trans>Nothing was sent in the last day. Send a test, or change something in a trip.</Trans>
      </p>
    );
  return (
    <ul className={styles['sessions']} aria-label={t`What was sent`}>
      {deliveries.map((delivery) => (
        <DeliveryRow key={delivery.id} delivery={delivery} hasEnded={hasEnded} />
      ))}
    </ul>
  );
}

interface DeliveryRowProps {
  readonly delivery: Delivery;
  readonly hasEnded: boolean;
}

function DeliveryRow({ delivery, hasEnded }: DeliveryRowProps) {
  const [sendAgain, { loading }] = useSendWebhookAgainMutation();
  const { id, kind, at } = delivery;
  const name = kind === null ? t`Test` : kindLabels()[kind];
  const changed = momentLabel(at);
  const again = async () => {
    try {
      await sendAgain({ variables: { input: { id } }, refetchQueries: [OwnWebhooksDocument] });
      showToast({ kind: 'success', title: t`It is sent again` });
    } catch (reason) {
      showError(actionFailure(reason), t`It could not be sent again`);
    }
  };
  return (
    <li>
      <span className="medium">{name}</span>
      <span className={styles['seen']}>{deliveryText(delivery)}</span>
      {delivery.state === 'DEAD' && !hasEnded && (
        <Button
          variant="line"
          aria-label={t`Send again: ${name}, ${changed}`}
          onClick={() => void again()}
          isWorking={loading}
          isOnlineOnly
        >
          <Trans>Send again</Trans>
        </Button>
      )}
    </li>
  );
}

interface DeleteWebhookProps {
  readonly webhook: OwnWebhook;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

function DeleteWebhook({ webhook, isOpen, onClose, onDeleted }: DeleteWebhookProps) {
  const [deleteWebhook] = useDeleteWebhookMutation();
  const { cache } = useApolloClient();
  const { id, url } = webhook;
  const name = shortAddress(url);
  const confirm = async () => {
    try {
      await deleteWebhook({ variables: { input: { id } } });
    } catch (reason) {
      showError(actionFailure(reason), t`The webhook could not be deleted`);
      return;
    }
    showToast({ kind: 'success', title: t`Webhook deleted` });
    onDeleted();
    forget(cache, { __typename: 'Webhook', id });
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t`Delete this webhook?`}
      text={
        <Trans>
          <bdi>{name}</bdi> is told nothing more, and what it has not been told is lost.
        </Trans>
      }
      action={t`Delete webhook`}
      isDanger
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
