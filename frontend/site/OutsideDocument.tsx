import { Trans } from '@lingui/react/macro';
import { languagePath } from '../../domain/text/site/languagePath.ts';
import { LANGUAGES, reader } from '../../domain/text/reader.ts';
import { LucideProvider } from 'lucide-react';
import type { ReactNode } from 'react';
import { SignInButton } from '../src/account/signIn/SignInButton.tsx';
import { place } from '../../domain/text/site/pageTemplate.ts';
import { ThemeSwitch } from '../src/ui/controls/ThemeSwitch.tsx';
import { PAPER } from '../src/ui/theme/paper.ts';
import appStyles from '../src/app/AppRoutes.module.css';
import { HeaderFrame } from '../src/app/HeaderFrame.tsx';
import { OutsideFooter } from '../src/pages/landing/OutsideFooter.tsx';
import styles from './OutsideDocument.module.css';

export interface OutsideAssets {
  /** The whole style sheet, inlined. */
  readonly style: string;
  readonly script: string;
}

interface OutsideDocumentProps {
  readonly assets: OutsideAssets;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly head?: ReactNode;
  readonly children: ReactNode;
}

/** A small script adds the sign-in. */
export function OutsideDocument({ assets, path, title, description, head, children }: OutsideDocumentProps) {
  const name = place('productName');
  const { language } = reader();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <meta name="application-name" content={name} />
        <meta name="sign-in" content={place('signIn')} />
        <meta name="theme-color" content={PAPER.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={PAPER.dark} media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <link rel="canonical" href={place('origin') + languagePath(language, path)} />
        {LANGUAGES.map(({ code }) => (
          <link
            key={code}
            rel="alternate"
            hrefLang={code}
            href={place('origin') + languagePath(code, path)}
          />
        ))}
        <link rel="alternate" hrefLang="x-default" href={place('origin') + path} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {/* Sets the theme before the first paint; the page allows no inline script. */}
        <script src="/theme.js" />
        <style dangerouslySetInnerHTML={{ __html: assets.style }} />
        <script type="module" src={assets.script} />
        {head}
      </head>
      <body>
        <LucideProvider size={20} strokeWidth={1.75}>
          <a className={appStyles['skip']} href="#main">
            <Trans>Skip to content</Trans>
          </a>
          <HeaderFrame
            isInside={false}
            productName={name}
            home={(className, logo) => (
              <a href={languagePath(language, '/')} className={className}>
                {logo}
              </a>
            )}
          >
            <ThemeSwitch />
            <SignInButton look="line">
              <Trans>Sign In</Trans>
            </SignInButton>
          </HeaderFrame>
          <main id="main" tabIndex={-1}>
            {children}
          </main>
          <OutsideFooter productName={name} year={place('year')} />
          <p className={styles['notice']} role="alert" data-notice="" />
        </LucideProvider>
      </body>
    </html>
  );
}
