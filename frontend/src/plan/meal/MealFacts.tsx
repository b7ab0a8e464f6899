import { HandHelping, Users } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { useOnline } from '../../browser/useOnline.ts';
import { CookPicker } from '../CookPicker.tsx';
import { useVote } from '../vote/useVote.ts';
import { VoteButtons } from '../vote/VoteButtons.tsx';
import type { Meal } from '../slot.ts';
import { CookText, LineButton } from './CookLine.tsx';
import styles from './MealRoom.module.css';

/** What is open to be changed. */
export type FactsPanel = 'cook' | 'eaters' | 'duties';

interface MealFactsProps {
  readonly meal: Meal;
  readonly canPlan: boolean;
  readonly canVote: boolean;
  readonly isTripCompleted: boolean;
  /** "8 eat, not Ana"; '' when alone. */
  readonly eating: string;
  /** To change who eats. */
  readonly eaters: ReactNode;
  /** "Leo and Ana help"; '' for nobody. */
  readonly helping: string;
  /** To change who helps and washes up. */
  readonly duties: ReactNode;
  readonly panel: FactsPanel | null;
  readonly onPanel: (panel: FactsPanel | null) => void;
  readonly cooks: Omit<ComponentProps<typeof CookPicker>, 'isShort' | 'ref'>;
}

/** Who cooks, eats, helps and washes up, all to be changed in place, and the votes. */
export function MealFacts({
  meal,
  canPlan,
  canVote,
  isTripCompleted,
  eating,
  eaters,
  helping,
  duties,
  panel,
  onPanel,
  cooks,
}: MealFactsProps) {
  const panelId = useId();
  const vote = useVote();
  const isOnline = useOnline();
  const toggle = (one: FactsPanel) => onPanel(panel === one ? null : one);
  const cook = <CookText cook={meal.assignedTo} />;
  return (
    <>
      <div className={styles['facts']}>
        {canPlan ? (
          <LineButton isOpen={panel === 'cook'} controls={panelId} onToggle={() => toggle('cook')}>
            {cook}
          </LineButton>
        ) : (
          cook
        )}
        {helping !== '' &&
          (canPlan && isOnline ? (
            <LineButton isOpen={panel === 'duties'} controls={panelId} onToggle={() => toggle('duties')}>
              <HandHelping size={20} aria-hidden="true" />
              {helping}
            </LineButton>
          ) : (
            <span className={styles['helping']}>
              <HandHelping size={20} aria-hidden="true" />
              {helping}
            </span>
          ))}
        {(eating !== '' || canVote) && (
          <div className={styles['eating']}>
            {eating !== '' && (
              <LineButton isOpen={panel === 'eaters'} controls={panelId} onToggle={() => toggle('eaters')}>
                <Users size={20} aria-hidden="true" />
                <span aria-live="polite">{eating}</span>
              </LineButton>
            )}
            {canVote && (
              <span className="atEnd">
                <VoteButtons
                  meal={meal}
                  tabIndex={0}
                  isOnline={isOnline}
                  isTripCompleted={isTripCompleted}
                  onVote={(voted, kind) => void vote(voted, kind)}
                />
              </span>
            )}
          </div>
        )}
      </div>
      {panel !== null && (
        <div id={panelId} className={styles['panel']}>
          {panel === 'cook' ? (
            <CookPicker {...cooks} isShort ref={() => undefined} />
          ) : panel === 'eaters' ? (
            eaters
          ) : (
            duties
          )}
        </div>
      )}
    </>
  );
}
