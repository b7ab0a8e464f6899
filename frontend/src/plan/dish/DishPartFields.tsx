import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import { LIMITS } from '../../../../domain/limits.ts';
import { CheckField } from '../../ui/controls/choice/CheckField.tsx';
import { CheckRow } from '../../ui/controls/choice/CheckRow.tsx';
import { TextField } from '../../ui/controls/Field.tsx';
import { Legend } from '../../ui/controls/Legend.tsx';
import { Select } from '../../ui/controls/Select.tsx';
import type { DishPart, PartKind } from './dishPart.ts';
import styles from './DishPart.module.css';

interface Person {
  readonly id: string;
  readonly name: string;
  readonly group: string | null;
}

export interface DishPartFieldsProps {
  readonly part: DishPart;
  readonly people: readonly Person[];
  /** Of the first dish of the slot; null for that dish itself. */
  readonly first: string | null;
  readonly isDisabled?: boolean;
  readonly onChange: (part: DishPart) => void;
  /** What was typed is whole. */
  readonly onLeave?: () => void;
}

/** For whom a dish is: everybody, some people, a group, or those who cannot eat something. */
export function DishPartFields({
  part,
  people,
  first,
  isDisabled = false,
  onChange,
  onLeave,
}: DishPartFieldsProps) {
  const id = useId();
  const groups = [...new Set(people.flatMap(({ group }) => group ?? []))];
  const change = (changes: Partial<DishPart>) => onChange({ ...part, ...changes });
  const changeKind = (kind: PartKind) =>
    change({ kind, ...(kind === 'group' && part.group === '' && { group: groups[0] ?? '' }) });
  return (
    <fieldset className={styles['part']} disabled={isDisabled}>
      <Legend id={`${id}-legend`}>
        <Trans>Who eats this dish</Trans>
      </Legend>
      <Select
        aria-labelledby={`${id}-legend`}
        value={part.kind}
        // Its options are the kinds.
        onChange={(event) => changeKind(event.target.value as PartKind)}
      >
        <option value="everybody">{t`Everybody who is there`}</option>
        <option value="people">{t`Some people`}</option>
        {(groups.length > 0 || part.kind === 'group') && <option value="group">{t`A group`}</option>}
        <option value="cannotEat">{t`Those who can’t eat …`}</option>
      </Select>
      {part.kind === 'people' && (
        <ul className={styles['people']}>
          {people.map((person) => (
            <li key={person.id}>
              <CheckRow
                label={<bdi>{person.name}</bdi>}
                isChecked={part.eaterIds.includes(person.id)}
                onChange={(isFor) =>
                  change({
                    eaterIds: isFor
                      ? [...part.eaterIds, person.id]
                      : part.eaterIds.filter((other) => other !== person.id),
                  })
                }
              />
            </li>
          ))}
        </ul>
      )}
      {part.kind === 'group' && (
        <Select
          aria-label={t`Group`}
          value={part.group}
          onChange={(event) => change({ group: event.target.value })}
        >
          {[...new Set([...groups, part.group])].map((group) => (
            <option key={group} value={group}>
              {group}
            </option>
          ))}
        </Select>
      )}
      {part.kind === 'cannotEat' && (
        <TextField
          label={t`What they can’t eat`}
          placeholder={t`fish, meat, gluten …`}
          maxLength={LIMITS.name}
          dir="auto"
          value={part.cannotEat}
          onChange={(event) => change({ cannotEat: event.target.value })}
          onBlur={onLeave}
        />
      )}
      {first !== null && part.kind !== 'everybody' && (
        <CheckField
          label={t`Instead of ${first}`}
          isChecked={part.isInstead}
          onChange={(isInstead) => change({ isInstead })}
        />
      )}
    </fieldset>
  );
}
