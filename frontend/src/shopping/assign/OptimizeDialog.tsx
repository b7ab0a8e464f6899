import { plural, t } from '@lingui/core/macro';
import { ArrowRight, ListChecks, Merge } from 'lucide-react';
import { useRef, useState } from 'react';
import { textOf } from '../../../../domain/text/asText.ts';
import {
  mergePlan,
  namesOf,
  nearMatches,
  type Merge as MergeOf,
} from '../../../../domain/shopping/list/shopping.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Button } from '../../ui/controls/Button.tsx';
import { CheckRow } from '../../ui/controls/choice/CheckRow.tsx';
import { Group } from '../../ui/controls/Legend.tsx';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { amountWords } from '../rows/amountWords.ts';
import { amountOf } from '../../labels/amounts.ts';
import type { CartRow } from '../rows/cartRows.ts';
import styles from './OptimizeDialog.module.css';
import { useOptimizeIngredientsMutation } from './OptimizeIngredients.generated.ts';
import { useUndoOptimize } from './useUndoOptimize.ts';

interface OptimizeDialogProps {
  readonly tripId: string;
  readonly rows: readonly CartRow[];
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Groups before "and N more" (specification, section 9), and rows of each. */
const SHOWN_GROUPS = 3;
const SHOWN_ROWS = 4;

export function OptimizeDialog({ tripId, rows, isOpen, onClose }: OptimizeDialogProps) {
  const [optimizeIngredients, { loading: isWorking }] = useOptimizeIngredientsMutation();
  const undo = useUndoOptimize(tripId);
  const optimizeRef = useRef<HTMLButtonElement>(null);
  const [near, setNear] = useState<readonly string[]>([]);
  const merges = mergePlan(rows);
  const offers = nearMatches(rows);
  const chosen = offers.map(({ key }) => key).filter((key) => near.includes(key));
  const lineCount = mergePlan(rows, chosen).length;
  const hasAny = merges.length > 0 || offers.length > 0;

  async function optimize(): Promise<void> {
    if (isWorking) return;
    if (lineCount === 0) {
      showError(t`Please choose at least one item.`, t`Nothing is selected`);
      return;
    }
    try {
      const input = chosen.length === 0 ? { tripId } : { tripId, near: chosen };
      const { data } = await optimizeIngredients({ variables: { input } });
      const { mergedGroups = 0, coveredRows = 0, before = [] } = data?.optimizeIngredients ?? {};
      showToast({
        kind: 'success',
        title: t`List optimized`,
        description: merged(mergedGroups, coveredRows),
        ...(before.length > 0 && { action: { label: t`Undo`, onClick: () => void undo(before) } }),
      });
    } catch {
      showError(t`Failed to optimize ingredients`);
      return;
    }
    onClose();
  }

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Optimize`}
      description={
        merges.length === 0
          ? t`The list has no duplicates.`
          : plural(
              { count: merges.length },
              {
                one: '# ingredient is on the list more than once.',
                other: '# ingredients are on the list more than once.',
              },
            )
      }
      initialFocusRef={optimizeRef}
      footer={
        <>
          <Button variant={hasAny ? 'quiet' : 'plain'} onClick={onClose}>
            {hasAny ? t`Cancel` : t`Close`}
          </Button>
          {hasAny && (
            <Button
              variant="primary"
              ref={optimizeRef}
              icon={<Merge size={20} />}
              isWorking={isWorking}
              onClick={() => void optimize()}
              isOnlineOnly
            >
              {lineCount === 0
                ? t`Optimize`
                : plural(lineCount, { one: 'Optimize # item', other: 'Optimize # items' })}
            </Button>
          )}
        </>
      }
    >
      <ul className={styles['merges']}>
        {merges.slice(0, SHOWN_GROUPS).map((merge) => (
          <MergeLine key={merge.key} merge={merge} />
        ))}
      </ul>
      {merges.length > SHOWN_GROUPS && (
        <p className={styles['more']}>{t`and ${{ count: merges.length - SHOWN_GROUPS }} more`}</p>
      )}
      {offers.length > 0 && (
        <Group label={t`Nearly the same: check what may share a line`} className={styles['offers']}>
          {offers.map(({ key, rows: members, total }) => (
            <CheckRow
              key={key}
              label={
                <span className="stack" dir="auto">
                  <b className="medium">{namesOf({ rows: members })}</b>
                  {total !== '' && <small>{amountWords(textOf(total))}</small>}
                </span>
              }
              isChecked={near.includes(key)}
              onChange={(isChecked) =>
                setNear((keys) => (isChecked ? [...keys, key] : keys.filter((one) => one !== key)))
              }
            />
          ))}
        </Group>
      )}
      <Notice
        tone="plain"
        icon={<ListChecks size={20} />}
        text={t`Each meal keeps its own ingredients; only this list gets shorter. A merged row has one shopper and counts as purchased when all its items are.`}
      />
    </AppDialog>
  );
}

function MergeLine({ merge }: { readonly merge: MergeOf<CartRow> }) {
  const hiddenCount = merge.rows.length - SHOWN_ROWS;
  return (
    <li className={styles['merge']}>
      <ul className={styles['rows']}>
        {merge.rows.slice(0, SHOWN_ROWS).map((row) => (
          <li key={row.id} className="lines">
            <bdi>{[amountOf(row, row.name, row.isTyped), row.name].filter(Boolean).join(' ')}</bdi>
            {row.mealName !== '' && (
              <>
                {' · '}
                <bdi>{row.mealName}</bdi>
              </>
            )}
          </li>
        ))}
        {hiddenCount > 0 && <li>{t`and ${{ count: hiddenCount }} more`}</li>}
      </ul>
      <ArrowRight className="soft notOnPhone" size={20} strokeWidth={2} />
      <p className={styles['result']}>
        <b dir="auto">{merge.name}</b>
        <small>{merge.total === '' ? t`once on the list` : amountWords(textOf(merge.total))}</small>
      </p>
    </li>
  );
}

function merged(groupCount: number, rowCount: number): string {
  if (groupCount === 0) return t`The list had no duplicates.`;
  if (groupCount > 1)
    return plural(rowCount, { one: `# row became ${groupCount}.`, other: `# rows became ${groupCount}.` });
  return plural(rowCount, { one: '# row became one.', other: '# rows became one.' });
}
