import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { UserPlus } from 'lucide-react';
import { portionText } from '../../../../domain/shopping/amount/portion.ts';
import { spokenPortions } from '../../labels/portions.ts';
import { useToday } from '../../browser/hooks/useNow.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { waitingLabel } from '../../labels/waitingInvitations.ts';
import {
  useTripMembersFragment,
  type TripMembersFragment,
} from '../../people/members/TripMembers.generated.ts';
import type { TripAttendance } from '../../people/tripAttendance.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { PlaceHead } from '../../ui/layout/PlaceHead.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';

interface PeopleHeadProps {
  readonly trip: FragmentType<TripMembersFragment>;
  readonly attendance: TripAttendance;
  readonly onInvite: () => void;
}

/** How many come, and Invite. */
export function PeopleHead({ trip: ref, attendance, onInvite }: PeopleHeadProps) {
  const { participants, viewerCan } = useTripMembersFragment(ref);
  const isOnline = useOnline();
  const waiting = waitingLabel(participants, useToday());
  const canInvite = viewerCan.includes('INVITE');
  return (
    <>
      <PlaceHead title={t`People`} sentence={<PeopleCount attendance={attendance} />}>
        {canInvite && (
          <Button variant="primary" icon={<UserPlus size={20} />} onClick={onInvite} isOnlineOnly>
            <Trans>Invite</Trans>
          </Button>
        )}
      </PlaceHead>
      {!isOnline && (
        <p className="secondary panel below16">
          <Trans>You are offline: these are the people as last loaded.</Trans>
        </p>
      )}
      {waiting !== '' && (
        <p className="secondary panel below16">
          {waiting}{' '}
          {canInvite && (
            <Button variant="link" onClick={onInvite}>
              <Trans>Share a link instead</Trans>
            </Button>
          )}
        </p>
      )}
    </>
  );
}

function PeopleCount({ attendance: { eaters } }: { readonly attendance: TripAttendance }) {
  const people = plural(eaters.length, { one: '# person', other: '# people' });
  const quarters = eaters.reduce((sum, { portionQuarters }) => sum + portionQuarters, 0);
  if (quarters === 4 * eaters.length) return people;
  const portions = portionText(quarters);
  return (
    <>
      {people},{' '}
      <span aria-hidden="true">
        {plural(quarters / 4, { one: `${portions} adult portion`, other: `${portions} adult portions` })}
      </span>
      <VisuallyHidden>{spokenPortions(quarters)}</VisuallyHidden>
    </>
  );
}
