import styles from './KitchenDialog.module.css';
import type { KitchenState } from './useKitchen.ts';

/** Progress through the steps; hidden from screen readers, because the heading says it. */
export function KitchenBar({ kitchen: { screen, steps, ticked } }: { readonly kitchen: KitchenState }) {
  if (steps.length === 0) return null;
  return (
    <div className={styles['bar']} aria-hidden="true">
      {steps.map(({ index: step }, index) => (
        // Steps have no id.
        <span
          key={index}
          data-state={index === screen - 1 ? 'here' : ticked.steps.includes(step) ? 'done' : undefined}
        />
      ))}
    </div>
  );
}
