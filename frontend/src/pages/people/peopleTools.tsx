import { t } from '@lingui/core/macro';
import { CalendarCheck, Plus, Printer, Users } from 'lucide-react';
import type { Tool } from '../frame/tool.ts';

interface PeopleTools {
  readonly onAdd: (() => void) | null;
  readonly onGrid: () => void;
  readonly onCard: () => void;
  /** Null if a line of the place leads there. */
  readonly onRules: (() => void) | null;
  readonly isOnline: boolean;
}

/** The quiet tools of the place. */
export function peopleTools({ onAdd, onGrid, onCard, onRules, isOnline }: PeopleTools): readonly Tool[] {
  const add: Tool[] =
    onAdd === null
      ? []
      : [
          {
            id: 'add',
            name: t`Somebody you’re bringing`,
            icon: <Plus />,
            onPress: onAdd,
            isDisabled: !isOnline,
          },
        ];
  const rules: Tool[] =
    onRules === null
      ? []
      : [
          {
            id: 'rules',
            name: t`Rules for everybody`,
            icon: <Users />,
            onPress: onRules,
            isRare: true,
            isDisabled: !isOnline,
          },
        ];
  return [
    ...add,
    { id: 'when', name: t`Who eats when`, icon: <CalendarCheck />, onPress: onGrid },
    { id: 'card', name: t`Allergy card`, icon: <Printer />, onPress: onCard },
    ...rules,
  ];
}
