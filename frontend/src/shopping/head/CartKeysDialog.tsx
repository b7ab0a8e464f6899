import { useState } from 'react';
import { hasSingleKeys, setSingleKeys } from '../../browser/hooks/singleKeys.ts';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import styles from './CartMenu.module.css';

const KEYS = [
  { keys: ['↑', '↓'], what: 'Move on the list' },
  { keys: ['Space'], what: 'Check off the item' },
  { keys: ['Enter'], what: 'Open or close its details' },
] as const;

const SINGLE_KEYS = [
  { keys: ['/', 'a'], what: 'Add or find an item' },
  { keys: ['m'], what: 'My items, or all' },
  { keys: ['?'], what: 'This help' },
] as const;

interface CartKeysDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CartKeysDialog({ isOpen, onClose }: CartKeysDialogProps) {
  const [areOn, setOn] = useState(hasSingleKeys);
  return (
    <AppDialog isOpen={isOpen} onClose={onClose} title="Keys" width="sheet">
      <dl className={styles['keys']}>
        {[...KEYS, ...(areOn ? SINGLE_KEYS : [])].map(({ keys, what }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <CheckField
        label="Use keys of one letter"
        isChecked={areOn}
        onChange={(isOn) => {
          setSingleKeys(isOn);
          setOn(isOn);
        }}
      />
    </AppDialog>
  );
}
