/* The prerendered pages work without this script; React loads with the sign-in. */
import { t } from '@lingui/core/macro';
import { localDate } from '../../domain/time/calendarDate.ts';
import { longDateLabel } from '../../domain/text/dates/dates.ts';
import { wasSignedIn } from '../src/account/signIn/signedInHint.ts';
import { inviteTokenIn } from '../src/browser/url/inviteToken.ts';
import { MAILED } from '../src/browser/url/mailedLink.ts';
import { expectDialog, watchTypedAhead } from '../src/browser/typedAhead.ts';
import { preventInstallPrompt } from '../src/browser/installPrompt.ts';
import { logFailure } from '../src/browser/logFailure.ts';
import { followTheme, toggleTheme } from '../src/ui/theme/shownTheme.ts';
import { takeToastAfterReload } from '../src/ui/feedback/toastAfterReload.ts';
import { isSmallPrint } from './smallPrint.ts';
import type * as VisitorSignIn from './VisitorSignIn.tsx';

const SIGN_IN = '[data-sign-in]';
const TOAST_MS = 5000;
const YEAR_SECONDS = 365 * 86_400;
const FAILED = t`The sign-in could not be loaded. Check your connection and try again.`;

let loading: Promise<typeof VisitorSignIn> | undefined;
let hasFailed = false;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Retries after a failure. */
function loadSignIn() {
  loading ??= import('./VisitorSignIn.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function buttonOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(SIGN_IN) : null;
}

function intend({ target }: Event): void {
  // Reported on press.
  if (buttonOf(target) !== null) loadSignIn().catch(() => undefined);
}

async function signIn(button: HTMLElement | null): Promise<void> {
  say('');
  button?.setAttribute('aria-disabled', 'true');
  const isNotComing = expectDialog();
  try {
    (await loadSignIn()).openSignIn(button);
  } catch {
    isNotComing();
    // Some browsers cache a failed import; a reload helps.
    if (hasFailed && navigator.onLine) openByAddress();
    else say(FAILED, 'error');
    hasFailed = true;
  } finally {
    button?.removeAttribute('aria-disabled');
  }
}

function openByAddress(): void {
  const url = new URL(window.location.href);
  url.searchParams.set('dialog', 'sign-in');
  window.location.assign(url);
}

/** The live region is hidden while empty. */
function say(text: string, kind: 'error' | 'info' = 'info'): void {
  const region = document.querySelector<HTMLElement>('[data-notice]');
  if (region === null) return;
  clearTimeout(silence);
  region.textContent = text;
  region.dataset['notice'] = kind;
}

for (const kind of ['pointerover', 'pointerdown', 'focusin']) document.addEventListener(kind, intend);

document.addEventListener('submit', (event) => {
  const form = buttonOf(event.target);
  if (form === null) return;
  event.preventDefault();
  const button = form.querySelector('button');
  if (button?.getAttribute('aria-disabled') !== 'true') void signIn(button);
});

/** The app, too, opens in a language that was chosen here. */
function rememberLanguage({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLElement>('[data-language]') : null;
  const language = link?.dataset['language'];
  if (language !== undefined)
    document.cookie = `language=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
}

/** Of a mailed code; the dialog takes it out of the address. */
const isMailed = () => window.location.hash.startsWith(MAILED);

// A mail's link opened in a tab that shows this page already.
addEventListener('hashchange', () => {
  if (isMailed()) window.location.reload();
});
document.addEventListener('click', rememberLanguage);
document.querySelector('[data-theme-switch]')?.addEventListener('click', toggleTheme);
followTheme();
preventInstallPrompt();
watchTypedAhead();

/** Makes the sign-in buttons lead to the trips. */
function leadBack(): void {
  for (const form of document.querySelectorAll(SIGN_IN)) {
    form.removeAttribute('data-sign-in');
    const button = form.querySelector('button');
    button?.removeAttribute('name');
    button?.firstElementChild?.replaceChildren(t`Your Trips`);
  }
}

/** The landing page is served only without a session. */
function clearEndedSession(): void {
  import('./endedSession.ts')
    .then(({ forgetEndedSession }) => forgetEndedSession())
    .then((message) => {
      if (message !== '') say(message);
    })
    .catch((error: unknown) => logFailure('Data of a former session could not be removed', error));
}

const words = takeToastAfterReload();
if (words !== null) {
  say([words.title, words.description].filter(Boolean).join(': '), words.kind === 'error' ? 'error' : 'info');
  silence = setTimeout(() => say(''), TOAST_MS);
}

if (wasSignedIn()) {
  // Legal pages do not depend on the session.
  if (isSmallPrint(window.location)) leadBack();
  else clearEndedSession();
}

// "Last updated" is the reader's date, not the server's.
for (const time of document.querySelectorAll<HTMLTimeElement>('[data-today]')) {
  const now = new Date();
  time.dateTime = localDate(now);
  time.textContent = longDateLabel(localDate(now));
}

const search = new URLSearchParams(window.location.search);
const { hash } = window.location;
const isInvited = search.has('invitation') || inviteTokenIn(hash) !== null;
// The dialog explains why a sign-in at a provider failed.
if (search.get('dialog') === 'sign-in' || isInvited || isMailed() || search.has('signInError'))
  void signIn(null);
