import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { usePhoneText } from '../ui/phone/allPhones.ts';
import { Button } from '../ui/controls/Button.tsx';
import { SettingRow } from '../ui/layout/SettingRow.tsx';
import styles from './Account.module.css';
import type { Viewer } from './signIn/useViewer.ts';
import { useFeatures } from './useFeatures.ts';

interface AccountDetailsProps {
  readonly viewer: Viewer;
  readonly onChangeName: () => void;
  readonly onChangePhone: () => void;
  readonly onChangeEmail: () => void;
}

export function AccountDetails({ viewer, onChangeName, onChangePhone, onChangeEmail }: AccountDetailsProps) {
  const phone = usePhoneText(viewer.phone ?? '');
  const { signInWays } = useFeatures();
  return (
    <SettingRow title={t`About you`}>
      <dl className={styles['facts']}>
        <Fact
          name={t`Name`}
          value={<bdi>{viewer.name}</bdi>}
          action={t`Change name`}
          onChange={onChangeName}
        />
        {(phone !== '' || signInWays.includes('PHONE')) && (
          <Fact
            name={t`Phone number`}
            value={phone}
            action={phone === '' ? t`Add phone number` : t`Change phone number`}
            onChange={signInWays.includes('PHONE') ? onChangePhone : null}
          />
        )}
        {(viewer.email !== null || signInWays.includes('EMAIL')) && (
          <Fact
            name={t`Email`}
            value={<bdi>{viewer.email ?? ''}</bdi>}
            action={viewer.email === null ? t`Add email` : t`Change email`}
            onChange={signInWays.includes('EMAIL') ? onChangeEmail : null}
            isMissing={viewer.email === null}
          />
        )}
      </dl>
    </SettingRow>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: ReactNode;
  readonly isMissing?: boolean;
  /** The whole name of the button "Change" or "Add". */
  readonly action: string;
  /** Null if it cannot be changed here. */
  readonly onChange: (() => void) | null;
}

function Fact({ name, value, isMissing = value === '', action, onChange }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{isMissing ? t`None yet` : value}</dd>
      {onChange !== null && (
        <dd className={styles['action']}>
          <Button variant="line" aria-label={action} onClick={onChange} isOnlineOnly>
            {isMissing ? t`Add` : t`Change`}
          </Button>
        </dd>
      )}
    </div>
  );
}
