import { useId, type ReactNode } from 'react';
import styles from './CreditsCard.module.css';

interface CreditsCardProps {
  readonly title: string;
  readonly figure?: ReactNode;
  readonly children: ReactNode;
}

export function CreditsCard({ title, figure, children }: CreditsCardProps) {
  const titleId = useId();
  return (
    <section className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['head']}>
        <h2 id={titleId}>{title}</h2>
        {figure}
      </div>
      {children}
    </section>
  );
}

interface CreditsFactProps {
  readonly name: string;
  readonly children: ReactNode;
}

export function CreditsFacts({ children }: { readonly children: ReactNode }) {
  return <dl className={styles['facts']}>{children}</dl>;
}

export function CreditsFact({ name, children }: CreditsFactProps) {
  return (
    <div className="wrap spread">
      <dt className="soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
