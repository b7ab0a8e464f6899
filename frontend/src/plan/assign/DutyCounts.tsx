import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { NumberStepper } from '../../ui/controls/NumberStepper.tsx';

/** Typed texts. */
interface Counts {
  readonly help: string;
  readonly washUp: string;
}

export const NO_DUTIES: Counts = { help: '0', washUp: '0' };

function read(typed: string): number {
  const count = Math.trunc(Number(typed));
  return Number.isNaN(count) ? 0 : Math.min(LIMITS.dutyPeople, Math.max(0, count));
}

/** Those above 0. */
export function wantedDuties({ help, washUp }: Counts): { help?: number; washUp?: number } {
  return { ...(read(help) > 0 && { help: read(help) }), ...(read(washUp) > 0 && { washUp: read(washUp) }) };
}

interface DutyCountsProps {
  readonly counts: Counts;
  /** Without being asked. */
  readonly isOpen: boolean;
  /** Who has most duties, and who fewest. */
  readonly soFar: string | null;
  readonly onChange: (counts: Counts) => void;
}

/** How many people help and wash up at each meal, for those who ask. */
export function DutyCounts({ counts, isOpen, soFar, onChange }: DutyCountsProps) {
  const [isAsked, setAsked] = useState(false);
  if (!isOpen && !isAsked)
    return (
      <div className="above8">
        <Button variant="link" icon={<Plus size={18} />} onClick={() => setAsked(true)}>
          <Trans>Help and washing up</Trans>
        </Button>
      </div>
    );
  const stepper = { isInLine: true, min: 0, max: LIMITS.dutyPeople, read };
  return (
    <div className="column gap12 above16">
      <NumberStepper
        {...stepper}
        label={t`Help at each meal`}
        value={counts.help}
        onChange={(help) => onChange({ ...counts, help })}
      />
      <NumberStepper
        {...stepper}
        label={t`Wash up at each meal`}
        value={counts.washUp}
        onChange={(washUp) => onChange({ ...counts, washUp })}
      />
      {soFar !== null && (
        <p className="secondary">
          <Trans>So far: {soFar}</Trans>
        </p>
      )}
    </div>
  );
}
