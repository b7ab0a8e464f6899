import { t } from '@lingui/core/macro';
import {
  BookmarkPlus,
  BookOpen,
  BookSearch,
  ChefHat,
  CircleSlash,
  Copy,
  HandHelping,
  Link,
  Move,
  Printer,
  TextQuote,
  Trash2,
} from 'lucide-react';
import type { MenuEntry } from '../../ui/layout/MenuList.tsx';

type EntryId =
  | 'open'
  | 'cook'
  | 'pick'
  | 'move'
  | 'copy'
  | 'duties'
  | 'notNeeded'
  | 'keep'
  | 'print'
  | 'description'
  | 'source'
  | 'delete';

interface Entry extends Pick<MenuEntry, 'label' | 'icon' | 'isDanger'> {
  readonly id: EntryId;
  readonly isOffline?: boolean;
}

const ENTRIES: readonly Entry[] = [
  { id: 'open', label: t`Open`, icon: <BookOpen />, isOffline: true },
  { id: 'cook', label: t`Cook`, icon: <ChefHat />, isOffline: true },
  { id: 'pick', label: t`Choose another recipe`, icon: <BookSearch /> },
  { id: 'move', label: t`Move`, icon: <Move /> },
  { id: 'copy', label: t`Copy to other meals`, icon: <Copy /> },
  { id: 'duties', label: t`Who helps`, icon: <HandHelping /> },
  { id: 'notNeeded', label: t`Not Needed`, icon: <CircleSlash /> },
  { id: 'keep', label: t`Save as recipe`, icon: <BookmarkPlus /> },
  { id: 'print', label: t`Print`, icon: <Printer />, isOffline: true },
  { id: 'description', label: t`Description`, icon: <TextQuote /> },
  { id: 'source', label: t`Source`, icon: <Link /> },
  { id: 'delete', label: t`Delete`, icon: <Trash2 />, isDanger: true },
];

/**
 * The menu of a meal, in its cell and in its sheet.
 * @param on what each does; without it, it is not offered
 */
export function mealEntries(
  isOnline: boolean,
  on: Readonly<Partial<Record<EntryId, () => void>>>,
): MenuEntry[] {
  return ENTRIES.flatMap(({ isOffline = false, ...entry }) => {
    const onSelect = on[entry.id];
    return onSelect === undefined ? [] : [{ ...entry, isDisabled: !isOnline && !isOffline, onSelect }];
  });
}
