import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { CircleHelp } from 'lucide-react';
import { Fragment } from 'react';
import { asText } from '../../../../domain/text/asText.ts';
import { isOnlyViewer, unansweredOf, youFirst } from '../../../../domain/people/eater/answer.ts';
import { dislikesOf } from '../../../../domain/people/eater/avoidLabels.ts';
import { respected } from '../../../../domain/people/verdict/respected.ts';
import { firstListed } from '../../labels/firstListed.ts';
import type { TripEater } from '../../people/tripAttendance.ts';
import styles from './SuggestionSummary.module.css';

interface SuggestionSummaryProps {
  readonly slotCount: number;
  readonly eaters: readonly TripEater[];
  /** For everybody, as typed. */
  readonly rules: readonly string[];
}

/** What will be filled, for whom, and what is known of them. */
export function SuggestionSummary({ slotCount, eaters, rules }: SuggestionSummaryProps) {
  const unanswered = unansweredOf(eaters);
  return (
    <div className={styles['summary']}>
      {slotCount === 0 ? (
        <p>
          <Trans>Every slot has a meal or is not needed.</Trans>
        </p>
      ) : (
        <p>
          <Fills slotCount={slotCount} eaterCount={eaters.length} />
        </p>
      )}
      <Respects eaters={eaters} rules={rules} />
      {eaters.length > 1 && unanswered.length > 0 && (
        <p className="secondary iconText">
          <CircleHelp size={18} className="ember" />
          <span>
            <b>{unansweredLabel(unanswered)}</b>
            {!isOnlyViewer(unanswered) && `: ${firstListed(youFirst(unanswered))}`}
          </span>
        </p>
      )}
    </div>
  );
}

function unansweredLabel(people: readonly TripEater[]): string {
  return isOnlyViewer(people)
    ? t`You have not said what you don’t eat`
    : plural(people.length, {
        one: '# has not said what they don’t eat',
        other: '# have not said what they don’t eat',
      });
}

interface FillsProps {
  readonly slotCount: number;
  readonly eaterCount: number;
}

function Fills({ slotCount, eaterCount }: FillsProps) {
  return (
    <Trans>
      Fills your{' '}
      <b>
        <Plural value={slotCount} one="# open meal" other="# open meals" />
      </b>{' '}
      right away
      <Plural value={eaterCount} _0="" _1="" one=", for # person" other=", for # people" />. Nothing you
      planned changes, and meals marked “Not Needed” stay empty.
    </Trans>
  );
}

function Respects({ eaters, rules }: Pick<SuggestionSummaryProps, 'eaters' | 'rules'>) {
  const groups = groupsOf(respected(eaters));
  const everybody = rules.length === 0 ? [] : [{ who: t`everybody`, notes: rules.join(', ') }];
  const people = [...groups, ...everybody].map(({ who, notes }, index) => (
    <Fragment key={who}>
      {index > 0 && ', '}
      <b>{who}</b> ({notes})
    </Fragment>
  ));
  const dislikes = groupsOf(respected(eaters, dislikesOf)).map(({ who, notes }) => `${who} (${notes})`);
  if (people.length + dislikes.length === 0)
    return (
      <p>
        <Trans>Nobody has said what they don’t eat.</Trans>
      </p>
    );
  return (
    <p>
      {people.length > 0 && <Trans>Respects {people}.</Trans>}
      {people.length > 0 && dislikes.length > 0 && ' '}
      {dislikes.length > 0 && t`Tries to respect ${firstListed(dislikes)}.`}
    </p>
  );
}

function groupsOf(groups: ReturnType<typeof respected>) {
  return groups.map(({ names, notes }) => ({ who: firstListed(names), notes: notes.map(asText).join(', ') }));
}
