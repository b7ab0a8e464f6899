import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/controls/Button.tsx';
import { Signpost } from '../../ui/scenes/Signpost.tsx';
import styles from './DeadEnd.module.css';

interface DeadEndProps {
  readonly title: string;
  readonly text: string;
  /** Of the link home. */
  readonly back: string;
  readonly icon?: ReactNode;
  readonly role?: 'alert';
}

/** A page that has only a way home. */
export function DeadEnd({ title, text, back, icon = <ArrowLeft />, role }: DeadEndProps) {
  return (
    <div className={styles['page']} role={role}>
      <div className={styles['card']}>
        <div className={styles['picture']}>
          <Signpost />
        </div>
        <div className={styles['body']}>
          <h1>{title}</h1>
          <p>{text}</p>
          <ButtonLink to="/" variant="primary" icon={icon}>
            {back}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
