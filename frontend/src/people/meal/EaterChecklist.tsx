import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { eaterGroups, type EaterGroup } from '../../../../domain/people/eater/group.ts';
import type { MealTime } from '../../../../domain/plan/mealTime.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { CheckRow } from '../../ui/controls/choice/CheckRow.tsx';
import { groupCell, rowStates } from '../attendance/attendanceCells.ts';
import { useAttendance } from '../attendance/useAttendance.ts';
import { groupLabel } from '../group/groupTexts.ts';
import { useFolds } from '../group/useFolds.ts';
import type { TripEater, TripAttendance } from '../tripAttendance.ts';
import styles from './SlotPeople.module.css';

interface EaterChecklistProps {
  readonly tripId: string;
  readonly slot: MealTime;
  readonly attendance: TripAttendance;
}

/** Who eats at a slot, by group if the trip has any. */
export function EaterChecklist({ tripId, slot, attendance }: EaterChecklistProps) {
  const change = useAttendance(tripId);
  const isOnline = useOnline();
  const folds = useFolds(attendance.eaters.length);
  const groups = eaterGroups(attendance.eaters);
  const there = new Set(attendance.at(slot).eaters.map(({ id }) => id));
  const canEdit = ({ viewerCan }: TripEater) => viewerCan.includes('EDIT') && isOnline;
  const set = (eaters: readonly TripEater[], attends: boolean) =>
    void change(eaters.map((eater) => ({ eater, slot, attends, usually: attendance.usually(eater, slot) })));
  const people = (label: string, eaters: readonly TripEater[]) => (
    <ul className={styles['list']} aria-label={label} data-long={eaters.length > LONG ? '' : undefined}>
      {eaters.map((eater) => (
        <li key={eater.id}>
          {canEdit(eater) ? (
            <CheckRow
              label={<bdi>{eater.name}</bdi>}
              isChecked={there.has(eater.id)}
              onChange={(attends) => set([eater], attends)}
            />
          ) : (
            <Fixed name={eater.name} eats={there.has(eater.id)} />
          )}
        </li>
      ))}
    </ul>
  );
  if (groups.length === 0) return people(t`Who eats at this meal`, attendance.eaters);
  const states = rowStates(attendance, [slot]);
  return (
    <ul className="column gap8" aria-label={t`Who eats at this meal`}>
      {groups.map((group) => (
        <li key={group.name}>
          <GroupLine
            group={group}
            cell={groupCell(group.eaters, states, 0)}
            canEdit={group.eaters.every(canEdit)}
            isFolded={folds.isFolded(group.name)}
            onFold={() => folds.toggle(group.name)}
            onPress={({ eaters, attends }) => set(eaters, attends)}
          />
          {!folds.isFolded(group.name) && people(groupLabel(group), group.eaters)}
        </li>
      ))}
    </ul>
  );
}

/** From this many people on, the browser skips those off screen. */
const LONG = 60;

interface GroupLineProps {
  readonly group: EaterGroup<TripEater>;
  readonly cell: ReturnType<typeof groupCell>;
  readonly canEdit: boolean;
  readonly isFolded: boolean;
  readonly onFold: () => void;
  readonly onPress: (press: ReturnType<typeof groupCell>['press']) => void;
}

/** All of a group at once, and the way to its people. */
function GroupLine({ group, cell, canEdit, isFolded, onFold, onPress }: GroupLineProps) {
  const label = groupLabel(group);
  const { state, eating, quarters, press } = cell;
  const all = group.eaters.length;
  const counts = (
    <span className="secondary">
      <Trans>
        {eating} of {all} eat, {portionsLabel(quarters)}
      </Trans>
    </span>
  );
  return (
    <div className={styles['group']}>
      {canEdit && state !== 'away' ? (
        <CheckRow
          label={
            <span className={styles['groupName']}>
              <bdi>{label}</bdi> {counts}
            </span>
          }
          isChecked={state === 'eats'}
          isPartly={state === 'some'}
          onChange={() => onPress(press)}
        />
      ) : (
        <p className={styles['groupName']}>
          <bdi>{label}</bdi> {counts}
        </p>
      )}
      <button
        type="button"
        className={styles['fold']}
        data-control="fold"
        aria-expanded={!isFolded}
        aria-label={t`People of ${label}`}
        onClick={onFold}
      >
        <ChevronDown size={20} aria-hidden="true" />
      </button>
    </div>
  );
}

function Fixed({ name, eats }: { readonly name: string; readonly eats: boolean }) {
  return (
    <p className="row touch soft">
      {eats ? (
        <Trans>
          <bdi>{name}</bdi> eats
        </Trans>
      ) : (
        <Trans>
          <bdi>{name}</bdi> does not eat
        </Trans>
      )}
    </p>
  );
}
