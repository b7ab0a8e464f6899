/* The script of the prerendered pages, which are complete without it: no framework is loaded before somebody wants in. */
import { localDate } from '../../domain/time/calendarDate.ts';
import { wasSignedIn } from '../src/account/signIn/signedInHint.ts';
import { logFailure } from '../src/browser/logFailure.ts';
import { followSystemTheme, toggleTheme } from '../src/ui/theme/shownTheme.ts';
import { takeToastAfterReload } from '../src/ui/feedback/toastAfterReload.ts';
import { isSmallPrint } from './smallPrint.ts';
import type * as GuestSignIn from './GuestSignIn.tsx';

const SIGN_IN = '[data-sign-in]';
/** As long as a notification stands. */
const SAID_MS = 5000;
const FAILED = 'The sign-in could not be loaded. Check your connection and try again.';

let loading: Promise<typeof GuestSignIn> | undefined;
let hasFailed = false;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Fetches the sign-in once; where that failed, the next time again. */
function loadSignIn() {
  loading ??= import('./GuestSignIn.tsx').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function buttonOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(SIGN_IN) : null;
}

function intend({ target }: Event): void {
  // What fails now is told when the button is pressed.
  if (buttonOf(target) !== null) loadSignIn().catch(() => undefined);
}

async function signIn(button: HTMLElement | null): Promise<void> {
  say('');
  button?.setAttribute('aria-disabled', 'true');
  try {
    (await loadSignIn()).openSignIn(button);
  } catch {
    // Some browsers remember that a file could not be had; a page that is loaded anew opens the sign-in by its address.
    if (hasFailed && navigator.onLine) openByAddress();
    else say(FAILED, 'error');
    hasFailed = true;
  } finally {
    button?.removeAttribute('aria-disabled');
  }
}

/** Loads the page anew with the sign-in open; the link of an invitation stays one. */
function openByAddress(): void {
  const url = new URL(window.location.href);
  url.searchParams.set('dialog', 'sign-in');
  window.location.assign(url);
}

/** In the page's live region, which is not seen while it is empty. */
function say(text: string, kind: 'error' | 'info' = 'info'): void {
  const region = document.querySelector<HTMLElement>('[data-notice]');
  if (region === null) return;
  // That was for what was said before.
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

document.querySelector('[data-theme-switch]')?.addEventListener('click', toggleTheme);
followSystemTheme();

/** Whoever was signed in a moment ago gets the way back to the trips. */
function leadBack(): void {
  for (const form of document.querySelectorAll(SIGN_IN)) {
    form.removeAttribute('data-sign-in');
    const button = form.querySelector('button');
    button?.removeAttribute('name');
    button?.firstElementChild?.replaceChildren('Your Trips');
  }
}

/** The landing page comes to those whose browser has no session any more. */
function clearEndedSession(): void {
  import('./endedSession.ts')
    .then(({ forgetEndedSession }) => forgetEndedSession())
    .then((said) => {
      if (said !== '') say(said);
    })
    .catch((error: unknown) => logFailure('What a session left could not be removed', error));
}

const words = takeToastAfterReload();
if (words !== null) {
  say([words.title, words.description].filter(Boolean).join(': '), words.kind === 'error' ? 'error' : 'info');
  silence = setTimeout(() => say(''), SAID_MS);
}

if (wasSignedIn()) {
  // The small print is the same page for everybody.
  if (isSmallPrint(window.location)) leadBack();
  else clearEndedSession();
}

// "Last updated" is the current date, and the reader's is not always the server's.
for (const time of document.querySelectorAll<HTMLTimeElement>('[data-today]')) {
  const now = new Date();
  time.dateTime = localDate(now);
  time.textContent = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' }).format(now);
}

const search = new URLSearchParams(window.location.search);
if (search.get('dialog') === 'sign-in' || search.has('invitation')) void signIn(null);
