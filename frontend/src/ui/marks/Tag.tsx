import type { ReactNode } from 'react';
import styles from './Tag.module.css';

interface TagProps {
  readonly tone?: 'ember' | 'leaf' | 'sky' | 'pine' | 'pineSolid' | 'berry' | 'plain' | 'outline';
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}

/** A 26 px pill for a state or count. */
export function Tag({ tone = 'plain', icon, children }: TagProps) {
  return (
    <span className={styles['tag']} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
