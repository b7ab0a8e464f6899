import { Trans } from '@lingui/react/macro';
import { Moon, Sun } from 'lucide-react';
import styles from './ThemeSwitch.module.css';
import { toggleTheme } from '../theme/shownTheme.ts';
import { VisuallyHidden } from '../marks/VisuallyHidden.tsx';

/** Theme toggle; scripts of prerendered pages find it by its attribute. */
export function ThemeSwitch() {
  return (
    <button type="button" className={styles['switch']} data-theme-switch="" onClick={toggleTheme}>
      <span className={styles['toDark']}>
        <Moon />
        <VisuallyHidden>
          <Trans>Dark theme</Trans>
        </VisuallyHidden>
      </span>
      <span className={styles['toLight']}>
        <Sun />
        <VisuallyHidden>
          <Trans>Light theme</Trans>
        </VisuallyHidden>
      </span>
    </button>
  );
}
