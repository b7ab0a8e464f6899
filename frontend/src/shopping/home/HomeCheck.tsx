import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, House } from 'lucide-react';
import { useState } from 'react';
import { stapleFood } from '../../../../domain/shopping/home/staples.ts';
import { lineLabel } from '../rows/lineLabel.ts';
import { withGlyphs } from '../../labels/fractionGlyphs.ts';
import { Button } from '../../ui/controls/Button.tsx';
import { ignoreSecondClick } from '../../ui/controls/ignoreSecondClick.ts';
import type { CartGroup } from '../rows/cartParts.ts';
import styles from './HomeCheck.module.css';
import { useStapleAnswersQuery } from './Staples.generated.ts';
import { useAnswerStaple } from './useAnswerStaple.ts';

interface HomeCheckProps {
  readonly groups: readonly CartGroup[];
  readonly tripId: string;
}

/** What may be at home: one line, which opens in place. */
export function HomeCheck({ groups, tripId }: HomeCheckProps) {
  const [isOpen, setOpen] = useState(false);
  if (groups.length === 0) return null;
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  const count = (
    <b>
      {plural({ count: groups.length }, { one: 'Check at home: # item.', other: 'Check at home: # items.' })}
    </b>
  );
  const text = (
    <>
      {count} <bdi>{groups.map(({ name }) => name).join(', ')}</bdi>
    </>
  );
  return (
    <section className={styles['home']} aria-label={t`Check at home`}>
      <button
        type="button"
        className={styles['head']}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <House size={20} aria-hidden="true" />
        <span className="ellipsis">{isOpen ? count : text}</span>
        <Chevron size={20} aria-hidden="true" />
      </button>
      <p className="onPaper">{text}</p>
      {isOpen && (
        <ul className="notOnPaper" onClickCapture={ignoreSecondClick}>
          {groups.map((group) => (
            <Question key={group.key} group={group} tripId={tripId} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whether it is at home, with what the viewer said on the last trip. */
function Question({ group, tripId }: { readonly group: CartGroup; readonly tripId: string }) {
  const answer = useAnswerStaple(tripId);
  const { data } = useStapleAnswersQuery();
  const last = data?.stapleAnswers.find(({ food }) => food === stapleFood(group.name))?.answer;
  const lastAnswer = last && (last === 'HAVE' ? t`You had it last time` : t`You bought it last time`);
  const about = [withGlyphs(lineLabel(group)), lastAnswer].filter(Boolean).join(', ');
  return (
    <li className={styles['question']}>
      <span className={styles['about']}>
        <b dir="auto">{group.name}</b>
        {about !== '' && <small>{about}</small>}
      </span>
      <span className={styles['answers']}>
        <Button
          aria-label={t`Have it: ${{ name: group.name }}`}
          onClick={() => void answer(group, 'HAVE')}
          isOnlineOnly
        >
          <Trans>Have it</Trans>
        </Button>
        <Button
          aria-label={t`Need it: ${{ name: group.name }}`}
          onClick={() => void answer(group, 'NEED')}
          isOnlineOnly
        >
          <Trans>Need it</Trans>
        </Button>
      </span>
    </li>
  );
}
