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
      <a href="/privacy-policy">Privacy Policy</a>
      <a href="/terms-of-service">Terms of Service</a>
      <span className={styles['soft']}>
        © {year} {productName}
      </span>
    </footer>
  );
}
