import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { choice, type PageFlag, place } from '../../domain/text/site/pageTemplate.ts';
import styles from './LegalPage.module.css';

interface LegalPageProps {
  readonly title: string;
  readonly intro: ReactNode;
  readonly children: ReactNode;
}

/** Prerendered, with placeholders for the installation. */
export function LegalPage({ title, intro, children }: LegalPageProps) {
  return (
    <div className={styles['paper']}>
      <article className={styles['page']}>
        <h1>{title}</h1>
        <p className={styles['updated']}>
          <Trans>
            Last updated:{' '}
            <time dateTime={place('todayIso')} data-today="">
              {place('today')}
            </time>
          </Trans>
        </p>
        <p className={styles['intro']}>{intro}</p>
        {children}
      </article>
    </div>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

interface PeriodsProps {
  readonly periods: readonly (readonly [what: string, howLong: ReactNode])[];
}

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
  readonly flag: PageFlag;
  /** If the feature is on. */
  readonly here: string;
  /** If it is off. */
  readonly elsewhere?: string;
}

/** Text that the server chooses by the installation's features. */
export function Where({ flag, here, elsewhere = '' }: WhereProps) {
  return choice(flag, here, elsewhere);
}
