import type { RecipeFacts as Facts } from '../../../../domain/trip/recipeFacts.ts';
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
}

/** Either what the recipe states, or the fallback; never both. */
export function RecipeFacts({ facts }: RecipeFactsProps) {
  const rows = facts === null ? FALLBACK : statedRows(facts);
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

function statedRows({ minutes, servings, difficulty, batches }: Facts): Row[] {
  return [
    ...(minutes === null ? [] : [[duration(minutes), 'Time'] as const]),
    ...(servings === null
      ? []
      : [[servings === '1' ? '1 serving' : `${servings} servings`, 'Amount'] as const]),
    ...(difficulty === null ? [] : [[difficulty, 'Difficulty'] as const]),
    ...(batches === null ? [] : [[`${batches} batches`, 'Cooked in'] as const]),
  ];
}

function duration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const texts = [
    hours === 0 ? '' : `${hours} ${hours === 1 ? 'hr' : 'hrs'}`,
    rest === 0 ? '' : `${rest} ${rest === 1 ? 'min' : 'mins'}`,
  ];
  return texts.filter((text) => text !== '').join(' ');
}
