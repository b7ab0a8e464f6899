import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { asText } from '../../../../domain/text/asText.ts';
import { noteLines } from '../../../../domain/people/eater/answerTexts.ts';
import { Leaf, ShieldAlert } from 'lucide-react';
import { dislikesOf, strictAvoids } from '../../../../domain/people/eater/avoidLabels.ts';
import { avoidNotesOf } from '../../../../domain/people/verdict/respected.ts';
import type { TripRules } from '../../../../domain/people/verdict/tripRules.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { portionGroups } from '../../../../domain/people/eater/seatTexts.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import { Tag } from '../../ui/marks/Tag.tsx';
import { avoidsText } from '../avoidsText.ts';
import type { TripEater, TripAttendance } from '../tripAttendance.ts';
import { EaterChecklist } from './EaterChecklist.tsx';
import styles from './SlotPeople.module.css';

interface SlotPeopleProps {
  readonly tripId: string;
  readonly slot: MealTime;
  readonly attendance: TripAttendance;
  readonly viewerId: string | null;
}

/** Who is at a slot, to be changed, with the allergies and diets there. */
export function SlotPeople({ tripId, slot, attendance, viewerId }: SlotPeopleProps) {
  const present = attendance.at(slot).eaters;
  return (
    <section className="column gap8" aria-label={t`Who eats`}>
      <p className="secondary" role="status">
        {portionGroups(present).map(asText).join(', ')}
      </p>
      <EaterChecklist tripId={tripId} slot={slot} attendance={attendance} />
      <AllergiesHere present={present} rules={attendance.rules} viewerId={viewerId} />
    </section>
  );
}

function Face({ eater, viewerId }: { readonly eater: TripEater; readonly viewerId: string | null }) {
  const { id, name, participantId, isCompanion } = eater;
  const isViewer = !isCompanion && participantId === viewerId;
  return <Avatar id={isCompanion ? id : participantId} name={name} size="sm" isViewer={isViewer} />;
}

/** Only of people at this meal; dislikes in words. */
function AllergiesHere({
  present,
  rules,
  viewerId,
}: Pick<SlotPeopleProps, 'viewerId'> & {
  readonly present: readonly TripEater[];
  readonly rules: TripRules | null;
}) {
  const strict = present.filter(({ avoids }) => strictAvoids(avoids).length > 0);
  const dislikes = present.flatMap(({ name, avoids }) => {
    const notes = dislikesOf(avoids);
    return notes.length === 0 ? [] : t`${name}: ${avoidsText(notes)} if possible.`;
  });
  const notes = noteLines(present);
  if (strict.length + dislikes.length + notes.length === 0 && rules === null) return null;
  return (
    <div className={styles['allergies']}>
      <h2 className="smallHeading below4">
        <Trans>Allergies and diets</Trans>
      </h2>
      <ul className={styles['avoids']}>
        {rules !== null && (
          <li className="small row">
            <span className="breaks">
              <b>{asText(rules.name)}</b> {avoidNotesOf(rules.id, rules.avoids).map(asText).join(', ')}
            </span>
            <Strictest eater={rules} />
          </li>
        )}
        {strict.map((eater) => (
          <li key={eater.id} className="small row">
            <Face eater={eater} viewerId={viewerId} />
            <span className="breaks">
              <b dir="auto">{eater.name}</b> {avoidsText(strictAvoids(eater.avoids))}
            </span>
            <Strictest eater={eater} />
          </li>
        ))}
      </ul>
      {dislikes.length > 0 && <p className={styles['dislikes']}>{dislikes.join(' ')}</p>}
      {notes.length > 0 && <p className={styles['dislikes']}>{notes.map(asText).join(' ')}</p>}
    </div>
  );
}

function Strictest({ eater: { avoids } }: { readonly eater: Pick<TripEater, 'avoids'> }) {
  const isAllergy = avoids.some(({ strictness }) => strictness === 'allergy');
  return (
    <span className={styles['mark']}>
      <Tag
        tone={isAllergy ? 'ember' : 'leaf'}
        icon={isAllergy ? <ShieldAlert size={16} /> : <Leaf size={16} />}
      >
        {isAllergy ? t`Allergy` : t`Diet`}
      </Tag>
    </span>
  );
}
