import { useNavigate } from 'react-router';
import { useUrlDialog } from '../../../browser/url/useUrlDialog.ts';
import { PlanAgainDialog } from '../../../trip/newTrip/PlanAgainDialog.tsx';
import { copiedText } from './copied.ts';

interface PlanAgainProps {
  readonly tripId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Creates the next trip, and shows there what of this one is copied. */
export function PlanAgain({ tripId, onClose, ...dialog }: PlanAgainProps) {
  const navigate = useNavigate();
  const buyTrips = useUrlDialog('buy-trips');
  return (
    <PlanAgainDialog
      {...dialog}
      tripId={tripId}
      onClose={onClose}
      onCreated={(created, taken) => {
        const copied = copiedText({ fromTripId: tripId, ...taken });
        // Closing changes the address: navigate afterwards.
        onClose();
        void navigate(`/trips/${created}${copied === null ? '' : `?copy-menu=${copied}`}`);
      }}
      onBuyTrips={buyTrips.open}
    />
  );
}
