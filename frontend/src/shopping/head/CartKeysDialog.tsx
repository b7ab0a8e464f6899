import { useState } from 'react';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import styles from './CartTools.module.css';
import { findAddLine } from '../rows/lineFocus.ts';
import { hasSingleKeys, setSingleKeys } from '../../browser/hooks/singleKeys.ts';

const KEYS = [
  { keys: ['↑', '↓'], what: 'Move on the list' },
  { keys: ['Space'], what: 'Tick the item' },
  { keys: ['Enter'], what: 'Open or close its details' },
] as const;

const ADD_KEY = { keys: ['a'], what: 'Add an item' } as const;

const SINGLE_KEYS = [
  { keys: ['/'], what: 'Find on the list' },
  { keys: ['m'], what: 'My items, or all' },
  { keys: ['?'], what: 'This help' },
] as const;

interface CartKeysDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function CartKeysDialog({ isOpen, onClose }: CartKeysDialogProps) {
  const [areOn, setOn] = useState(hasSingleKeys);
  const single = findAddLine() === null ? SINGLE_KEYS : [...SINGLE_KEYS, ADD_KEY];
  return (
    <AppDialog isOpen={isOpen} onClose={onClose} title="Keys" width="sheet">
      <dl className={styles['keys']}>
        {[...KEYS, ...(areOn ? single : [])].map(({ keys, what }) => (
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
