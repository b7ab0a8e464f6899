import { type AnyNode, type Document, DomHandler, type Element, isTag, isText } from 'domhandler';
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
