import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { SignInButton } from '../../account/signIn/SignInButton.tsx';
import { useDocumentTitle } from '../../browser/hooks/useDocumentTitle.ts';
import { CampTable, CampTrees } from '../../ui/scenes/CampTable.tsx';
import { Ridge } from '../../ui/scenes/Ridge.tsx';
import { Features } from './Features.tsx';
import { Problem, Solution, Testimonial } from './LandingExamples.tsx';
import styles from './LandingPage.module.css';
import { landingDescription, landingTitle, type InviteWords, type PriceWords } from './landingWords.ts';
import { OutsideFooter } from './OutsideFooter.tsx';

export interface LandingPageProps {
  readonly productName: string;
  readonly priceWords: PriceWords;
  readonly inviteWords: InviteWords;
  /** Of the footer; the prerendered document has one of its own, outside the main part. */
  readonly year?: string;
  /** Only in the app; the prerendered page has its own script. */
  readonly onSignIn?: () => void;
  /** On hover or focus of a sign-in button. */
  readonly onSignInIntent?: () => void;
}

/** Prerendered for visitors; in the app after a session has ended. */
export function LandingPage({
  productName,
  priceWords,
  inviteWords,
  year,
  onSignIn,
  onSignInIntent,
}: LandingPageProps) {
  useDocumentTitle(landingTitle(productName));
  const opensSignIn = { onSignIn, onSignInIntent };
  return (
    <>
      <section className={styles['hero']}>
        <div className={styles['picture']}>
          <CampTable className={styles['table']} hasTrees={false} />
          <CampTrees className={styles['trees']} />
        </div>
        <div className={`${styles['wrap']} ${styles['say']}`}>
          <h1>
            <Trans>The trip where nobody asks what’s for dinner</Trans>
          </h1>
          <p>{landingDescription(productName)}</p>
          <div className={styles['call']}>
            <SignInButton look="primary" {...opensSignIn}>
              <Trans>Start Planning For Free</Trans>
            </SignInButton>
            <span>{priceWords.atFirst}</span>
          </div>
          <noscript>
            <p className={styles['needsScript']}>
              <Trans>Signing in and planning need JavaScript, which is switched off in this browser.</Trans>
            </p>
          </noscript>
        </div>
      </section>
      <Problem />
      <Solution />
      <section className={styles['band']} data-flush="bottom">
        <div className={styles['wrap']}>
          <h2>
            <Trans>What you get</Trans>
          </h2>
          <Features inviteWords={inviteWords} />
        </div>
      </section>
      <section className={styles['band']}>
        <div className={styles['wrap']}>
          <h2>
            <Trans>From idea to first bite in four steps</Trans>
          </h2>
          <ol className={styles['steps']}>
            {stepsWith(inviteWords).map(({ title, text }, index) => (
              <li key={title}>
                <span className={styles['stepNumber']} aria-hidden="true">
                  {index + 1}
                </span>
                <h3 className="title above16">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <Testimonial />
      <section className={styles['final']}>
        <Ridge className={styles['ridge']} />
        <div className={styles['finalText']}>
          <h2>
            <Trans>Next trip, eat well</Trans>
          </h2>
          <p>
            <Trans>Set up the plan this evening. {priceWords.atLast}</Trans>
          </p>
          <div className={styles['finalCall']}>
            <SignInButton look="band" {...opensSignIn}>
              <Trans>Start Free Trial</Trans>
            </SignInButton>
          </div>
        </div>
      </section>
      {year !== undefined && <OutsideFooter productName={productName} year={year} />}
    </>
  );
}

const stepsWith = ({ step }: InviteWords) => [
  { title: t`Create the trip`, text: t`Name, place, dates, and which meals you eat together.` },
  { title: t`Invite the group`, text: step },
  { title: t`Fill the plan`, text: t`Everyone takes a meal. AI suggests the ones left over.` },
  { title: t`Shop and go`, text: t`Check off the list together, then leave the phones in the car.` },
];
