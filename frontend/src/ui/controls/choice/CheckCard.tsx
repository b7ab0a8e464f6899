import { Checkbox } from '@chakra-ui/react/checkbox';
import { checkChipRecipe } from '../../theme/check.recipe.ts';
import styles from './CheckCard.module.css';
import { CheckFrame } from './CheckField.tsx';

interface CheckCardProps {
  readonly label: string;
  /** Under the label. */
  readonly note: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A checkbox with a line that explains it. */
export function CheckCard({ label, note, ...check }: CheckCardProps) {
  return (
    <CheckFrame recipe={checkChipRecipe} {...check}>
      <Checkbox.Control />
      <span className={styles['text']}>
        <span className={styles['label']}>{label}</span>
        <span className="secondary" dir="auto">
          {note}
        </span>
      </span>
    </CheckFrame>
  );
}
