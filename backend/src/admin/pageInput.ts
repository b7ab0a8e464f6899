import type { SortDirection } from '../../../domain/admin/adminFields.ts';
import { enumType } from '../base/enumType.ts';

enumType<SortDirection>('SortDirection', 'Sort direction.', {
  asc: 'Ascending: smallest, oldest or A first.',
  desc: 'Descending: largest, newest or Z first.',
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
