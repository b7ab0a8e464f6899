import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { actionFailure } from '../../gql/errorMessage.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { showError } from '../../ui/feedback/toaster.tsx';
import { Tag } from '../../ui/marks/Tag.tsx';
import { TableSection } from '../table/TableSection.tsx';
import { useAdminSetupQuery, useDismissSetupMutation, type AdminSetupQuery } from './AdminSetup.generated.ts';
import styles from './SetupList.module.css';

type Line = AdminSetupQuery['admin']['setup']['lines'][number];

/** What is set up on a new installation, until an admin has dismissed it. */
export function SetupList() {
  // Optional: errors show nothing.
  const { data, refetch } = useAdminSetupQuery();
  const [dismiss, { loading }] = useDismissSetupMutation();
  const setup = data?.admin.setup;
  if (setup === undefined || setup.isDismissed) return null;
  const hide = async () => {
    try {
      await dismiss();
      await refetch();
    } catch (reason) {
      showError(actionFailure(reason), t`The list could not be hidden`);
    }
  };
  return (
    <TableSection
      title={t`What is set up`}
      tools={
        <Button variant="line" onClick={() => void hide()} isWorking={loading} isOnlineOnly>
          <Trans>Got it, hide this</Trans>
        </Button>
      }
    >
      <ul className={styles['lines']}>
        {setup.lines.map((line) => (
          <SetupLine key={line.part} line={line} />
        ))}
      </ul>
    </TableSection>
  );
}

function SetupLine({ line: { part, state } }: { readonly line: Line }) {
  const { name, text, docs } = partText(part, state);
  return (
    <li className="gridRow">
      <span className="row wrap medium">
        {name} <StateTag state={state} />
      </span>
      <span className={styles['text']}>{text}</span>
      <a className={styles['docs']} href={`/docs/${docs}`} aria-label={t`Read more: ${name}`}>
        <Trans>Read more</Trans>
      </a>
    </li>
  );
}

function StateTag({ state }: Pick<Line, 'state'>) {
  switch (state) {
    case 'READY':
      return <Tag tone="pine">{t`Ready`}</Tag>;
    case 'FAILING':
      return <Tag tone="ember">{t`Not working`}</Tag>;
    case 'TERMINAL':
      return <Tag tone="ember">{t`Terminal only`}</Tag>;
    case 'OFF':
      return <Tag>{t`Off`}</Tag>;
  }
}

interface PartText {
  readonly name: string;
  readonly text: string;
  /** Page of the documentation, and place in it. */
  readonly docs: string;
}

function partText(part: Line['part'], state: Line['state']): PartText {
  switch (part) {
    case 'TEXTS':
      return {
        name: t`Texts`,
        text: {
          READY: t`Codes and invitations reach phones.`,
          FAILING: t`The last text did not go out. The log of the server says why.`,
          TERMINAL: t`Codes appear where the server runs. Nobody else sees them.`,
          OFF: t`Nobody signs in by text.`,
        }[state],
        docs: 'configuration.html#SMS_PROVIDER',
      };
    case 'MAIL':
      return {
        name: t`Email`,
        text: {
          READY: t`Codes and invitations are mailed.`,
          FAILING: t`The last email did not go out. The log of the server says why.`,
          TERMINAL: t`Emails appear where the server runs. Nobody else sees them.`,
          OFF: t`Nobody signs in by email.`,
        }[state],
        docs: 'configuration.html#SIGN_IN',
      };
    case 'BACKUPS':
      return {
        name: t`Backups`,
        text: state === 'READY' ? t`They are made on a schedule.` : t`None are made by themselves.`,
        docs: 'configuration.html#BACKUP_SCHEDULE',
      };
    case 'MODEL':
      return {
        name: t`Language model`,
        text: state === 'READY' ? t`It can suggest meals.` : t`Meals are suggested from the cookbook.`,
        docs: 'configuration.html#OPENAI_API_KEY',
      };
    case 'PHOTOS':
      return {
        name: t`Photos`,
        text: state === 'READY' ? t`Trips show photos of their place.` : t`Trips show drawings.`,
        docs: 'configuration.html#UNSPLASH_ACCESS_KEY',
      };
    case 'PAYMENTS':
      return {
        name: t`Payments`,
        text: state === 'READY' ? t`Trip credits can be paid by card.` : t`Nothing can be bought.`,
        docs: 'configuration.html#MONETIZATION_ENABLED',
      };
  }
}
