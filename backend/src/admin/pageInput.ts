import { registerEnumType } from 'type-graphql';
import type { SortDirection } from '../../../domain/admin/adminFields.ts';

const SortDirectionEnum = { ASC: 'asc', DESC: 'desc' } as const satisfies Record<
  Uppercase<SortDirection>,
  SortDirection
>;

registerEnumType(SortDirectionEnum, {
  name: 'SortDirection',
  description: 'Sort direction.',
  valuesConfig: {
    ASC: { description: 'Ascending: smallest, oldest or A first.' },
    DESC: { description: 'Descending: largest, newest or Z first.' },
  },
});

export const PAGE_TEXTS = {
  limit: 'Maximum number of rows, {limits}; by default the number on the dashboard.',
  offset: 'Rows to skip; 0 by default.',
  from: 'First day, in UTC.',
  to: 'Last day, in UTC.',
} as const;

export const PEOPLE_PAGE_TEXTS = {
  ...PAGE_TEXTS,
  search: 'Part of the name or phone number; case and number format do not matter.',
  direction: 'DESC by default.',
} as const;
