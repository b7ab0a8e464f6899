import { t } from '@lingui/core/macro';
import { useState, type ReactNode } from 'react';
import type { Scope } from '../../../../domain/account/tokenFields.ts';
import type { TripChangeKind } from '../../../../domain/trip/tripChange.ts';
import { WEBHOOK_KINDS, WEBHOOK_SCOPES, webhookFields } from '../../../../domain/account/webhookFields.ts';
import { errorMessage } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { Group } from '../../ui/controls/Legend.tsx';
import { submit } from '../contact/stepForm.tsx';
import { scopeLabels } from '../tokens/scopeLabels.ts';
import { kindLabels } from './webhookTexts.ts';

/** What a form of a webhook asks for. */
export interface TypedWebhook {
  readonly url: string;
  readonly kinds: TripChangeKind[];
  /** None: ids alone. */
  readonly scopes: Scope[];
}

interface WebhookFormProps {
  readonly first: { readonly [Name in keyof TypedWebhook]: Readonly<TypedWebhook[Name]> };
  readonly action: string;
  /** Why it could not be saved, where the server does not say. */
  readonly failure: string;
  readonly isSaving: boolean;
  /** Rejects with what the server says. */
  readonly onSave: (typed: TypedWebhook) => Promise<void>;
  /** Below the address. */
  readonly children?: ReactNode;
}

export function WebhookForm({ first, action, failure, isSaving, onSave, children }: WebhookFormProps) {
  const [url, setUrl] = useState(first.url);
  const [chosen, setChosen] = useState<readonly TripChangeKind[]>(first.kinds);
  const [sent, setSent] = useState<readonly Scope[]>(first.scopes);
  const [problem, setProblem] = useState<string | null>(null);
  const labels = kindLabels();
  const allowed = scopeLabels();
  const save = async () => {
    if (isSaving) return;
    const kinds = WEBHOOK_KINDS.filter((kind) => chosen.includes(kind));
    const scopes = WEBHOOK_SCOPES.filter((scope) => sent.includes(scope));
    const { error, data: input } = webhookFields.safeParse({ url, kinds, scopes });
    setProblem(error?.issues[0]?.message ?? null);
    if (input === undefined) return;
    try {
      await onSave({ url: input.url, kinds, scopes });
    } catch (reason) {
      setProblem(errorMessage(reason, failure));
    }
  };
  return (
    <form className="column" noValidate onSubmit={(event) => submit(event, save)}>
      <TextField
        label={t`Address of your server`}
        type="url"
        inputMode="url"
        autoComplete="off"
        dir="ltr"
        placeholder="https://example.com/hook"
        value={url}
        onChange={(event) => setUrl(event.target.value)}
        error={problem ?? undefined}
      />
      {children}
      <Group label={t`What it is told`}>
        {WEBHOOK_KINDS.map((kind) => (
          <CheckField
            key={kind}
            label={labels[kind]}
            isChecked={chosen.includes(kind)}
            onChange={(isChecked) =>
              setChosen(isChecked ? [...chosen, kind] : chosen.filter((other) => other !== kind))
            }
          />
        ))}
      </Group>
      <Group label={t`What is sent along`} note={t`without any, ids alone`}>
        {WEBHOOK_SCOPES.map((scope) => (
          <CheckField
            key={scope}
            label={allowed[scope]}
            isChecked={sent.includes(scope)}
            onChange={(isChecked) =>
              setSent(isChecked ? [...sent, scope] : sent.filter((other) => other !== scope))
            }
          />
        ))}
      </Group>
      <Button type="submit" variant="primary" size="tall" isWide isWorking={isSaving} isOnlineOnly>
        {action}
      </Button>
    </form>
  );
}
