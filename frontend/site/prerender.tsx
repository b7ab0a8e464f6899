import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { choice, place } from '../../domain/text/site/pageTemplate.ts';
import { LandingPage } from '../src/pages/landing/LandingPage.tsx';
import {
  FREE_WORDS,
  landingDescription,
  landingTitle,
  PAID_WORDS,
  PHONE_WORDS,
  PHONELESS_WORDS,
} from '../src/pages/landing/landingWords.ts';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';
import { TermsOfService } from './TermsOfService.tsx';
import '../src/ui/theme/fonts.css';
import '../src/ui/theme/tokens.css';
import '../src/ui/theme/global.css';
import '../src/ui/theme/shared.css';
import { LandingHead } from './LandingHead.tsx';
import { type OutsideAssets, OutsideDocument } from './OutsideDocument.tsx';
import { Shell } from '../src/app/Shell.tsx';

const NAME = place('productName');

/** By file name, with placeholders for the installation (domain/text/site/pageTemplate.ts). */
export function outsidePages(assets: OutsideAssets): Readonly<Record<string, string>> {
  return {
    'landing.html': documentOf(
      <OutsideDocument
        assets={assets}
        path="/"
        title={landingTitle(NAME)}
        description={landingDescription(NAME)}
        head={<LandingHead />}
      >
        <LandingPage
          productName={NAME}
          priceWords={{
            atFirst: choice('monetization', PAID_WORDS.atFirst, FREE_WORDS.atFirst),
            atLast: choice('monetization', PAID_WORDS.atLast, FREE_WORDS.atLast),
          }}
          inviteWords={{
            step: choice('phone', PHONE_WORDS.step, PHONELESS_WORDS.step),
            title: choice('phone', PHONE_WORDS.title, PHONELESS_WORDS.title),
            text: choice('phone', PHONE_WORDS.text, PHONELESS_WORDS.text),
          }}
        />
      </OutsideDocument>,
    ),
    'privacy-policy.html': documentOf(
      <OutsideDocument
        assets={assets}
        path="/privacy-policy"
        title={t`Privacy Policy · ${NAME}`}
        description={t`What data ${NAME} stores about you, why, for how long, and who can see it.`}
      >
        <PrivacyPolicy />
      </OutsideDocument>,
    ),
    'terms-of-service.html': documentOf(
      <OutsideDocument
        assets={assets}
        path="/terms-of-service"
        title={t`Terms of Service · ${NAME}`}
        description={t`The agreement between you and the operator of ${NAME}: account, invitations, credits, suggestions.`}
      >
        <TermsOfService />
      </OutsideDocument>,
    ),
  };
}

/** The app's page until its script has loaded. */
export function shell(): string {
  return renderToStaticMarkup(<Shell />);
}

function documentOf(page: ReactNode): string {
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}
