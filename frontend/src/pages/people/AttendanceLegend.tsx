import { CircleCheck, CircleX, Minus } from 'lucide-react';
import styles from './WhoEatsWhen.module.css';

export function AttendanceLegend() {
  return (
    <ul className={styles['legend']} aria-label="Marks">
      <li>
        <CircleCheck size={20} className={styles['eats']} />
        eats
      </li>
      <li>
        <CircleX size={20} strokeDasharray="3 2" />
        not this meal
      </li>
      <li>
        <Minus size={20} />
        away
      </li>
    </ul>
  );
}
