import { type AnyNode, type Document, DomHandler, Element, isTag, isText } from 'domhandler';
import { Parser } from 'htmlparser2';

/** Pages have about 40 levels; the parser's time grows with depth. */
const MAX_DEPTH = 600;

export class TooDeepError extends Error {}

class ShallowHandler extends DomHandler {
  private depth = 0;

  override onopentag(name: string, attributes: Readonly<Record<string, string>>) {
    if (++this.depth > MAX_DEPTH) throw new TooDeepError();
    super.onopentag(name, attributes);
  }

  override onclosetag() {
    this.depth--;
    super.onclosetag();
  }
}

/**
 * Parses HTML, however broken, in linear time.
 * @throws TooDeepError past 600 levels
 */
export function parseHtml(html: string): Document {
  const handler = new ShallowHandler(undefined, { withStartIndices: true, withEndIndices: true });
  new Parser(handler).end(html);
  return handler.root;
}

/** All elements below, in document order. `enter` false skips what an element contains. */
export function* elementsIn(
  root: Document | Element,
  enter: (element: Element) => boolean = () => true,
): Generator<Element> {
  const pending: AnyNode[] = root.children.toReversed();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (!isTag(node)) continue;
    yield node;
    if (enter(node))
      for (let at = node.children.length - 1; at >= 0; at--) pending.push(node.children[at] ?? node);
  }
}

/** Text of script or title, as written. */
export function rawText({ children }: Element): string {
  return children.map((child) => (isText(child) ? child.data : '')).join('');
}

/** Whether a node lies within another of the same document. */
export function contains(outer: Element, inner: Element): boolean {
  return (
    outer !== inner &&
    (outer.startIndex ?? 0) <= (inner.startIndex ?? 0) &&
    (inner.endIndex ?? 0) <= (outer.endIndex ?? 0)
  );
}

const HIDDEN = new Set(
  'script style template svg head noscript select textarea button iframe audio video'.split(' '),
);
const SCREEN_READER_ONLY = /(?:^|\s)(?:sr-only|screen-reader-text|visually-?hidden)(?:\s|$)/i;
/** Start a line of a list or text. */
const LINES = new Set('br li p tr ul ol dl dt h1 h2 h3 h4 h5 h6 table blockquote hr'.split(' '));
/** Start a line in running text, and only separate words in a list. */
const BOXES = new Set('div section article header footer main aside dd td th figure figcaption'.split(' '));
const PIECES = new Set(['span', 'div', 'label', 'td', 'data']);

/** Between lines. */
export const LINE = '\n';
/** Between boxes within what may be one line. */
export const BOX = '\u2028';

/**
 * The text that readers of a page see, with LINE and BOX between its blocks. Numbers of footnotes are left out.
 * Time is linear in the size of the element.
 */
export function visibleText(root: Document | Element): string {
  const parts: string[] = [];
  let last = '';
  const write = (text: string) => {
    if (text === '') return;
    parts.push(text);
    last = text.at(-1) ?? last;
  };
  const pending: (AnyNode | string)[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node === 'string') write(node);
    else if (isText(node)) write(node.data.replace(/\s+/g, ' '));
    else if ('children' in node) {
      const edge = isTag(node) ? edgeOf(node) : '';
      if (isTag(node) && isHidden(node)) continue;
      if (isTag(node) && node.name === 'sup') {
        writeSuperscript(node, last, write);
        continue;
      }
      if (edge === '' && isPieceAfterPiece(node) && /[\p{L}\p{N}]/u.test(last)) write(' ');
      write(edge);
      pending.push(edge);
      for (let at = node.children.length - 1; at >= 0; at--) pending.push(node.children[at] ?? '');
    }
  }
  return parts.join('');
}

function edgeOf({ name }: Element): string {
  if (LINES.has(name)) return LINE;
  return BOXES.has(name) ? BOX : '';
}

function isHidden({ name, attribs }: Element): boolean {
  return (
    HIDDEN.has(name) ||
    'hidden' in attribs ||
    SCREEN_READER_ONLY.test(attribs['class'] ?? '') ||
    /display\s*:\s*none/i.test(attribs['style'] ?? '')
  );
}

/** "<span>2</span><span>cups</span>" has a gap on the screen. */
function isPieceAfterPiece(node: AnyNode): boolean {
  const before = node.prev;
  return isTag(node) && PIECES.has(node.name) && before !== null && isTag(before) && PIECES.has(before.name);
}

/** "1<sup>1</sup>/2" is a fraction; "flour<sup>1</sup>" a footnote. */
function writeSuperscript(element: Element, before: string, write: (text: string) => void) {
  const text = visibleText(new Element('span', {}, element.children)).trim();
  if (!/^\W*\d+\W*$/.test(text)) write(text);
  else if (!/[\p{L})]/u.test(before)) write(/\d/.test(before) ? ` ${text}` : text);
}

/** Markup or a character reference. */
const MARKUP = /<[a-z!/]|&(?:#\d|#x[\da-f]|[a-z])/i;
/** "&amp;amp;frac12;" */
const MOST_LAYERS = 3;
/** Whole recipes have about 10,000. */
const MOST_CHARACTERS = 200_000;

/** The visible text of a string that may have markup or be encoded more than once; '' if it is too deep. */
export function textOfMarkup(text: string): string {
  try {
    return decodedText(text);
  } catch (error) {
    if (error instanceof TooDeepError) return '';
    throw error;
  }
}

function decodedText(text: string): string {
  let plain = text.slice(0, MOST_CHARACTERS);
  for (let layer = 0; layer < MOST_LAYERS && MARKUP.test(plain); layer++)
    plain = visibleText(parseHtml(keepBreaks(plain)));
  return plain;
}

/** Line breaks count in strings, unlike in pages. */
function keepBreaks(text: string): string {
  return /<(?:p|br|li|div)\b/i.test(text) ? text : text.replace(/\r\n|[\r\n]/g, '<br>');
}
