import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { writeClipboard } from '../../browser/clipboard.ts';
import { saveFile } from '../../browser/saveFile.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { countLabel } from '../figures/figures.ts';
import { tableAsFile, tableAsText, type FileColumn } from './tableFile.ts';

export interface TableFile<Row> {
  /** 'payments.csv' */
  readonly name: string;
  readonly columns: readonly FileColumn<Row>[];
  /** All rows, up to one call's limit. */
  readonly load: () => Promise<readonly Row[]>;
}

type Action = 'copy' | 'save';

/**
 * Copies or downloads a view; says if rows are missing.
 * @param total rows of the view
 */
export function useTableFile<Row>({ name, columns, load }: TableFile<Row>, total: number) {
  const [working, setWorking] = useState<Action | null>(null);

  async function take(action: Action): Promise<void> {
    setWorking(action);
    try {
      const loaded = load();
      if (action === 'copy') await writeClipboard(loaded.then((rows) => tableAsText(columns, rows)));
      else saveFile(name, 'text/csv;charset=utf-8', tableAsFile(columns, await loaded));
      tell(action, (await loaded).length, total);
    } catch {
      showError(action === 'copy' ? t`The table could not be copied.` : t`The table could not be saved.`);
    }
    setWorking(null);
  }

  return { working, copy: () => void take('copy'), save: () => void take('save') };
}

function tell(action: Action, taken: number, total: number): void {
  const [count, all] = [countLabel(taken), countLabel(total)];
  if (taken < total) {
    showToast({
      kind: 'info',
      title:
        action === 'copy'
          ? t`Only the first ${count} of ${all} rows were copied`
          : t`Only the first ${count} of ${all} rows were saved`,
      description: t`Choose fewer days to get the others.`,
    });
  } else if (action === 'copy') {
    showToast({ kind: 'success', title: t`Table copied`, description: t`Paste it into a spreadsheet.` });
  }
}
