import { place } from '../../../domain/text/pageTemplate.ts';
import { HeaderFrame } from './HeaderFrame.tsx';
import styles from './Shell.module.css';

/** What the app's page shows before its script has come: the head as it will be, and the shape of what comes below. */
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
      <main aria-busy="true" aria-label="Loading">
        <PageShape />
      </main>
    </>
  );
}

/** The shape of some page: a title and cards. */
export function PageShape() {
  return (
    <div className={styles['page']} aria-hidden="true">
      <span className={styles['title']} />
      <span className={styles['card']} />
      <span className={styles['card']} />
      <span className={styles['card']} />
    </div>
  );
}
