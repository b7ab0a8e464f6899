import { t } from '@lingui/core/macro';
import {
  BookmarkPlus,
  BookSearch,
  CircleSlash,
  HandHelping,
  Link,
  Move,
  Printer,
  TextQuote,
  Trash2,
} from 'lucide-react';
import type { MenuEntry } from '../../ui/layout/MenuList.tsx';

interface SheetActions {
  readonly canPlan: boolean;
  readonly isOnline: boolean;
  /** Whether there is something to keep as a recipe. */
  readonly isCookable: boolean;
  readonly onMove: () => void;
  readonly onDuties: () => void;
  readonly onPick: () => void;
  readonly onNotNeeded: () => void;
  readonly onKeep: () => void;
  readonly onDelete: () => void;
  /** Edits the meal, from this field on. */
  readonly onEdit: (field: 'description' | 'recipe') => void;
}

/** The rare actions of a meal's sheet. */
export function sheetEntries({ canPlan, isOnline, isCookable, ...on }: SheetActions): MenuEntry[] {
  const isDisabled = !isOnline;
  const print: MenuEntry = {
    id: 'print',
    label: t`Print`,
    icon: <Printer />,
    // After the menu is gone.
    onSelect: () => setTimeout(() => window.print()),
  };
  const keep: MenuEntry = {
    id: 'keep',
    label: t`Save as recipe`,
    icon: <BookmarkPlus />,
    isDisabled,
    onSelect: on.onKeep,
  };
  const kept = isCookable ? [keep, print] : [print];
  if (!canPlan) return kept;
  return [
    { id: 'pick', label: t`Choose another recipe`, icon: <BookSearch />, isDisabled, onSelect: on.onPick },
    { id: 'move', label: t`Move`, icon: <Move />, isDisabled, onSelect: on.onMove },
    { id: 'duties', label: t`Who helps`, icon: <HandHelping />, isDisabled, onSelect: on.onDuties },
    { id: 'not-needed', label: t`Not Needed`, icon: <CircleSlash />, isDisabled, onSelect: on.onNotNeeded },
    ...kept,
    {
      id: 'description',
      label: t`Description`,
      icon: <TextQuote />,
      isDisabled,
      onSelect: () => on.onEdit('description'),
    },
    { id: 'source', label: t`Source`, icon: <Link />, isDisabled, onSelect: () => on.onEdit('recipe') },
    { id: 'delete', label: t`Delete`, icon: <Trash2 />, isDanger: true, isDisabled, onSelect: on.onDelete },
  ];
}
