import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import styles from './SubpageHead.module.css';

export function BackToTrip({ tripId }: { readonly tripId: string }) {
  return (
    <Link to={`/trips/${tripId}`} className={styles['back']}>
      <ArrowLeft size={16} strokeWidth={2} />
      Back to Trip
    </Link>
  );
}

interface SubpageHeadProps {
  readonly tripId: string;
  readonly title: string;
}

/** Way back and title of a page below a trip. */
export function SubpageHead({ tripId, title }: SubpageHeadProps) {
  return (
    <>
      <BackToTrip tripId={tripId} />
      <h1 className={styles['title']}>{title}</h1>
    </>
  );
}
