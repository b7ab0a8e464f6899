import { t } from '@lingui/core/macro';
import { asText } from '../../../../domain/text/asText.ts';
import { unansweredText } from '../../../../domain/people/eater/answer.ts';
import { Check, CircleHelp, Replace, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { durationLabel } from '../../../../domain/text/dates/durations.ts';
import type { BookRecipeFragment, RecipeFitFragment } from '../BookRecipe.generated.ts';
import { fitsLine, swapsText, withDisliked } from '../fitTexts.ts';
import { dietsText, difficultyLabel, equipmentText, stepsLabel } from '../recipeTexts.ts';
import styles from './RecipeFacts.module.css';

interface RecipeFactsProps {
  readonly recipe: BookRecipeFragment;
  /** Null without a slot. */
  readonly fit: RecipeFitFragment | null;
}

interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  readonly more: string;
  readonly tone?: 'good' | 'swap' | 'bad' | undefined;
}

/** What one wants to know before cooking; only what is known. */
export function RecipeFacts({ recipe, fit }: RecipeFactsProps) {
  const facts = factsOf(recipe, fit);
  if (facts.length === 0) return null;
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value, more, tone }) => (
        <div key={label} data-tone={tone}>
          <dt className="visuallyHidden">{label}</dt>
          <dd className={styles['value']}>{value}</dd>
          {more !== '' && <dd className="secondary">{more}</dd>}
        </div>
      ))}
    </dl>
  );
}

function factsOf(recipe: BookRecipeFragment, fit: RecipeFitFragment | null): Fact[] {
  const { minutes, difficulty, equipment, instructions, diets } = recipe;
  const gear = equipmentText(equipment);
  const known = dietsText(diets);
  return [
    ...(minutes === null ? [] : [{ label: t`Time`, value: durationLabel(minutes), more: '' }]),
    ...(gear === null ? [] : [{ label: t`Cooked with`, value: gear, more: '' }]),
    ...(difficulty === null
      ? []
      : [
          {
            label: t`Difficulty`,
            value: difficultyLabel(difficulty),
            more: instructions.length === 0 ? '' : stepsLabel(instructions),
          },
        ]),
    ...(fit === null ? [] : [fitFact(fit, known)]),
    ...(fit !== null || known === '' ? [] : [dietFact(known)]),
  ];
}

/** The first diet, then the others. */
function dietFact(known: string): Fact {
  const [first = '', ...others] = known.split(', ');
  return { label: t`By its ingredients`, value: capitalized(first), more: others.join(', ') };
}

function fitFact(fit: RecipeFitFragment, known: string): Fact {
  const label = t`At this meal`;
  if (fit.verdict === 'SAFE') return safeFact(label, fit, known);
  if (fit.swaps.length > 0)
    return {
      label,
      value: (
        <>
          <Replace size={20} /> {t`Fits with a swap`}
        </>
      ),
      more: withDisliked(swapsText(fit.swaps), fit),
      tone: 'swap',
    };
  return {
    label,
    value: (
      <>
        <TriangleAlert size={20} /> {fit.verdict === 'CONFLICT' ? t`Does not fit` : t`Not known`}
      </>
    ),
    more: fit.reason ?? '',
    tone: 'bad',
  };
}

/** While nobody has answered it says so, as the meal does. */
function safeFact(label: string, fit: RecipeFitFragment, known: string): Fact {
  const unanswered = unansweredText(fit.unanswered);
  const open = unanswered === null ? '' : asText(unanswered);
  const fits = fitsLine(fit);
  if (fits === null)
    return {
      label,
      value: (
        <>
          <CircleHelp size={20} /> {capitalized(open)}
        </>
      ),
      more: known,
      tone: 'bad',
    };
  return {
    label,
    value: (
      <>
        <Check size={20} /> {fits}
      </>
    ),
    more: [fit.disliked ?? '', [known, open].filter(Boolean).join('; ')].filter(Boolean).join(' '),
    tone: 'good',
  };
}
