import { t } from '@lingui/core/macro';
import { asText } from '../../../domain/text/asText.ts';
import { TRIP_STATUS_LABELS, type TripStatus } from '../../../domain/trip/trip.ts';
import { Tag } from '../ui/marks/Tag.tsx';
import styles from './TripStatusTag.module.css';

const TONES = {
  active: 'ember',
  upcoming: 'sky',
  ended: 'ember',
  completed: 'plain',
  unknown: 'plain',
} as const;

function statusText(status: TripStatus, openUntil: string | undefined): string {
  const label = asText(TRIP_STATUS_LABELS[status]);
  return status === 'ended' && openUntil !== undefined
    ? t`${label}; can be changed until ${openUntil}`
    : label;
}

interface TripStatusTagProps {
  readonly status: TripStatus;
  /** Beside an ended trip's status: until when it can be changed. */
  readonly openUntil?: string;
}

export function TripStatusTag({ status, openUntil }: TripStatusTagProps) {
  return (
    <Tag tone={TONES[status]} icon={status === 'active' && <span className={styles['dot']} />}>
      {statusText(status, openUntil)}
    </Tag>
  );
}
