import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { NO_FACTS, type RecipeFacts as Facts } from '../../../../domain/plan/recipeFacts.ts';
import { durationLabel } from '../../labels/durationLabel.ts';
import styles from './RecipeView.module.css';

type Row = readonly [value: string, label: string];

/** Of a meal that has no such data (specification, section 2). */
const FALLBACK: readonly Row[] = [
  ['30 mins', 'Time'],
  ['4 servings', 'Amount'],
  ['Medium', 'Difficulty'],
];

interface RecipeFactsProps {
  /** Null if the recipe states none. */
  readonly facts: Facts | null;
  /** Of the meal, for its table; null if nobody said. */
  readonly minutes: number | null;
  /** Of the meal; null: its amounts are fixed. */
  readonly servings: number | null;
  readonly portions: number;
}

/** Either what the meal and its recipe state, or the fallback; never both. */
export function RecipeFacts({ facts, minutes, servings, portions }: RecipeFactsProps) {
  const known = minutes === null ? facts : { ...(facts ?? NO_FACTS), minutes };
  const rows = factRows({ facts: known, servings, portions });
  if (rows.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {rows.map(([value, label]) => (
        <div key={label} className={styles['fact']}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The shown amounts are for the table, whatever the recipe's text was written for. */
function factRows({ facts, servings, portions }: Omit<RecipeFactsProps, 'minutes'>): readonly Row[] {
  if (servings === null) return facts === null ? FALLBACK : statedRows(facts);
  const forTable: Row = [portionsLabel(portions * 4), 'Amount'];
  const others = facts === null ? [] : statedRows({ ...facts, servings: null });
  return [...others, forTable];
}

function statedRows({ minutes, servings, difficulty, batches }: Facts): Row[] {
  return [
    ...(minutes === null ? [] : [[durationLabel(minutes), 'Time'] as const]),
    ...(servings === null
      ? []
      : [[servings === '1' ? '1 serving' : `${servings} servings`, 'Amount'] as const]),
    ...(difficulty === null ? [] : [[difficulty, 'Difficulty'] as const]),
    ...(batches === null ? [] : [[`${batches} batches`, 'Cooked in'] as const]),
  ];
}
