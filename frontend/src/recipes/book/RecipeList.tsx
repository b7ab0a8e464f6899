import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import { MealTypeIcon } from '../../ui/marks/MealTypeIcon.tsx';
import { FitLine } from '../FitLine.tsx';
import type { RecipeRowFragment } from '../RecipeRow.generated.ts';
import { factsLine, sourceLine } from '../recipeTexts.ts';
import styles from './RecipeList.module.css';

interface RecipeRowProps {
  readonly recipe: RecipeRowFragment;
  readonly to: string;
  /** Beside the link. */
  readonly action?: ReactNode;
}

/** A recipe of a list; opens it. */
export function RecipeRow({ recipe, to, action }: RecipeRowProps) {
  const facts = factsLine(recipe);
  return (
    <li className={styles['row']}>
      <Link to={to} className={styles['link']} data-control="quiet" data-recipe-row="">
        <RecipeIcon types={recipe.mealTypes} />
        <span className="stack">
          <span className="strong" dir="auto">
            {recipe.name}
          </span>
          {facts !== '' && <span className="secondary">{facts}</span>}
          {recipe.verdict !== null && <FitLine fit={recipe.verdict} />}
          {recipe.source !== 'COOKBOOK' && (
            <span className="secondary">
              <bdi>{sourceLine(recipe)}</bdi>
            </span>
          )}
        </span>
      </Link>
      {action}
    </li>
  );
}

function RecipeIcon({ types }: { readonly types: RecipeRowFragment['mealTypes'] }) {
  const [first] = types;
  return <MealTypeIcon type={first === undefined ? 'dinner' : mealTypeOf(first)} />;
}

interface RecipeListProps {
  readonly label: string;
  /** In columns on wide screens. */
  readonly hasColumns?: boolean;
  readonly children: ReactNode;
}

export function RecipeList({ label, hasColumns = false, children }: RecipeListProps) {
  return (
    <ul className={styles['list']} data-columns={hasColumns ? '' : undefined} aria-label={label}>
      {children}
    </ul>
  );
}
