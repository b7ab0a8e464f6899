import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { oneLine } from '../../labels/plainText.ts';
import type { HandbookQuery } from './Handbook.generated.ts';
import { amountOnPaper, HandbookFood, type EatersById, type HandbookRow } from './HandbookFood.tsx';

type Dish = HandbookQuery['trip']['handbook'][number]['slots'][number]['dishes'][number];

/** That are readable side by side on paper. */
const COLUMNS = 6;

/** Whether it is handed out to several groups. */
export function isForGroups({ groups, groupAmounts }: Dish): boolean {
  return groups.length > 1 && groupAmounts.length > 0;
}

interface GroupAmountsProps {
  readonly dish: Dish;
  readonly rows: readonly HandbookRow[];
  readonly eaters: EatersById;
}

/** What each group fetches of a dish: a table of its ingredients, and another one for more groups. */
export function GroupAmounts({ dish: { groups, groupAmounts }, rows, eaters }: GroupAmountsProps) {
  const amounts = new Map(groupAmounts.map(({ ingredientId, amounts: of }) => [ingredientId, of]));
  const tables = Math.ceil(groups.length / COLUMNS);
  const columns = groups.map((group, index) => ({ ...group, index }));
  return Array.from({ length: tables }, (_, table) => {
    const shown = columns.slice(
      Math.ceil((table * columns.length) / tables),
      Math.ceil(((table + 1) * columns.length) / tables),
    );
    return (
      <table key={table} className="amounts">
        <thead>
          <tr>
            <th scope="col">
              <Trans>Ingredient</Trans>
            </th>
            <th scope="col">
              <Trans>In all</Trans>
            </th>
            {shown.map(({ name, portions, index }) => (
              <th key={index} scope="col">
                {oneLine(name ?? t`No group`)}
                <small>{portionsLabel(portions * 4)}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                <HandbookFood row={row} eaters={eaters} />
              </th>
              <td>{amountOnPaper(row.amountText)}</td>
              {shown.map(({ index }) => (
                <td key={index}>{amountOnPaper(amounts.get(row.id)?.[index] ?? '')}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    );
  });
}
