import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import { eaterPortion } from '../../labels/portions.ts';
import { mealTimeText } from '../../labels/slotLabel.ts';
import { CheckRow } from '../../ui/controls/choice/CheckRow.tsx';
import { EaterMarks } from '../EaterMarks.tsx';
import { domainAvoid } from '../tripAttendance.ts';
import styles from './PeopleFileDialog.module.css';
import type { Listed } from './peopleFile.ts';

interface ListedPeopleProps {
  readonly people: readonly Listed[];
  readonly isTicked: (line: Listed) => boolean;
  readonly onToggle: (line: Listed) => void;
}

/** What was understood of a list, line by line; what is wrong stands first. */
export function ListedPeople({ people, isTicked, onToggle }: ListedPeopleProps) {
  const wrong = people.filter(({ problems }) => problems.length > 0);
  const right = people.filter(({ problems }) => problems.length === 0);
  return (
    <>
      {wrong.length > 0 && (
        <section className={styles['wrong']}>
          <h2 className="strong">
            {plural(wrong.length, { one: '# line cannot be added', other: '# lines cannot be added' })}
          </h2>
          <ul className="small column gap4 above8">
            {wrong.map(({ number, name, problems }) => (
              <li key={number}>
                <b>{name === '' ? t`Line ${number}` : t`Line ${number}, ${name}`}</b> {problems.join(' ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {right.length > 0 && (
        <ul className={styles['people']} aria-label={t`People of the list`}>
          {right.map((line) => (
            <li key={line.number}>
              <CheckRow
                isChecked={isTicked(line)}
                onChange={() => onToggle(line)}
                label={<Understood line={line} />}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Understood({ line }: { readonly line: Listed }) {
  const { name, avoids, eatsEverything, doubt } = line;
  return (
    <span className={styles['line']}>
      <span className="stack">
        <bdi className="medium">{name}</bdi>
        <small>{factsOf(line).join(', ')}</small>
        {doubt !== null && <small className="ember">{doubt}</small>}
      </span>
      <span className={styles['eats']}>
        {eatsEverything ? <Trans>Eats everything</Trans> : <EaterMarks avoids={avoids.map(domainAvoid)} />}
      </span>
    </span>
  );
}

/** "Foxes, Child, half a portion, from Fri, Jun 5, dinner" */
function factsOf({ group, portion, note, arrives, leaves }: Listed): string[] {
  const time = ({ date, type }: NonNullable<Listed['arrives']>) =>
    mealTimeText({ date, type: mealTypeOf(type) });
  return [
    group,
    eaterPortion(portion * 4),
    arrives && t`from ${time(arrives)}`,
    leaves && t`until ${time(leaves)}`,
    note,
  ].filter((fact) => fact !== null);
}
