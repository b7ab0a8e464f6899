import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { usePhoneText } from '../ui/phone/allPhones.ts';
import { Button } from '../ui/controls/Button.tsx';
import { SideCard } from '../ui/layout/SideCard.tsx';
import { useOnlineOnly } from '../browser/useOnline.ts';
import styles from './Account.module.css';
import type { Viewer } from './signIn/useViewer.ts';

interface AccountDetailsProps {
  readonly viewer: Viewer;
  readonly onChangeName: () => void;
  readonly onChangePhone: () => void;
}

export function AccountDetails({ viewer, onChangeName, onChangePhone }: AccountDetailsProps) {
  const onlineOnly = useOnlineOnly();
  const phone = usePhoneText(viewer.phone ?? '');
  return (
    <SideCard title={t`About you`}>
      <dl className={styles['facts']}>
        <div>
          <dt>
            <Trans>Name</Trans>
          </dt>
          <dd>
            <bdi>{viewer.name}</bdi>
          </dd>
          <dd className={styles['action']}>
            <Button variant="line" aria-label={t`Change name`} onClick={onChangeName} {...onlineOnly}>
              <Trans>Change</Trans>
            </Button>
          </dd>
        </div>
        <div>
          <dt>
            <Trans>Phone number</Trans>
          </dt>
          <dd>{phone}</dd>
          <dd className={styles['action']}>
            <Button
              variant="line"
              aria-label={t`Change phone number`}
              onClick={onChangePhone}
              {...onlineOnly}
            >
              <Trans>Change</Trans>
            </Button>
          </dd>
        </div>
      </dl>
    </SideCard>
  );
}
