import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Pencil, Users } from 'lucide-react';
import { Button } from '../../ui/controls/Button.tsx';
import styles from './PeopleList.module.css';

interface RulesLineProps {
  /** As typed. */
  readonly rules: readonly string[];
  /** Null without a right to edit the trip. */
  readonly onEdit: (() => void) | null;
}

/** "For everybody: no peanuts": what nobody gets on this trip. */
export function RulesLine({ rules, onEdit }: RulesLineProps) {
  if (rules.length === 0) return null;
  return (
    <div className={styles['rules']}>
      <Users size={20} aria-hidden="true" />
      <p className="grow breaks">
        <Trans>For everybody: {rules.join(', ')}</Trans>
      </p>
      {onEdit !== null && (
        <Button
          variant="quiet"
          icon={<Pencil size={18} />}
          aria-label={t`Edit what holds for everybody`}
          onClick={onEdit}
          isOnlineOnly
        >
          <Trans>Edit</Trans>
        </Button>
      )}
    </div>
  );
}
