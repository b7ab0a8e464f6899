import { formatPhone } from '../../../domain/people/phone.ts';
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
  return (
    <SideCard title="About you">
      <dl className={styles['facts']}>
        <div>
          <dt>Name</dt>
          <dd>
            <bdi>{viewer.name}</bdi>
          </dd>
          <dd className={styles['action']}>
            <Button variant="line" aria-label="Change name" onClick={onChangeName} {...onlineOnly}>
              Change
            </Button>
          </dd>
        </div>
        <div>
          <dt>Phone number</dt>
          <dd>{formatPhone(viewer.phone)}</dd>
          <dd className={styles['action']}>
            <Button variant="line" aria-label="Change phone number" onClick={onChangePhone} {...onlineOnly}>
              Change
            </Button>
          </dd>
        </div>
      </dl>
    </SideCard>
  );
}
