import { isWebAddress } from '../../../../domain/text/site/webAddress.ts';
import { numberedSteps } from '../../../../domain/recipes/partHeading.ts';
import { stepInUnits } from '../../../../domain/recipes/kitchen/stepInUnits.ts';
import styles from './RecipeSteps.module.css';

interface RecipeStepsProps {
  readonly instructions: readonly string[];
  readonly text: string | null;
}

/** The numbered steps, then the free text. */
export function RecipeSteps({ instructions, text }: RecipeStepsProps) {
  return (
    <>
      {instructions.length > 0 && (
        // Safari drops the role of lists without markers.
        <ol role="list">
          {numberedSteps(instructions).map(({ text: step, index, number, heading }) => (
            // Steps have no id.
            <li key={index} className={styles['step']}>
              {heading !== null && (
                <h3 className={styles['heading']} dir="auto">
                  {heading}
                </h3>
              )}
              <span className={styles['number']}>{number}</span>
              <span className={styles['text']} dir="auto">
                {stepInUnits(step)}
              </span>
            </li>
          ))}
        </ol>
      )}
      {text !== null && <FreeText text={text} />}
    </>
  );
}

/** Recipe text, or a link if it is only a web address. */
function FreeText({ text }: { readonly text: string }) {
  const isAddress = isWebAddress(text);
  return (
    <p className={styles['free']} dir="auto">
      {isAddress ? (
        <a href={text} target="_blank" rel="noopener noreferrer nofollow">
          {text}
        </a>
      ) : (
        text
      )}
    </p>
  );
}
