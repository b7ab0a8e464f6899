import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Download, FileUp } from 'lucide-react';
import styles from '../../account/Account.module.css';
import { AccountData } from '../../account/AccountData.tsx';
import { AccountDetails } from '../../account/AccountDetails.tsx';
import { ChangeContactDialog } from '../../account/ChangeContactDialog.tsx';
import { ChangeNameDialog } from '../../account/ChangeNameDialog.tsx';
import { DeleteAccountDialog } from '../../account/DeleteAccountDialog.tsx';
import { Identities } from '../../account/identities/Identities.tsx';
import { Sessions } from '../../account/Sessions.tsx';
import { PresenceChoice } from '../../account/settings/PresenceChoice.tsx';
import { useViewer, type Viewer } from '../../account/signIn/useViewer.ts';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { useUrlValue } from '../../browser/url/useUrlValue.ts';
import { ExportTripsDialog } from '../../trip/export/exportTripsDialog.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { SettingRow } from '../../ui/layout/SettingRow.tsx';
import { TitledPage } from '../../ui/layout/TitledPage.tsx';

export function AccountPage() {
  const { viewer } = useViewer();
  // Routes hide it from visitors.
  return viewer === null ? null : <Account viewer={viewer} />;
}

interface AccountProps {
  readonly viewer: Viewer;
}

function Account({ viewer }: AccountProps) {
  useDocumentTitle(t`Account`);
  const dialog = useUrlValue('dialog');
  const close = () => dialog.set(null);
  const isExporting = dialog.value === 'export-trips';
  return (
    <>
      <TitledPage title={t`Account`} back={{ to: '/settings', label: t`Settings` }} look="rows">
        <AccountDetails
          viewer={viewer}
          onChangeName={() => dialog.push('change-name')}
          onChangePhone={() => dialog.push('change-phone')}
          onChangeEmail={() => dialog.push('change-email')}
        />
        <Identities />
        <Sessions />
        <PresenceChoice />
        <AccountData />
        <SettingRow
          title={t`Your trips`}
          hint={t`All trips that you organize, in one file: participants, plan, meals and shopping list.`}
        >
          <Button variant="line" icon={<Download />} onClick={() => dialog.push('export-trips')}>
            <Trans>Export all trips</Trans>
          </Button>
          <Button variant="line" icon={<FileUp />} onClick={() => dialog.push('import-trip')} isOnlineOnly>
            <Trans>Import from a backup file</Trans>
          </Button>
        </SettingRow>
        <SettingRow
          title={t`Delete account`}
          hint={t`Your name, number and email are erased everywhere. You first see what happens to your trips.`}
        >
          <div className={styles['danger']}>
            <Button variant="danger" onClick={() => dialog.push('delete-account')} isOnlineOnly>
              <Trans>Delete account…</Trans>
            </Button>
          </div>
        </SettingRow>
      </TitledPage>
      {dialog.value === 'change-name' && <ChangeNameDialog isOpen onClose={close} name={viewer.name} />}
      {dialog.value === 'change-phone' && (
        <ChangeContactDialog way="PHONE" isChange={viewer.phone !== null} isOpen onClose={close} />
      )}
      {dialog.value === 'change-email' && (
        <ChangeContactDialog way="EMAIL" isChange={viewer.email !== null} isOpen onClose={close} />
      )}
      <ExportTripsDialog isOpen={isExporting} onClose={close} />
      {dialog.value === 'delete-account' && <DeleteAccountDialog isOpen onClose={close} />}
    </>
  );
}
