import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { History, Plus } from 'lucide-react';
import type { CartRow } from '../rows/cartRows.ts';
import { openKeys } from './addItem.ts';
import styles from './CartField.module.css';
import { useItemSuggestionsQuery } from './ItemSuggestions.generated.ts';
import { onTrips, quickPicks } from './quickPicks.ts';
import { readItem } from './readItem.ts';
import { STORE_SECTION_NAMES } from '../../../../domain/shopping/food/storeSectionNames.ts';
import { asText } from '../../../../domain/text/asText.ts';

interface AddRowsProps {
  readonly tripId: string;
  /** As typed. */
  readonly text: string;
  readonly rows: readonly CartRow[];
  readonly onAdd: (text: string) => void;
}

/** Below what was found: what earlier trips had, and the typed text as a new line. */
export function AddRows({ tripId, text, rows, onAdd }: AddRowsProps) {
  const { data } = useItemSuggestionsQuery({ variables: { tripId } });
  const read = readItem(text);
  if (read === null) return null;
  const picks = quickPicks(data?.trip.itemSuggestions ?? [], read.name, openKeys(rows));
  return (
    <>
      <ul className={styles['rows']}>
        {picks.map(({ name, trips }) => (
          <li key={name}>
            <button type="button" data-control="line" onClick={() => onAdd(name)}>
              <History size={20} strokeWidth={2} aria-hidden="true" />
              <span dir="auto">
                <Trans>Add “{name}”</Trans>
              </span>
              <small>{onTrips(trips)}</small>
            </button>
          </li>
        ))}
        <li>
          <button
            type="button"
            data-control="line"
            disabled={read.problem !== null}
            onClick={() => onAdd(text)}
          >
            <Plus size={20} strokeWidth={2} aria-hidden="true" />
            <span dir="auto">{t`Add “${{ name: text.trim() }}”`}</span>
            <small>
              {[read.amount, asText(STORE_SECTION_NAMES[read.section])].filter(Boolean).join(', ')}
            </small>
          </button>
        </li>
      </ul>
      {read.problem !== null && (
        <p className={styles['problem']} role="alert">
          {read.problem}
        </p>
      )}
    </>
  );
}
