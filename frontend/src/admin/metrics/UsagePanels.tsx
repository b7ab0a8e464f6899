import { costLabel, countLabel } from '../figures/figures.ts';
import { Panel, PanelEmpty } from '../figures/Panel.tsx';
import { RankList, type Ranked } from '../figures/RankList.tsx';

interface Usage {
  readonly tokensUsed: number;
  readonly estimatedCost: { readonly microDollars: number };
}

const NO_USAGE = 'Nothing was asked of a model yet.';

interface UsageByFeatureProps {
  readonly usageByFeature: readonly (Usage & { readonly feature: string })[];
}

export function UsageByFeature({ usageByFeature }: UsageByFeatureProps) {
  const items = usageByFeature.map((usage) => ranked(usage.feature, featureLabel(usage.feature), usage));
  return (
    <Panel title="AI Usage by Feature" aside="Tokens, cost">
      {items.length === 0 ? (
        <PanelEmpty>{NO_USAGE}</PanelEmpty>
      ) : (
        <RankList label="AI Usage by Feature" items={items} />
      )}
    </Panel>
  );
}

interface UsageByUserProps {
  readonly usageByUser: readonly (Usage & { readonly userId: string; readonly name: string })[];
}

export function UsageByUser({ usageByUser }: UsageByUserProps) {
  const items = usageByUser.map((usage) => ranked(usage.userId, usage.name, usage));
  return (
    <Panel title="Top AI Users by Token Usage" aside="Tokens, cost">
      {items.length === 0 ? (
        <PanelEmpty>{NO_USAGE}</PanelEmpty>
      ) : (
        <RankList label="Top AI Users by Token Usage" items={items} />
      )}
    </Panel>
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
    <Panel title="Top Users by Trips Created" aside="Top 10">
      {topUsersByTrips.length === 0 ? (
        <PanelEmpty>Nobody has created a trip yet.</PanelEmpty>
      ) : (
        <RankList
          label="Top Users by Trips Created"
          items={topUsersByTrips.map(({ userId, name, tripCount }) => ({
            id: userId,
            name,
            value: countLabel(tripCount),
            unit: tripCount === 1 ? 'trip' : 'trips',
          }))}
        />
      )}
    </Panel>
  );
}

function ranked(id: string, name: string, { tokensUsed, estimatedCost }: Usage): Ranked {
  return {
    id,
    name,
    beside: [countLabel(tokensUsed), 'tokens'],
    value: costLabel(estimatedCost.microDollars),
  };
}

/** 'suggest_meals' is 'Suggest meals'. */
function featureLabel(feature: string): string {
  const words = feature.replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
