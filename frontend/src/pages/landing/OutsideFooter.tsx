import { Trans } from '@lingui/react/macro';
import { languagePath } from '../../../../domain/text/site/languagePath.ts';
import { LANGUAGES, reader } from '../../../../domain/text/reader.ts';
import { Logo } from '../../ui/marks/Logo.tsx';
import styles from './OutsideFooter.module.css';

interface OutsideFooterProps {
  readonly productName: string;
  readonly year: string;
}

export function OutsideFooter({ productName, year }: OutsideFooterProps) {
  const { language } = reader();
  return (
    <footer className={styles['foot']}>
      <span className={styles['footLogo']}>
        <Logo name={productName} />
      </span>
      <a href={languagePath(language, '/privacy-policy')}>
        <Trans>Privacy Policy</Trans>
      </a>
      <a href={languagePath(language, '/terms-of-service')}>
        <Trans>Terms of Service</Trans>
      </a>
      {LANGUAGES.filter(({ code }) => code !== language).map(({ code, name }) => (
        <a key={code} href={languagePath(code, '/')} lang={code} hrefLang={code} data-language={code}>
          {name}
        </a>
      ))}
      <span className="soft">
        © {year} {productName}
      </span>
    </footer>
  );
}
