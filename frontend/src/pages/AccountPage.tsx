import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CloudDownload, Download, FileUp, Moon, Sun } from 'lucide-react';
import { Link } from 'react-router';
import styles from './AccountPage.module.css';
import { AccountData } from '../account/AccountData.tsx';
import { AccountDetails } from '../account/AccountDetails.tsx';
import { ChangeNameDialog } from '../account/ChangeNameDialog.tsx';
import { ChangeContactDialog } from '../account/ChangeContactDialog.tsx';
import { DeleteAccountDialog } from '../account/DeleteAccountDialog.tsx';
import { Identities } from '../account/identities/Identities.tsx';
import { LanguageChoice } from '../account/LanguageChoice.tsx';
import { PresenceChoice } from '../account/PresenceChoice.tsx';
import { ShopTextChoice } from '../account/ShopTextChoice.tsx';
import { Sessions } from '../account/Sessions.tsx';
import { UnitsChoice } from '../account/UnitsChoice.tsx';
import { useViewer, type Viewer } from '../account/signIn/useViewer.ts';
import { WhatIEat } from '../people/remembered/WhatIEat.tsx';
import { Button } from '../ui/controls/Button.tsx';
import { lazyDialog } from '../ui/layout/lazyDialog.tsx';
import { useTheme } from '../ui/theme/useTheme.ts';
import { SideCard } from '../ui/layout/SideCard.tsx';
import { useDocumentTitle } from '../browser/hooks/useDocumentTitle.ts';
import { useOnlineOnly } from '../browser/useOnline.ts';
import { useWasOpen } from '../ui/layout/useOpening.ts';
import { useUrlDialog } from '../browser/url/useUrlDialog.ts';
import { useUrlValue } from '../browser/url/useUrlValue.ts';
import { CardsColumn, CardsPage } from './credits/CardsPage.tsx';
import { ExportTripsDialog } from '../trip/export/exportTripsDialog.ts';

const loadWhatIEatDialog = () =>
  import('../people/remembered/WhatIEatDialog.tsx').then((module) => ({ default: module.WhatIEatDialog }));
const WhatIEatDialog = lazyDialog(loadWhatIEatDialog);

export function AccountPage() {
  const { viewer } = useViewer();
  // Routes hide it from guests.
  return viewer === null ? null : <Account viewer={viewer} />;
}

interface AccountProps {
  readonly viewer: Viewer;
}

function Account({ viewer }: AccountProps) {
  useDocumentTitle(t`Account`);
  const dialog = useUrlValue('dialog');
  const onlineOnly = useOnlineOnly();
  const offline = useUrlDialog('offline');
  const close = () => dialog.set(null);
  const isExporting = dialog.value === 'export-trips';
  const isEating = dialog.value === 'what-i-eat';
  const hasEaten = useWasOpen(isEating);
  const hasExported = useWasOpen(isExporting);
  return (
    <>
      <CardsPage title={t`Account`} look="equal">
        <CardsColumn>
          <AccountDetails
            viewer={viewer}
            onChangeName={() => dialog.push('change-name')}
            onChangePhone={() => dialog.push('change-phone')}
            onChangeEmail={() => dialog.push('change-email')}
          />
          <LanguageChoice />
          <UnitsChoice viewer={viewer} />
          <PresenceChoice />
          <ShopTextChoice viewer={viewer} />
          <WhatIEat viewer={viewer} onOpen={() => dialog.push('what-i-eat')} />
          <AccountData />
          <SideCard title={t`Your trips`}>
            <p className={styles['text']}>
              <Trans>
                All trips that you organize, in one file: participants, plan, meals and shopping list.
              </Trans>
            </p>
            <div className={styles['buttons']}>
              <Button variant="line" icon={<Download />} onClick={() => dialog.push('export-trips')}>
                <Trans>Export all trips</Trans>
              </Button>
              <Button
                variant="line"
                icon={<FileUp />}
                onClick={() => dialog.push('import-trip')}
                {...onlineOnly}
              >
                <Trans>Import from a backup file</Trans>
              </Button>
            </div>
          </SideCard>
        </CardsColumn>
        <CardsColumn>
          <Identities />
          <Sessions />
          <SideCard title={t`Your programs`}>
            <p className={styles['text']}>
              <Trans>Assistants, tokens and webhooks for programs of your own.</Trans>
            </p>
            <Link to="/account/programs">
              <Trans>Open your programs</Trans>
            </Link>
          </SideCard>
          <SideCard title={t`On this device`}>
            <div className={styles['buttons']}>
              <ThemeButton />
              <Button variant="line" icon={<CloudDownload />} onClick={offline.open}>
                <Trans>Offline data</Trans>
              </Button>
            </div>
          </SideCard>
          <SideCard title={t`Delete account`}>
            <p className={styles['text']}>
              <Trans>
                Your name, number and email are erased everywhere. You first see what happens to your trips.
              </Trans>
            </p>
            <div className={styles['danger']}>
              <Button variant="danger" onClick={() => dialog.push('delete-account')} {...onlineOnly}>
                <Trans>Delete account…</Trans>
              </Button>
            </div>
          </SideCard>
        </CardsColumn>
      </CardsPage>
      {dialog.value === 'change-name' && <ChangeNameDialog isOpen onClose={close} name={viewer.name} />}
      {dialog.value === 'change-phone' && (
        <ChangeContactDialog way="PHONE" isChange={viewer.phone !== null} isOpen onClose={close} />
      )}
      {dialog.value === 'change-email' && (
        <ChangeContactDialog way="EMAIL" isChange={viewer.email !== null} isOpen onClose={close} />
      )}
      {hasEaten && <WhatIEatDialog viewer={viewer} isOpen={isEating} onClose={close} />}
      {hasExported && <ExportTripsDialog isOpen={isExporting} onClose={close} />}
      {dialog.value === 'delete-account' && <DeleteAccountDialog isOpen onClose={close} />}
    </>
  );
}

function ThemeButton() {
  const { theme, toggleTheme } = useTheme();
  return (
    <Button variant="line" icon={theme === 'dark' ? <Sun /> : <Moon />} onClick={toggleTheme}>
      {theme === 'dark' ? t`Light theme` : t`Dark theme`}
    </Button>
  );
}
