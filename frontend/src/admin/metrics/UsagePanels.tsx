import { plural, t } from '@lingui/core/macro';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { costLabel, countLabel } from '../figures/figures.ts';
import { RankCard, type Ranked } from '../figures/RankCard.tsx';

interface Usage {
  readonly tokensUsed: number;
  readonly estimatedCost: { readonly microDollars: number };
}

const NO_USAGE = t`No AI usage yet.`;

interface UsageByFeatureProps {
  readonly usageByFeature: readonly (Usage & { readonly feature: string })[];
}

export function UsageByFeature({ usageByFeature }: UsageByFeatureProps) {
  return (
    <RankCard
      title={t`AI Usage by Feature`}
      figure={t`Tokens, cost`}
      items={usageByFeature.map((usage) => ranked(usage.feature, featureLabel(usage.feature), usage))}
      empty={NO_USAGE}
    />
  );
}

interface UsageByUserProps {
  readonly usageByUser: readonly (Usage & { readonly userId: string; readonly name: string })[];
}

export function UsageByUser({ usageByUser }: UsageByUserProps) {
  return (
    <RankCard
      title={t`Top AI Users by Token Usage`}
      figure={t`Tokens, cost`}
      items={usageByUser.map((usage) => ranked(usage.userId, usage.name, usage))}
      empty={NO_USAGE}
    />
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
    <RankCard
      title={t`Top Users by Trips Created`}
      figure={t`Top 10`}
      items={topUsersByTrips.map(({ userId, name, tripCount }) => ({
        id: userId,
        name,
        value: countLabel(tripCount),
        unit: plural(tripCount, { one: 'trip', other: 'trips' }),
      }))}
      empty={t`No trips yet.`}
    />
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
