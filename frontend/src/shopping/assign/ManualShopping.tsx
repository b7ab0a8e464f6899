import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { shownNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { lineLabel } from '../rows/lineLabel.ts';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { CheckRow } from '../../ui/controls/choice/CheckRow.tsx';
import { Field } from '../../ui/controls/Field.tsx';
import { Group } from '../../ui/controls/Legend.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import { showError } from '../../ui/feedback/toaster.tsx';
import { buyersOf, cartParts, itemsLabel, type CartGroup, type CartPerson } from '../rows/cartParts.ts';
import type { CartRow } from '../rows/cartRows.ts';
import styles from './ManualShopping.module.css';
import { useAssignIngredients } from './useAssignIngredients.ts';

/** State and action of the manual assignment. */
export function useManualShopping(tripId: string, rows: readonly CartRow[], people: readonly CartPerson[]) {
  const assignIngredients = useAssignIngredients(tripId);
  const viewer = people.find(({ isViewer }) => isViewer);
  // '' unassigns.
  const [personId, setPersonId] = useState(viewer?.id ?? '');
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const [showsAll, setShowsAll] = useState(() => rows.every(({ assignedToId }) => assignedToId !== null));
  const [isWorking, setWorking] = useState(false);

  const isUnassigning = personId === '';
  // Only assigned lines can be unassigned.
  const shown = rows.filter(({ assignedToId }) =>
    isUnassigning ? assignedToId !== null : showsAll || assignedToId === null,
  );
  const parts = cartParts(shown, people, 'store-sections');
  const chosen = parts.flatMap(({ groups }) => groups).filter(({ key }) => keys.has(key));

  return {
    people,
    parts,
    personId,
    setPersonId,
    keys,
    isUnassigning,
    showsAll,
    setShowsAll,
    isWorking,
    action: actionText(chosen.length, isUnassigning),
    choose: (groups: readonly CartGroup[], isChosen: boolean) => {
      const changed = groups.map(({ key }) => key);
      const others = [...keys].filter((key) => !changed.includes(key));
      setKeys(new Set(isChosen ? [...others, ...changed] : others));
    },
    assign: async () => {
      const person = people.find(({ id }) => id === personId) ?? null;
      const [only] = chosen;
      if (isWorking) return;
      if (only === undefined) {
        showError(t`Please choose at least one item.`, t`Nothing is selected`);
        return;
      }
      setWorking(true);
      const what = chosen.length === 1 ? only.name : itemsLabel(chosen.length);
      const isDone = await assignIngredients(
        chosen.flatMap((group) => group.rows),
        person,
        what,
      );
      setWorking(false);
      // The dialog stays open for the next person.
      if (isDone) setKeys(new Set());
    },
  };
}

function actionText(count: number, isUnassigning: boolean): string {
  if (count === 0) return isUnassigning ? t`Unassign` : t`Assign`;
  return isUnassigning
    ? plural(count, { one: 'Unassign # item', other: 'Unassign # items' })
    : plural(count, { one: 'Assign # item', other: 'Assign # items' });
}

interface ManualShoppingProps {
  readonly manual: ReturnType<typeof useManualShopping>;
  readonly accepted: readonly CartPerson[];
}

export function ManualShopping({ manual, accepted }: ManualShoppingProps) {
  const { parts, keys, isUnassigning } = manual;
  return (
    <div className="column">
      <Field label={t`Who buys it`}>
        <Select value={manual.personId} onChange={(event) => manual.setPersonId(event.target.value)}>
          {accepted.map((person) => (
            <option key={person.id} value={person.id}>
              {person.isViewer ? t`${{ name: person.name }} (You)` : person.name}
            </option>
          ))}
          <option value="">
            <Trans>No one (unassign)</Trans>
          </option>
        </Select>
      </Field>
      {!isUnassigning && (
        <CheckField
          label={t`Include items that have a shopper`}
          isChecked={manual.showsAll}
          onChange={manual.setShowsAll}
        />
      )}
      {parts.length === 0 && (
        <p className="secondary">
          {isUnassigning ? t`No item has a shopper.` : t`Every item has a shopper.`}
        </p>
      )}
      {parts.map(({ id, title, groups }) => (
        <Group key={id} label={title} className={styles['part']}>
          <CheckField
            label={t`All of ${title}`}
            isChecked={groups.every(({ key }) => keys.has(key))}
            onChange={(isChecked) => manual.choose(groups, isChecked)}
          />
          {groups.map((group) => (
            <div key={group.key} className={styles['line']}>
              <CheckRow
                label={
                  <span className={styles['label']} dir="auto">
                    <b className="medium">{group.name}</b>
                    <small>{about(group, manual.people)}</small>
                  </span>
                }
                isChecked={keys.has(group.key)}
                onChange={(isChecked) => manual.choose([group], isChecked)}
              />
            </div>
          ))}
        </Group>
      ))}
    </div>
  );
}

function about(group: CartGroup, people: readonly CartPerson[]): string {
  const buyers = buyersOf(group.rows, people).map(({ name }) => name);
  return [shownNumbers(lineLabel(group)), ...buyers].filter(Boolean).join(', ');
}
