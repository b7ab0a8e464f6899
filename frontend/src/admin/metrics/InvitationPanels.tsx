import { plural, t } from '@lingui/core/macro';
import { PartsBar } from '../figures/Bars.tsx';
import { countLabel } from '../figures/figures.ts';
import { SideCard } from '../../ui/layout/SideCard.tsx';
import { RankCard } from '../figures/RankCard.tsx';

interface InvitationsProps {
  readonly pendingInvitations: number;
  readonly acceptedInvitations: number;
}

export function Invitations({ pendingInvitations, acceptedInvitations }: InvitationsProps) {
  return (
    <SideCard title={t`Invitation Analytics`}>
      <PartsBar
        parts={[
          { label: t`Accepted`, count: acceptedInvitations, tone: 'pine' },
          { label: t`Pending`, count: pendingInvitations, tone: 'ember' },
        ]}
      />
    </SideCard>
  );
}

interface TopInvitersProps {
  readonly topInviters: readonly {
    readonly userId: string;
    readonly name: string;
    readonly inviteCount: number;
  }[];
}

export function TopInviters({ topInviters }: TopInvitersProps) {
  return (
    <RankCard
      title={t`Top Inviters`}
      figure={t`Top 5`}
      items={topInviters.map(({ userId, name, inviteCount }) => ({
        id: userId,
        name,
        value: countLabel(inviteCount),
        unit: plural(inviteCount, { one: 'invitation', other: 'invitations' }),
      }))}
      empty={t`No invitations yet.`}
    />
  );
}
