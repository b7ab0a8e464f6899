import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { asText } from '../../../domain/text/asText.ts';
import { capitalized } from '../../../domain/text/capitalized.ts';
import { Leaf, ShieldAlert } from 'lucide-react';
import { allergenLabel } from '../../../domain/people/eater/avoidChoices.ts';
import { avoidNote, dislikesOf, isCeliac, strictAvoids } from '../../../domain/people/eater/avoidLabels.ts';
import { avoidKey, type EaterAvoid } from '../../../domain/people/eater/eater.ts';
import { Tag } from '../ui/marks/Tag.tsx';
import { VisuallyHidden } from '../ui/marks/VisuallyHidden.tsx';
import { avoidsText } from './avoidsText.ts';
import styles from './EaterMarks.module.css';

interface EaterMarksProps {
  readonly avoids: readonly EaterAvoid[];
  /** Without dislikes, for narrow places. */
  readonly isBrief?: boolean;
}

/** What an eater does not eat; nothing without. */
export function EaterMarks({ avoids, isBrief = false }: EaterMarksProps) {
  const strict = strictAvoids(avoids);
  const dislikes = isBrief ? [] : dislikesOf(avoids);
  if (strict.length + dislikes.length === 0) return null;
  return (
    <span className={styles['marks']}>
      {strict.map((avoid) => (
        <AvoidMark key={avoidKey(avoid)} avoid={avoid} />
      ))}
      {dislikes.length > 0 && (
        <span className={styles['words']}>{capitalized(t`${avoidsText(dislikes)} if possible`)}</span>
      )}
    </span>
  );
}

function AvoidMark({ avoid }: { readonly avoid: EaterAvoid }) {
  const isAllergy = avoid.strictness === 'allergy';
  return (
    <Tag
      tone={isAllergy ? 'ember' : 'leaf'}
      icon={isAllergy ? <ShieldAlert size={16} /> : <Leaf size={16} />}
    >
      {isAllergy && (
        <VisuallyHidden>
          <Trans>Allergy:</Trans>{' '}
        </VisuallyHidden>
      )}
      <span className={styles['word']}>{avoidMarkText(avoid)}</span>
    </Tag>
  );
}

/** "Celiac", "Tree nuts", "Vegan", "Gluten-free". */
function avoidMarkText(avoid: EaterAvoid): string {
  const isNamed = avoid.strictness === 'allergy' && !isCeliac(avoid);
  return capitalized(asText(isNamed ? allergenLabel(avoid) : avoidNote(avoid)));
}
