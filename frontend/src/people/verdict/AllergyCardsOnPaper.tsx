import type { ComponentProps } from 'react';
import { asText } from '../../../../domain/text/asText.ts';
import { usePrinting } from '../../browser/hooks/usePrinting.ts';
import { AllergyCard } from './AllergyCard.tsx';
import styles from './AllergyCard.module.css';

const COPIES = ['first', 'second', 'third', 'fourth'] as const;
/** More fill a page of their own. */
const MOST_ON_A6 = 6;
const LETTERS_OF_LINE = 40;

/** The card in A6, four on a sheet of A4, in place of the page while the browser prints. */
export function AllergyCardsOnPaper(props: ComponentProps<typeof AllergyCard>) {
  const { people, notes, unanswered } = props.card;
  if (!usePrinting() || people.length === 0) return null;
  const below = [...notes, ...(unanswered === null ? [] : [unanswered])].map((line) =>
    Math.ceil(asText(line).length / LETTERS_OF_LINE),
  );
  const lines = people.reduce(
    (sum, { avoids }) => sum + avoids.length,
    below.reduce((sum, one) => sum + one, 0),
  );
  const isSingle = lines > MOST_ON_A6;
  return (
    <div className={styles['sheet']} data-paper="" data-single={isSingle ? '' : undefined}>
      {(isSingle ? COPIES.slice(0, 1) : COPIES).map((copy) => (
        <AllergyCard key={copy} {...props} />
      ))}
    </div>
  );
}
