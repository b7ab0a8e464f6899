import { Pencil, Trash2 } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { OFFLINE } from '../../browser/useOnline.ts';
import { AlternativePicker } from './AlternativePicker.tsx';
import { EditIngredient } from './EditIngredient.tsx';
import type { IngredientRowFragment } from './IngredientRow.generated.ts';
import styles from './IngredientItem.module.css';
import { IngredientTick } from './IngredientTick.tsx';
import { RemoveIngredient } from './RemoveIngredient.tsx';

export type ItemMode = 'edit' | 'remove';

interface IngredientItemProps {
  readonly tripId: string;
  readonly ingredient: IngredientRowFragment;
  /** Conflict with the group's restrictions. */
  readonly dietMark: string | null;
  readonly mode: ItemMode | null;
  readonly canEdit: boolean;
  readonly canTick: boolean;
  readonly isOnline: boolean;
  readonly onMode: (id: string, mode: ItemMode | null) => void;
  /** The focus was in the last item. */
  readonly onEmptied: () => void;
}

/** Checkbox, alternatives, form and removal. */
export const IngredientItem = memo(function IngredientItem(props: IngredientItemProps) {
  const { tripId, ingredient, mode, onMode, onEmptied } = props;
  const itemRef = useRef<HTMLLIElement>(null);
  const [lastMode, setLastMode] = useState<ItemMode | null>(null);

  function close(): void {
    setLastMode(mode);
    onMode(ingredient.id, null);
  }

  /** Gets the focus after removal. */
  function neighbour(): Element | null {
    return itemRef.current?.nextElementSibling ?? itemRef.current?.previousElementSibling ?? null;
  }

  function afterRemoval(next: Element | null): void {
    const button = next?.querySelector<HTMLElement>('[data-remove]');
    onMode(ingredient.id, null);
    if (button) button.focus();
    else onEmptied();
  }

  return (
    <li ref={itemRef} className={styles['place']}>
      {mode === 'edit' && <EditIngredient tripId={tripId} ingredient={ingredient} onDone={close} />}
      {mode === 'remove' && (
        <RemoveIngredient
          id={ingredient.id}
          tripId={tripId}
          name={chosenName(ingredient)}
          neighbour={neighbour}
          onKeep={close}
          onRemoved={afterRemoval}
        />
      )}
      {mode === null && <Line {...props} lastMode={lastMode} />}
    </li>
  );
});

interface LineProps extends Omit<IngredientItemProps, 'mode'> {
  /** Its button gets the focus back. */
  readonly lastMode: ItemMode | null;
}

function Line({ tripId, ingredient, dietMark, canEdit, canTick, isOnline, onMode, lastMode }: LineProps) {
  const name = chosenName(ingredient);
  const offline = { disabled: !isOnline, title: isOnline ? undefined : OFFLINE };
  return (
    <div className={styles['item']}>
      <IngredientTick ingredient={ingredient} dietMark={dietMark} canTick={canTick} hasCalculation />
      {ingredient.alternatives.length > 0 && canEdit && (
        <AlternativePicker tripId={tripId} ingredient={ingredient} />
      )}
      {canEdit && (
        <span className={styles['actions']}>
          <IconButton
            label={`Edit ${name}`}
            icon={<Pencil size={19} />}
            hasTooltip={false}
            ref={lastMode === 'edit' ? takeFocus : null}
            onClick={() => onMode(ingredient.id, 'edit')}
            {...offline}
          />
          <IconButton
            label={`Remove ${name}`}
            icon={<Trash2 size={20} />}
            hasTooltip={false}
            data-remove=""
            ref={lastMode === 'remove' ? takeFocus : null}
            onClick={() => onMode(ingredient.id, 'remove')}
            {...offline}
          />
        </span>
      )}
    </div>
  );
}
