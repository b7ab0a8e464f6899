import { PartsBar } from '../figures/Bars.tsx';
import { countLabel } from '../figures/figures.ts';
import { SideCard } from '../../ui/layout/SideCard.tsx';
import { PanelEmpty } from '../figures/PanelEmpty.tsx';
import { RankList } from '../figures/RankList.tsx';

interface InvitationsProps {
  readonly pendingInvitations: number;
  readonly acceptedInvitations: number;
}

export function Invitations({ pendingInvitations, acceptedInvitations }: InvitationsProps) {
  return (
    <SideCard title="Invitation Analytics">
      <PartsBar
        parts={[
          { label: 'Accepted', count: acceptedInvitations, tone: 'pine' },
          { label: 'Pending', count: pendingInvitations, tone: 'ember' },
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
    <SideCard title="Top Inviters" figure="Top 5">
      {topInviters.length === 0 ? (
        <PanelEmpty>No invitations yet.</PanelEmpty>
      ) : (
        <RankList
          label="Top Inviters"
          items={topInviters.map(({ userId, name, inviteCount }) => ({
            id: userId,
            name,
            value: countLabel(inviteCount),
            unit: inviteCount === 1 ? 'invitation' : 'invitations',
          }))}
        />
      )}
    </SideCard>
  );
}
