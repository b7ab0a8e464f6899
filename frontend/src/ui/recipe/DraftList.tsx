import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { TriangleAlert, X } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { amountLabel } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { takeFocus } from '../controls/takeFocus.ts';
import { VisuallyHidden } from '../marks/VisuallyHidden.tsx';
import styles from './DraftList.module.css';
import type { DraftRow, IngredientInput } from './ingredientDraft.ts';
import { RowEditor } from './RowEditor.tsx';
import { shortened } from './shortened.ts';

interface DraftListProps {
  readonly rows: readonly DraftRow[];
  /** Lines beyond the limit. */
  readonly unread: number;
  /** Row being edited. */
  readonly openKey: string | null;
  readonly onOpen: (key: string | null) => void;
  readonly onCorrect: (key: string, input: IngredientInput) => void;
  readonly onLeaveOut: (key: string) => void;
  /** The focus was in the last row. */
  readonly onEmptied: () => void;
}

/** Parsed lines: a tap edits, the cross removes. */
export function DraftList({
  rows,
  unread,
  openKey,
  onOpen,
  onCorrect,
  onLeaveOut,
  onEmptied,
}: DraftListProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const [closedKey, setClosedKey] = useState<string | null>(null);

  function close(key: string): void {
    onOpen(null);
    setClosedKey(key);
  }

  function leaveOut(key: string): void {
    const items = [...(listRef.current?.children ?? [])];
    const row = items[rows.findIndex((one) => one.key === key)];
    const neighbour = row?.nextElementSibling ?? row?.previousElementSibling ?? null;
    const cross = neighbour?.querySelector<HTMLElement>('[data-leave-out]') ?? null;
    onLeaveOut(key);
    if (cross === null) onEmptied();
    else cross.focus();
  }

  return (
    <div className={styles['draft']}>
      <p className={styles['head']} aria-hidden="true">
        <span>
          <Trans>Quantity</Trans>
        </span>
        <span>
          <Trans>Unit</Trans>
        </span>
        <span>
          <Trans>Name and notes</Trans>
        </span>
      </p>
      <p role="status">
        <VisuallyHidden>
          {plural({ count: rows.length }, { one: '# ingredient read', other: '# ingredients read' })}
        </VisuallyHidden>
      </p>
      <ul ref={listRef} aria-label={t`To be added`}>
        {rows.map(({ key, input, errors }) => (
          <li key={key} className={styles['row']}>
            {key === openKey ? (
              <RowEditor
                input={input}
                errors={errors}
                onChange={(changed) => onCorrect(key, changed)}
                onDone={() => close(key)}
              />
            ) : (
              <ReadRow
                rowKey={key}
                {...input}
                error={errors.name ?? errors.quantity ?? errors.unit ?? errors.notes}
                wasOpen={key === closedKey}
                onOpen={onOpen}
              />
            )}
            <button
              type="button"
              className={styles['cross']}
              data-leave-out=""
              aria-label={t`Leave out ${{ name: shortened(input.name) }}`}
              onClick={() => leaveOut(key)}
            >
              <X size={18} />
            </button>
          </li>
        ))}
      </ul>
      {unread > 0 && (
        <p className={styles['more']}>
          <Trans>And {unread} more.</Trans>
        </p>
      )}
    </div>
  );
}

interface ReadRowProps extends IngredientInput {
  readonly rowKey: string;
  readonly error: string | undefined;
  /** Takes the focus. */
  readonly wasOpen: boolean;
  readonly onOpen: (key: string) => void;
}

/** Its props are strings, so that only a changed row renders. */
const ReadRow = memo(function ReadRow({
  rowKey,
  name,
  quantity,
  unit,
  notes,
  error,
  wasOpen,
  onOpen,
}: ReadRowProps) {
  const shownName = shortened(name);
  const spoken = [amountLabel(quantity, unit), shownName].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={styles['read']}
      // As typed, until it is saved.
      translate="no"
      data-wrong={error === undefined ? undefined : ''}
      aria-label={t`Correct ${{ ingredient: [spoken, notes, error].filter(Boolean).join(', ') }}`}
      ref={wasOpen ? takeFocus : null}
      onClick={() => onOpen(rowKey)}
    >
      <span className={styles['quantity']}>{quantity}</span>
      <span className={styles['unit']}>{unit}</span>
      <span className={styles['text']} dir="auto">
        <span>{shownName}</span>
        {notes !== '' && <span className={styles['notes']}>{notes}</span>}
        {error !== undefined && (
          <span className={styles['error']}>
            <TriangleAlert size={16} />
            {error}
          </span>
        )}
      </span>
    </button>
  );
});
