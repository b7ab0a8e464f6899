import { t } from '@lingui/core/macro';
import { place } from '../../../domain/text/site/pageTemplate.ts';
import { HeaderFrame } from './HeaderFrame.tsx';
import styles from './Shell.module.css';

/** The prerendered page until the script loads. */
export function Shell() {
  return (
    <>
      <HeaderFrame
        isInside
        productName={place('productName')}
        home={(className, logo) => (
          <a href="/" className={className}>
            {logo}
          </a>
        )}
      />
      <main className={styles['beforeScript']} aria-busy="true" aria-label={t`Loading`}>
        <PageShape />
      </main>
    </>
  );
}

export function PageShape() {
  return (
    <div className={styles['page']} aria-hidden="true" data-own-head="">
      <span className={styles['title']} />
      <span className={styles['card']} />
      <span className={styles['card']} />
      <span className={styles['card']} />
    </div>
  );
}
