import { Trans } from '@lingui/react/macro';
import { Logo } from '../../ui/marks/Logo.tsx';
import styles from './OutsideFooter.module.css';

interface OutsideFooterProps {
  readonly productName: string;
  readonly year: string;
}

export function OutsideFooter({ productName, year }: OutsideFooterProps) {
  return (
    <footer className={styles['foot']}>
      <span className={styles['footLogo']}>
        <Logo name={productName} />
      </span>
      <a href="/privacy-policy">
        <Trans>Privacy Policy</Trans>
      </a>
      <a href="/terms-of-service">
        <Trans>Terms of Service</Trans>
      </a>
      <span className={styles['soft']}>
        © {year} {productName}
      </span>
    </footer>
  );
}
