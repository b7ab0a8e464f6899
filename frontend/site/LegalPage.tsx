import { Fragment, type ReactNode } from 'react';
import { choice, type PageFlag, place } from '../../domain/text/pageTemplate.ts';
import styles from './LegalPage.module.css';
import { OutsideFooter } from '../src/pages/landing/OutsideFooter.tsx';

interface LegalPageProps {
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

/** A page of the small print; it exists prerendered only, so that what depends on the installation is left open. */
export function LegalPage({ title, intro, children }: LegalPageProps) {
  return (
    <>
      <article className={styles['page']}>
        <h1>{title}</h1>
        <p className={styles['updated']}>
          Last updated:{' '}
          <time dateTime={place('todayIso')} data-today="">
            {place('today')}
          </time>
        </p>
        <p className={styles['intro']}>{intro}</p>
        {children}
      </article>
      <div className={styles['foot']}>
        <OutsideFooter productName={place('productName')} year={place('year')} />
      </div>
    </>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One subject of the small print. */
export function Section({ title, children }: SectionProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface PeriodsProps {
  /** What is kept, and for how long. */
  readonly periods: readonly (readonly [what: string, howLong: ReactNode])[];
}

/** What is kept, and for how long. */
export function Periods({ periods }: PeriodsProps) {
  return (
    <dl className={styles['periods']}>
      {periods.map(([what, howLong]) => (
        <Fragment key={what}>
          <dt>{what}</dt>
          <dd>{howLong}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface WhereProps {
  /** What the installation has switched on. */
  readonly flag: PageFlag;
  /** What holds there, in words without markup. */
  readonly children: string;
  /** What holds elsewhere. */
  readonly elsewhere?: string;
}

/** Words that hold on some installations only: the server, which knows, leaves out the others. */
export function Where({ flag, children, elsewhere = '' }: WhereProps) {
  return choice(flag, children, elsewhere);
}
