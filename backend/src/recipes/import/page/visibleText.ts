import { type AnyNode, type Document, Element, isTag, isText } from 'domhandler';
import { BOX, LINE } from '../recipe/cleanText.ts';

const HIDDEN = new Set(
  'script style template svg head noscript select textarea iframe audio video'.split(' '),
);
const SCREEN_READER_ONLY =
  /(?:^|(?<!not)[\s_-])(?:sr-only|screen-?reader(?:-only|-text)?|visually-?hidden|hide-visually|a11y-hidden|assistive-text)(?:\s|$)/i;
/** Start a line of a list or text. */
const LINES = new Set('br li p tr ul ol dl dt h1 h2 h3 h4 h5 h6 table blockquote hr'.split(' '));
/** Start a line in running text, and only separate words in a list. */
const BOXES = new Set('div section article header footer main aside dd td th figure figcaption'.split(' '));
const PIECES = new Set(['span', 'div', 'label', 'td', 'data']);

/** What a walk over the visible part of a page meets, in reading order. */
export type TextEvent =
  | { readonly kind: 'text'; readonly text: string }
  | {
      readonly kind: 'enter' | 'leave';
      readonly element: Element;
      /** What separates the element from its surroundings: LINE, BOX or ''. */
      readonly edge: string;
    };

/** The text that readers of a page see, with LINE and BOX between its blocks. Linear in the size of the element. */
export function visibleText(root: Document | Element): string {
  const parts: string[] = [];
  for (const event of textEvents(root)) parts.push(event.kind === 'text' ? event.text : event.edge);
  return parts.join('');
}

/** Walks over what readers of a page see. Numbers of footnotes are left out. */
export function* textEvents(root: Document | Element): Generator<TextEvent> {
  const pending: (AnyNode | TextEvent)[] = [root];
  let last = '';
  let preformatted = 0;
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if ('kind' in next) {
      last = lastOf(next, last);
      if (next.kind !== 'text' && isPreformatted(next.element))
        preformatted += next.kind === 'enter' ? 1 : -1;
      yield next;
    } else if (isText(next))
      pending.push({ kind: 'text', text: next.data.replace(preformatted > 0 ? SPACES : WHITE_SPACE, ' ') });
    else if (!isTag(next)) pushChildren(next, pending);
    else if (next.name === 'sup' && !isHidden(next))
      pending.push({ kind: 'text', text: superscript(next, last) });
    else if (!isHidden(next)) {
      const edge = edgeOf(next);
      pending.push({ kind: 'leave', element: next, edge });
      pushChildren(next, pending);
      pending.push({ kind: 'enter', element: next, edge });
      if (edge === '' && hasGapBefore(next, last)) pending.push({ kind: 'text', text: ' ' });
    }
  }
}

const WHITE_SPACE = /\s+/g;
/** Without LINE. */
const SPACES = /[^\S\n]+/g;

function isPreformatted({ name, attribs }: Element): boolean {
  return name === 'pre' || /white-space\s*:\s*(?:pre|break-spaces)/i.test(attribs['style'] ?? '');
}

function lastOf(event: TextEvent, before: string): string {
  return (event.kind === 'text' ? event.text : event.edge).at(-1) ?? before;
}

function pushChildren(node: AnyNode, pending: (AnyNode | TextEvent)[]) {
  if (!('children' in node)) return;
  for (let at = node.children.length - 1; at >= 0; at--) {
    const child = node.children[at];
    if (child !== undefined) pending.push(child);
  }
}

function edgeOf({ name }: Element): string {
  if (LINES.has(name)) return LINE;
  return BOXES.has(name) ? BOX : '';
}

function isHidden(element: Element): boolean {
  const { name, attribs } = element;
  return (
    HIDDEN.has(name) ||
    (name === 'button' && !isWholeRow(element)) ||
    'hidden' in attribs ||
    SCREEN_READER_ONLY.test(attribs['class'] ?? '') ||
    /display\s*:\s*none/i.test(attribs['style'] ?? '')
  );
}

/** Some lists have rows that are buttons, to tick them. */
function isWholeRow({ parent }: Element): boolean {
  if (parent === null || !isTag(parent) || parent.name !== 'li' || parent.children.length > 3) return false;
  return (
    parent.children.every((child) => isTag(child) || (isText(child) && child.data.trim() === '')) &&
    parent.children.filter((child) => isTag(child)).length === 1
  );
}

/** "<span>2</span><span>cups</span>" and "1<i class=frac>1/2</i>" have a gap on the screen. */
function hasGapBefore({ name, prev, attribs }: Element, before: string): boolean {
  const isPiece = PIECES.has(name) && prev !== null && isTag(prev) && PIECES.has(prev.name);
  if (isPiece) return /[\p{L}\p{N}]/u.test(before);
  return /\d/.test(before) && /(?:^|[\s_-])frac/i.test(attribs['class'] ?? '');
}

/** "1<sup>1</sup>/2" is a fraction; "flour<sup>1</sup>" a footnote. */
function superscript(element: Element, before: string): string {
  const text = visibleText(new Element('span', {}, element.children)).trim();
  if (/^\W*\d+\W*$/.test(text) && /[\p{L})]/u.test(before)) return '';
  return /\d/.test(before) && /^\d/.test(text) ? ` ${text}` : text;
}
