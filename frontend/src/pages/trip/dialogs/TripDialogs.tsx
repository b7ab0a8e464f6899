import type { FragmentType } from '@apollo/client';
import { useEffect, useState } from 'react';
import { useFeatures } from '../../../account/useFeatures.ts';
import { preloadWhenIdle } from '../../../browser/preload.ts';
import type { VerdictsState } from '../../../people/verdict/useTripVerdicts.ts';
import { createDrafts, DraftsProvider } from '../../../ui/controls/drafts.ts';
import { DIALOGS } from './dialogTable.tsx';
import { useTripDialogsFragment, type TripDialogsFragment } from '../../wholeTrip/TripDialogs.generated.ts';
import { useTripUrl } from './useTripUrl.ts';

interface TripDialogsProps {
  readonly trip: FragmentType<TripDialogsFragment>;
  readonly checked: VerdictsState;
  /** The viewer deleted or left the trip. */
  readonly onRemoved: () => void;
}

/** The address says which dialog is open. */
export function TripDialogs({ trip: ref, checked, onRemoved }: TripDialogsProps) {
  const trip = useTripDialogsFragment(ref);
  const url = useTripUrl();
  const features = useFeatures();
  const [drafts] = useState(createDrafts);
  useEffect(() => preloadWhenIdle(...DIALOGS.flatMap(({ preload }) => preload ?? [])), []);
  const can = (ability: (typeof trip.viewerCan)[number]) => trip.viewerCan.includes(ability);
  return (
    <DraftsProvider value={drafts}>
      {DIALOGS.map(({ name, Row }) => (
        <Row key={name} at={{ trip, checked, url, features, can, onRemoved }} />
      ))}
    </DraftsProvider>
  );
}
