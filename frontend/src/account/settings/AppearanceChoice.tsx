import { t } from '@lingui/core/macro';
import { Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Segments } from '../../ui/controls/choice/Segments.tsx';
import { SettingRow } from '../../ui/layout/SettingRow.tsx';
import { keepTheme, keptTheme, onThemeChange } from '../../ui/theme/keptTheme.ts';
import type { Theme } from '../../ui/theme/shownTheme.ts';

const CHOICES: readonly { value: Theme | 'system'; label: string; Icon?: typeof Sun }[] = [
  { value: 'light', label: t`Light`, Icon: Sun },
  { value: 'dark', label: t`Dark`, Icon: Moon },
  { value: 'system', label: t`Automatic` },
];

/** Kept in this browser, not in the account; automatic follows the system. */
export function AppearanceChoice() {
  const chosen = useSyncExternalStore(onThemeChange, keptTheme);
  const title = t`Appearance`;
  return (
    <SettingRow title={title}>
      <Segments
        label={title}
        isLabelHidden
        choices={CHOICES}
        value={chosen ?? 'system'}
        onChange={(value) => keepTheme(value === 'system' ? null : value)}
      />
    </SettingRow>
  );
}
