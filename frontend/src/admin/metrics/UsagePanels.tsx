import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { costLabel, countLabel } from '../figures/figures.ts';
import { SideCard } from '../../ui/layout/SideCard.tsx';
import { PanelEmpty } from '../figures/PanelEmpty.tsx';
import { RankList, type Ranked } from '../figures/RankList.tsx';

interface Usage {
  readonly tokensUsed: number;
  readonly estimatedCost: { readonly microDollars: number };
}

const NO_USAGE = t`No AI usage yet.`;

interface UsageByFeatureProps {
  readonly usageByFeature: readonly (Usage & { readonly feature: string })[];
}

export function UsageByFeature({ usageByFeature }: UsageByFeatureProps) {
  const items = usageByFeature.map((usage) => ranked(usage.feature, featureLabel(usage.feature), usage));
  return (
    <SideCard title={t`AI Usage by Feature`} figure={t`Tokens, cost`}>
      {items.length === 0 ? (
        <PanelEmpty>{NO_USAGE}</PanelEmpty>
      ) : (
        <RankList label={t`AI Usage by Feature`} items={items} />
      )}
    </SideCard>
  );
}

interface UsageByUserProps {
  readonly usageByUser: readonly (Usage & { readonly userId: string; readonly name: string })[];
}

export function UsageByUser({ usageByUser }: UsageByUserProps) {
  const items = usageByUser.map((usage) => ranked(usage.userId, usage.name, usage));
  return (
    <SideCard title={t`Top AI Users by Token Usage`} figure={t`Tokens, cost`}>
      {items.length === 0 ? (
        <PanelEmpty>{NO_USAGE}</PanelEmpty>
      ) : (
        <RankList label={t`Top AI Users by Token Usage`} items={items} />
      )}
    </SideCard>
  );
}

interface TopUsersProps {
  readonly topUsersByTrips: readonly {
    readonly userId: string;
    readonly name: string;
    readonly tripCount: number;
  }[];
}

export function TopUsers({ topUsersByTrips }: TopUsersProps) {
  return (
    <SideCard title={t`Top Users by Trips Created`} figure={t`Top 10`}>
      {topUsersByTrips.length === 0 ? (
        <PanelEmpty>
          <Trans>No trips yet.</Trans>
        </PanelEmpty>
      ) : (
        <RankList
          label={t`Top Users by Trips Created`}
          items={topUsersByTrips.map(({ userId, name, tripCount }) => ({
            id: userId,
            name,
            value: countLabel(tripCount),
            unit: plural(tripCount, { one: 'trip', other: 'trips' }),
          }))}
        />
      )}
    </SideCard>
  );
}

function ranked(id: string, name: string, { tokensUsed, estimatedCost }: Usage): Ranked {
  return {
    id,
    name,
    beside: [countLabel(tokensUsed), t`tokens`],
    value: costLabel(estimatedCost.microDollars),
  };
}

/** 'suggest_meals': 'Suggest meals' */
function featureLabel(feature: string): string {
  const words = feature.replaceAll(/[-_]+/g, ' ');
  return capitalized(words);
}
