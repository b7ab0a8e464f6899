import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
    <SideCard title={t`Top Inviters`} figure={t`Top 5`}>
      {topInviters.length === 0 ? (
        <PanelEmpty>
          <Trans>No invitations yet.</Trans>
        </PanelEmpty>
      ) : (
        <RankList
          label={t`Top Inviters`}
          items={topInviters.map(({ userId, name, inviteCount }) => ({
            id: userId,
            name,
            value: countLabel(inviteCount),
            unit: plural(inviteCount, { one: 'invitation', other: 'invitations' }),
          }))}
        />
      )}
    </SideCard>
  );
}
