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

interface TripStatusTagProps {
  readonly status: TripStatus;
}

export function TripStatusTag({ status }: TripStatusTagProps) {
  return (
    <Tag tone={TONES[status]} icon={status === 'active' && <span className={styles['dot']} />}>
      {asText(TRIP_STATUS_LABELS[status])}
    </Tag>
  );
}
