import {
  Check,
  ChevronDown,
  CirclePlus,
  CircleSlash,
  CloudUpload,
  Pencil,
  Shuffle,
  Trash2,
} from 'lucide-react';
import { Fragment, memo, useRef, useState } from 'react';
import { asText } from '../../../../domain/text/asText.ts';
import { noteWithUse } from '../../../../domain/recipes/kitchen/noteWithUse.ts';
import { chosenName, isReplaced } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { missingLabel } from '../../../../domain/shopping/missing/unavailable.ts';
import { listedAs } from '../../../../domain/shopping/amount/neededAmount.ts';
import { IconButton } from '../../ui/controls/Button.tsx';
import { DietMark } from '../../ui/marks/DietMark.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { showToast } from '../../ui/feedback/toaster.tsx';
import { OFFLINE } from '../../browser/useOnline.ts';
import { useChooseAlternativeMutation } from './ChooseAlternative.generated.ts';
import { EditIngredient } from './EditIngredient.tsx';
import type { IngredientRowFragment } from './IngredientRow.generated.ts';
import styles from './IngredientItem.module.css';
import { RemoveIngredient } from './RemoveIngredient.tsx';
import { useIsTicked, useIsTickWaiting, useTickQueue } from '../../offline/outbox/useTickQueue.ts';

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

interface LineProps extends Omit<IngredientItemProps, 'tripId' | 'mode'> {
  /** Its button gets the focus back. */
  readonly lastMode: ItemMode | null;
}

function Line({ ingredient, dietMark, canEdit, canTick, isOnline, onMode, lastMode }: LineProps) {
  const ticks = useTickQueue();
  const listed = { ...ingredient, ...listedAs(ingredient) };
  const isPurchased = useIsTicked(listed);
  const isWaiting = useIsTickWaiting([ingredient]);
  const name = chosenName(ingredient);
  const offline = { disabled: !isOnline, title: isOnline ? undefined : OFFLINE };
  return (
    <div
      className={styles['item']}
      data-purchased={isPurchased ? '' : undefined}
      data-waiting={isWaiting ? '' : undefined}
    >
      <label className={styles['line']}>
        <input
          type="checkbox"
          className={styles['input']}
          checked={isPurchased}
          disabled={!canTick}
          onChange={() => ticks.toggle([listed])}
        />
        <span className={styles['box']} aria-hidden="true">
          <Check size={15} strokeWidth={3} />
        </span>
        <span className={styles['text']}>
          <span className={styles['name']} dir="auto">
            {name}
          </span>
          {isWaiting && (
            <span className={styles['waiting']}>
              <CloudUpload size={17} strokeWidth={2} />
              Waiting to send
            </span>
          )}
          {ingredient.missing !== null && !isPurchased && (
            <span className={styles['missing']}>
              <CirclePlus size={17} strokeWidth={2} />
              {ingredient.missing.text} more: {ingredient.missing.calculation}
            </span>
          )}
          {ingredient.unavailable?.kind === 'LEFT_OUT' && !isPurchased && (
            <span className={styles['missing']}>
              <CircleSlash size={17} strokeWidth={2} />
              {asText(missingLabel(name, ingredient.unavailable))}
            </span>
          )}
          <Details ingredient={ingredient} />
          {dietMark !== null && <DietMark text={dietMark} />}
        </span>
      </label>
      {ingredient.alternatives.length > 0 && canEdit && (
        <AlternativePicker ingredient={ingredient} isOnline={isOnline} />
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

function Details({ ingredient }: { readonly ingredient: IngredientRowFragment }) {
  const parts = [
    ingredient.amount.text,
    ingredient.amount.calculation ?? '',
    isReplaced(ingredient) ? `instead of ${ingredient.name}` : '',
    noteWithUse(ingredient.used, ingredient.notes) ?? '',
  ].filter((part) => part !== '');
  if (parts.length === 0) return null;
  return (
    <span className={styles['details']}>
      {parts.map((part, index) => (
        // Right-to-left names would reorder the amount.
        <Fragment key={index}>
          {index > 0 && ', '}
          <bdi>{part}</bdi>
        </Fragment>
      ))}
    </span>
  );
}

interface AlternativePickerProps {
  readonly ingredient: IngredientRowFragment;
  readonly isOnline: boolean;
}

function AlternativePicker({ ingredient, isOnline }: AlternativePickerProps) {
  const [chooseAlternative] = useChooseAlternativeMutation();

  async function choose(selectedAlternative: number): Promise<void> {
    const { id } = ingredient;
    // The cache needs the typename.
    const expected = { __typename: 'Ingredient', ...ingredient, selectedAlternative };
    try {
      await chooseAlternative({
        variables: { id, selectedAlternative },
        optimisticResponse: { updateIngredient: { ingredient: expected } },
      });
    } catch {
      const description = 'Failed to update ingredient.';
      showToast({ kind: 'error', title: 'Error', description });
    }
  }

  return (
    <span className={styles['swap']}>
      <Shuffle size={16} strokeWidth={2} />
      <select
        className={styles['select']}
        aria-label={`Substitution for ${ingredient.name}`}
        value={ingredient.selectedAlternative}
        disabled={!isOnline}
        title={isOnline ? undefined : OFFLINE}
        onChange={(event) => void choose(Number(event.target.value))}
      >
        <option value={0}>{ingredient.name} (original)</option>
        {ingredient.alternatives.map((alternative, index) => (
          // The index is stored.
          <option key={index} value={index + 1}>
            {alternative}
          </option>
        ))}
      </select>
      <ChevronDown className={styles['chevron']} size={16} strokeWidth={2} />
    </span>
  );
}
