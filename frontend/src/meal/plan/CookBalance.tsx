import { ChefHat, ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { cookBalanceText, type CookShare } from '../../../../domain/table/cookBalanceText.ts';
import { portionsLabel } from '../../../../domain/people/portion.ts';
import { Avatar } from '../../ui/marks/Avatar.tsx';
import styles from './CookBalance.module.css';

interface CookBalanceProps {
  readonly shares: readonly CookShare[];
}

/** Who cooks how much of the plan: a line, and on demand everybody's share. */
export function CookBalance({ shares }: CookBalanceProps) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const text = cookBalanceText(shares);
  if (text === null) return null;
  const most = Math.max(...shares.map(({ portionQuarters }) => portionQuarters));
  return (
    <div className={styles['balance']}>
      <button
        type="button"
        className={styles['line']}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={() => setOpen(!isOpen)}
      >
        <ChefHat size={18} aria-hidden="true" />
        <span>{text}</span>
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      <ul id={listId} className={styles['shares']} aria-label="Cooking" hidden={!isOpen}>
        {shares
          .toSorted((a, b) => b.portionQuarters - a.portionQuarters)
          .map(({ participantId, name, isViewer, mealCount, portionQuarters }) => (
            <li key={participantId}>
              <Avatar id={participantId} name={name} size="sm" isViewer={isViewer} />
              <span className={styles['name']} dir="auto">
                {isViewer ? 'You' : name}
              </span>
              <span className={styles['figures']}>
                {mealCount} {mealCount === 1 ? 'meal' : 'meals'}, {portionsLabel(portionQuarters)}
              </span>
              <span className={styles['bar']} aria-hidden="true">
                <i style={{ width: `${most === 0 ? 0 : (100 * portionQuarters) / most}%` }} />
              </span>
            </li>
          ))}
      </ul>
    </div>
  );
}
