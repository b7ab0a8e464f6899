import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronRight, CloudDownload } from 'lucide-react';
import { AppearanceChoice } from '../../account/settings/AppearanceChoice.tsx';
import { LanguageChoice } from '../../account/settings/LanguageChoice.tsx';
import { Notifications } from '../../account/settings/Notifications.tsx';
import { UnitsChoice } from '../../account/settings/UnitsChoice.tsx';
import { useViewer, type Viewer } from '../../account/signIn/useViewer.ts';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { useUrlDialog } from '../../browser/url/useUrlDialog.ts';
import { WhatIEat } from '../../people/remembered/WhatIEat.tsx';
import { Button, ButtonLink } from '../../ui/controls/Button.tsx';
import { lazyDialog } from '../../ui/layout/lazyDialog.tsx';
import { SettingRow } from '../../ui/layout/SettingRow.tsx';
import { TitledPage } from '../../ui/layout/TitledPage.tsx';

const WhatIEatDialog = lazyDialog(() =>
  import('../../people/remembered/WhatIEatDialog.tsx').then((module) => module.WhatIEatDialog),
);

/** What an account or this browser chooses once; all of it takes effect at once. */
export function SettingsPage() {
  const { viewer } = useViewer();
  // Routes hide it from visitors.
  return viewer === null ? null : <Settings viewer={viewer} />;
}

function Settings({ viewer }: { readonly viewer: Viewer }) {
  useDocumentTitle(t`Settings`);
  const eating = useUrlDialog('what-i-eat');
  const offline = useUrlDialog('offline');
  return (
    <>
      <TitledPage title={t`Settings`} look="rows">
        <LanguageChoice />
        <UnitsChoice />
        <AppearanceChoice />
        <WhatIEat viewer={viewer} onOpen={eating.open} />
        <Notifications viewer={viewer} />
        <SettingRow
          title={t`Your programs`}
          hint={t`Assistants, tokens and webhooks for programs of your own.`}
        >
          <ButtonLink variant="line" to="/account/programs">
            <Trans>Open your programs</Trans>
            <ChevronRight />
          </ButtonLink>
        </SettingRow>
        <SettingRow title={t`Account`} hint={t`Name, ways to sign in, devices, your data.`}>
          <ButtonLink variant="line" to="/account">
            <bdi>{viewer.name}</bdi>
            <ChevronRight />
          </ButtonLink>
        </SettingRow>
        <SettingRow
          title={t`On this device`}
          hint={t`Trips that you opened can be read without a connection.`}
        >
          <Button variant="line" icon={<CloudDownload />} onClick={offline.open}>
            <Trans>Offline data</Trans>
          </Button>
        </SettingRow>
      </TitledPage>
      <WhatIEatDialog viewer={viewer} isOpen={eating.isOpen} onClose={eating.close} />
    </>
  );
}
