import { t } from '@lingui/core/macro';
import { asText } from '../../../domain/text/asText.ts';
import { fitsText } from '../../../domain/people/eater/answerTexts.ts';
import { capitalized } from '../../../domain/text/capitalized.ts';
import type { RecipeFitFragment } from './BookRecipe.generated.ts';
import { withinSentence } from '../../../domain/text/withinSentence.ts';

/** Of a safe recipe: "Fits everybody"; null while nobody at the meal has answered. */
export function fitsLine({ unanswered, answered }: RecipeFitFragment): string | null {
  return answered === 0 && unanswered > 0 ? null : capitalized(asText(fitsText(unanswered)));
}

/** "Fits everybody. Sam would rather not have mushrooms." */
export function withDisliked(text: string, { disliked }: RecipeFitFragment): string {
  return disliked === null ? text : `${text}. ${disliked}`;
}

/** "With sunflower seeds instead of walnuts"; several joined. */
export function swapsText(swaps: RecipeFitFragment['swaps']): string {
  return capitalized(swaps.map(swapText).join(', '));
}

function swapText(swap: RecipeFitFragment['swaps'][number]): string {
  const { name } = swap;
  const ingredient = withinSentence(swap.ingredient);
  return t`with ${name} instead of ${ingredient}`;
}

/** Once the slot is filled: "Sunflower seeds instead of walnuts."; several joined. */
export function swappedText(swaps: RecipeFitFragment['swaps']): string {
  return swaps
    .map(({ name: other, ingredient }) => {
      const food = capitalized(other);
      const name = withinSentence(ingredient);
      return t`${food} instead of ${name}.`;
    })
    .join(' ');
}
