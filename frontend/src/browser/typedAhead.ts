/*
 * Letters typed between the click that opens a dialog and the moment when its first field has the focus. They are kept
 * here and written into the field.
 */

/** Later letters were not meant for what the click opens. */
const MEANT_FOR_MS = 10_000;
const TEXT_FIELD =
  'textarea, input:not([type]), input:is([type=text], [type=search], [type=tel], [type=url])';
const EDITABLE = 'input, textarea, select, [contenteditable=true]';
/** Letters have a meaning of their own in them. */
const WITH_LETTERS = '[role=menu], [role=listbox]';

let text = '';
/** Of the last click, by the clock of events. */
let clickedAt = -Infinity;
let isComing = false;

/** Call once per page. */
export function watchTypedAhead(): void {
  document.addEventListener('click', ({ timeStamp }) => begin(timeStamp), true);
  document.addEventListener('keydown', onKey, true);
  // Firefox presses a button by Space on keyup.
  document.addEventListener(
    'keyup',
    (event) => event.key === ' ' && isComing && event.preventDefault(),
    true,
  );
}

/**
 * From now on letters are for a dialog that is on its way, and press no button.
 * @returns call it when the dialog does not come
 */
export function expectDialog(): () => void {
  isComing = true;
  return () => {
    isComing = false;
  };
}

/** The dialog is there: writes what was typed into its first field, if that takes text. */
export function typeAheadInto(field: HTMLElement | null): void {
  isComing = false;
  const typed = text;
  text = '';
  if (typed === '' || field?.matches(TEXT_FIELD) !== true) return;
  // TEXT_FIELD matches these two alone.
  const { selectionEnd } = field as HTMLInputElement | HTMLTextAreaElement;
  const end = selectionEnd ?? 0;
  (field as HTMLInputElement | HTMLTextAreaElement).setRangeText(typed, end, end, 'end');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: typed }));
}

function begin(now: number): void {
  text = '';
  clickedAt = now;
}

function onKey(event: KeyboardEvent): void {
  const { key, timeStamp, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  if (hasOwnUse(target)) {
    text = '';
    return;
  }
  const isMeant = isComing || timeStamp - clickedAt < MEANT_FOR_MS;
  const isTyping = isComing || text !== '';
  if (key === 'Enter' && !isTyping) begin(timeStamp);
  else if (key === 'Backspace') text = text.slice(0, -1);
  else if (key.length === 1 && isMeant && (key !== ' ' || isTyping)) text += key;
  else if (key !== 'Enter' && key !== 'Shift') text = '';
  // The opener has the focus still.
  if (isTyping && (key === ' ' || key === 'Enter')) event.preventDefault();
}

function hasOwnUse(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const isClosing = target.closest('[data-scope=dialog][data-state=closed]') !== null;
  return !isClosing && target.closest(`${EDITABLE}, ${WITH_LETTERS}`) !== null;
}
