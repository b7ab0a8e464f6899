import { Trans } from '@lingui/react/macro';
import { asText, textOf } from '../../../../domain/text/asText.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { rendered } from '../../../../domain/text/rendered.ts';
import type { AllergyCard as Card } from '../../../../domain/people/verdict/allergyCard.ts';
import { Logo } from '../../ui/marks/Logo.tsx';
import styles from './AllergyCard.module.css';

interface AllergyCardProps {
  readonly card: Card;
  readonly productName: string;
  /** "Jun 5 - Jun 8, 7 people" */
  readonly about: string;
}

/** What the kitchen must know. */
export function AllergyCard({
  card: { people, dislikes, notes, unanswered },
  productName,
  about,
}: AllergyCardProps) {
  return (
    <figure className={styles['card']}>
      <figcaption className={styles['caption']}>
        <span className={styles['product']}>
          <Logo name={productName} />
        </span>
        <span>{about}</span>
      </figcaption>
      <h2 className={styles['title']}>
        <Trans>Allergies and diets</Trans>
      </h2>
      <ul className="ruled">
        {people.map(({ id, name, avoids }) => (
          <li key={id} className={styles['person']}>
            <b dir="auto">{textOf(name)}</b>
            <span>
              {rendered(avoids).map(({ label, detail }) => (
                <span key={label} className={styles['avoid']}>
                  <strong>{capitalized(label)}.</strong>
                  {detail !== null && ` ${detail}`}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {dislikes.length > 0 && <p className={styles['dislikes']}>{dislikes.map(asText).join(' ')}</p>}
      {notes.length > 0 && <p className={styles['dislikes']}>{notes.map(asText).join(' ')}</p>}
      {unanswered !== null && <p className={styles['dislikes']}>{asText(unanswered)}</p>}
      {people.length + dislikes.length + notes.length === 0 && unanswered === null && (
        <p className={styles['dislikes']}>
          <Trans>Everybody eats everything.</Trans>
        </p>
      )}
    </figure>
  );
}
