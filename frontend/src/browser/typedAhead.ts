/*
 * Letters typed after the click that opens a dialog are kept until its first field has the focus, and written into it.
 */

/** A dialog, or the note that it is loading, shows within this time after the click. */
const SHOWS_WITHIN_MS = 3000;
const TEXT_FIELD =
  'textarea, input:not([type]), input:is([type=text], [type=search], [type=tel], [type=url])';
const EDITABLE = 'input, textarea, select, [contenteditable=true]';
/** Letters have a meaning of their own in them. */
const WITH_LETTERS = '[role=menu], [role=listbox]';

/** The letters so far; `since` is the click or the end of loading, by `performance.now()`. */
export type TypedAhead =
  | { readonly kind: 'idle' }
  | { readonly kind: 'afterClick'; readonly text: string; readonly since: number }
  | { readonly kind: 'dialogLoading'; readonly text: string };

const IDLE: TypedAhead = { kind: 'idle' };

let state: TypedAhead = IDLE;
/** Field in which Enter was the last key: its dialog may be loading. */
let enteredField: EventTarget | null = null;

export function watchTypedAhead(): void {
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('keyup', onKeyUp, true);
}

/**
 * While a dialog loads, letters are kept for it, and Space and Enter do not press its opener again.
 * @returns ends that
 */
export function expectDialog(): () => void {
  const now = current();
  state = { kind: 'dialogLoading', text: now.kind === 'idle' ? '' : now.text };
  return () => {
    if (state.kind === 'dialogLoading')
      state = { kind: 'afterClick', text: state.text, since: performance.now() };
  };
}

/** Writes the typed letters into its first field, if that takes text. */
export function typeAheadInto(field: HTMLElement | null): void {
  const now = current();
  state = IDLE;
  if (now.kind === 'idle' || now.text === '') return;
  const isInput = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isInput || !field.matches(TEXT_FIELD)) return;
  const end = field.selectionEnd ?? 0;
  field.setRangeText(now.text, end, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: now.text }));
}

/** The state after a key that no field used. */
export function afterKey(before: TypedAhead, key: string): TypedAhead {
  if (before.kind === 'idle') return before;
  const { text } = before;
  switch (key) {
    case 'Tab':
    case 'Escape':
      return IDLE;
    case 'Backspace':
      return { ...before, text: text.slice(0, -1) };
    case ' ':
      return text === '' ? before : { ...before, text: `${text} ` };
    default:
      return key.length === 1 ? { ...before, text: text + key } : before;
  }
}

/** Whether Space and Enter belong to the typed text; else they press the control that has the focus. */
export function takesKeys(now: TypedAhead): boolean {
  switch (now.kind) {
    case 'idle':
      return false;
    case 'afterClick':
      return now.text !== '';
    case 'dialogLoading':
      return true;
  }
}

function current(): TypedAhead {
  const isOver = state.kind === 'afterClick' && performance.now() - state.since > SHOWS_WITHIN_MS;
  return isOver ? IDLE : state;
}

/** A second click on the opener does not end the loading. */
function onClick(): void {
  if (state.kind === 'dialogLoading') state = { ...state, text: '' };
  else state = { kind: 'afterClick', text: '', since: performance.now() };
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const now = current();
  if (hasOwnUse(event.target)) {
    state = IDLE;
    enteredField = event.key === 'Enter' ? event.target : null;
  } else {
    keepFromButton(event, now);
    if (event.target === enteredField && event.key !== 'Tab') event.preventDefault();
    state = afterKey(now, event.key);
  }
}

/** Firefox presses a button by Space on keyup. */
function onKeyUp(event: KeyboardEvent): void {
  if (event.key === ' ' && !hasOwnUse(event.target)) keepFromButton(event, current());
}

function keepFromButton(event: KeyboardEvent, now: TypedAhead): void {
  if ((event.key === ' ' || event.key === 'Enter') && takesKeys(now)) event.preventDefault();
}

function hasOwnUse(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (state.kind === 'dialogLoading' && target === enteredField) return false;
  const isClosing = target.closest('[data-scope=dialog][data-state=closed]') !== null;
  return !isClosing && target.closest(`${EDITABLE}, ${WITH_LETTERS}`) !== null;
}
