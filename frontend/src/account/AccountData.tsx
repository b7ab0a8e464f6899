import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useApolloClient } from '@apollo/client/react';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { actionFailure } from '../gql/errorMessage.ts';
import { Button } from '../ui/controls/Button.tsx';
import { saveFile } from '../browser/saveFile.ts';
import { SettingRow } from '../ui/layout/SettingRow.tsx';
import { showError } from '../ui/feedback/toaster.tsx';
import { AccountExportDocument } from './Account.generated.ts';

/** Downloads everything stored about the viewer. */
export function AccountData() {
  const client = useApolloClient();
  const [isWorking, setWorking] = useState(false);
  const save = async () => {
    setWorking(true);
    try {
      // Must not stay in the cache.
      const { data } = await client.query({ query: AccountExportDocument, fetchPolicy: 'no-cache' });
      saveFile('account.json', 'application/json', JSON.stringify(data?.accountExport, null, 2));
    } catch (reason) {
      showError(actionFailure(reason), t`Your data could not be exported`);
    }
    setWorking(false);
  };
  return (
    <SettingRow
      title={t`Your data`}
      hint={
        <Trans>
          All data stored about you, as a file: account, sessions, trips, votes, invitations, payments and
          credits.
        </Trans>
      }
    >
      <Button
        variant="line"
        icon={<Download />}
        onClick={() => void save()}
        isWorking={isWorking}
        isOnlineOnly
      >
        <Trans>Export my data</Trans>
      </Button>
    </SettingRow>
  );
}
