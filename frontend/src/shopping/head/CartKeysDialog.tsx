import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { hasSingleKeys, setSingleKeys } from '../../browser/hooks/singleKeys.ts';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import styles from './CartMenu.module.css';

const KEYS = [
  { keys: ['↑', '↓'], what: t`Move on the list` },
  { keys: [t`Space`], what: t`Check off the item` },
  { keys: [t`Enter`], what: t`Open or close its details` },
] as const;

const SINGLE_KEYS = [
  { keys: ['/', 'a'], what: t`Add or find an item` },
  { keys: ['m'], what: t`My items, or all` },
  { keys: ['?'], what: t`This help` },
] as const;

interface CartKeysDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CartKeysDialog({ isOpen, onClose }: CartKeysDialogProps) {
  const [areOn, setOn] = useState(hasSingleKeys);
  return (
    <AppDialog isOpen={isOpen} onClose={onClose} title={t`Keys`} width="sheet">
      <dl className={styles['keys']}>
        {[...KEYS, ...(areOn ? SINGLE_KEYS : [])].map(({ keys, what }) => (
          <div key={what} className="gridRow">
            <dt className="row">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label={t`Use keys of one letter`}
        isChecked={areOn}
        onChange={(isOn) => {
          setSingleKeys(isOn);
          setOn(isOn);
        }}
      />
    </AppDialog>
  );
}
