import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './Notice.module.css';

const ICONS = { ember: TriangleAlert, berry: CircleAlert, sky: Info } as const;

interface NoticeProps {
  /** `ember` for what needs attention, `berry` for what failed, `sky` for what is good to know. */
  readonly tone: keyof typeof ICONS;
  readonly title?: string;
  readonly text?: ReactNode;
  /** The way on, below the text. */
  readonly action?: ReactNode;
  /** `alert` where it appears because something happened, `status` where it may wait its turn to be read. */
  readonly role?: 'alert' | 'status';
}

/** Something to know before one goes on, in the place where it matters. */
export function Notice({ tone, title, text, action, role }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <div className={styles['notice']} data-tone={tone} role={role}>
      <Icon size={20} />
      <div className={styles['say']}>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        {text !== undefined && <p>{text}</p>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </div>
    </div>
  );
}
