import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { compareTexts } from '../../../../domain/text/formats.ts';
import { reader, SOURCE_LANGUAGE } from '../../../../domain/text/reader.ts';

export interface Sort<Key extends string> {
  readonly key: Key;
  readonly isDescending: boolean;
}

/** Decides alignment and sort labels. */
type ColumnKind = 'text' | 'number' | 'date';

export interface Column<Row, Key extends string> {
  readonly label: string;
  readonly kind: ColumnKind;
  readonly cell: (row: Row) => ReactNode;
  /** Unsortable without. */
  readonly sortKey?: Key;
  /** In block layout. */
  readonly place?: 'title' | 'figure';
}

const ORDERS: Readonly<Record<ColumnKind, { readonly up: string; readonly down: string }>> = {
  text: { up: t`A to Z`, down: t`Z to A` },
  number: { up: t`lowest first`, down: t`highest first` },
  date: { up: t`oldest first`, down: t`newest first` },
};

interface SortOption<Key extends string> {
  readonly value: string;
  readonly label: string;
  readonly sort: Sort<Key>;
}

/** 'Sort by amount, highest first' */
export function sortOptions<Row, Key extends string>(
  columns: readonly Column<Row, Key>[],
): readonly SortOption<Key>[] {
  return columns.flatMap(({ label, kind, sortKey }) => {
    if (sortKey === undefined) return [];
    const { up, down } = ORDERS[kind];
    const option = (isDescending: boolean): SortOption<Key> => ({
      value: sortText({ key: sortKey, isDescending }),
      label: sortLabel(inSentence(label), isDescending ? down : up),
      sort: { key: sortKey, isDescending },
    });
    // Newest, highest or A first.
    return kind === 'text' ? [option(false), option(true)] : [option(true), option(false)];
  });
}

function sortLabel(column: string, order: string): string {
  return t`Sort by ${column}, ${order}`;
}

/** After a click on a head. */
export function nextSort<Key extends string>(current: Sort<Key>, key: Key, kind: ColumnKind): Sort<Key> {
  return { key, isDescending: current.key === key ? !current.isDescending : kind !== 'text' };
}

/** Stable; texts by locale. */
export function sortRows<Row, Key extends string>(
  rows: readonly Row[],
  { key, isDescending }: Sort<Key>,
  valueOf: (row: Row, key: Key) => string | number,
): readonly Row[] {
  const sign = isDescending ? -1 : 1;
  return [...rows].sort((one, other) => sign * compare(valueOf(one, key), valueOf(other, key)));
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return compareTexts(String(one), String(other));
}

/** In addresses; '-netProfit' is highest first. */
export function sortText<Key extends string>({ key, isDescending }: Sort<Key>): string {
  return `${isDescending ? '-' : ''}${key}`;
}

/** English: 'net profit', but 'AI costs' and 'Avg $/Trip'. */
function inSentence(label: string): string {
  if (reader().language !== SOURCE_LANGUAGE) return label;
  return /^[A-Z][a-z]+( [A-Z][a-z]+)*$/.test(label) ? label.toLowerCase() : label;
}
