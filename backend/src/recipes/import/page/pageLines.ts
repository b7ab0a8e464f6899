import { type Document, type Element, isTag } from 'domhandler';
import { elementsIn } from './html.ts';
import { LineWriter, type PageLine } from './lineWriter.ts';
import { textEvents } from './visibleText.ts';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
/** A list's row with these is more than a line. */
const BLOCKS = new Set(['ul', 'ol', 'dl', 'table', ...HEADINGS]);
/** Cells with these are columns of a layout. */
const CELL_BLOCKS = new Set(['p', 'br', ...BLOCKS]);

/** The lines of a page in reading order. Linear in its size. */
export function pageLines(root: Document | Element): PageLine[] {
  const writer = new LineWriter(rowsIn(root));
  for (const event of textEvents(root)) {
    if (event.kind === 'text') writer.text(event.text);
    else if (event.kind === 'enter') writer.enter(event.element, event.edge);
    else writer.leave(event.element, event.edge);
  }
  writer.endLine();
  return writer.lines;
}

/** Rows that are one line. */
function rowsIn(root: Document | Element): ReadonlySet<Element> {
  const withBlocks = new Set<Element>();
  const withCellBlocks = new Set<Element>();
  const rows: Element[] = [];
  for (const element of elementsIn(root)) {
    if (BLOCKS.has(element.name)) addAncestors(element, withBlocks);
    if (CELL_BLOCKS.has(element.name)) addAncestors(element, withCellBlocks);
    if (element.name === 'li' || element.name === 'tr') rows.push(element);
  }
  return new Set(rows.filter((row) => !(row.name === 'li' ? withBlocks : withCellBlocks).has(row)));
}

/** Stops at ancestors that are there already, so that all calls together are linear. */
function addAncestors(element: Element, ancestors: Set<Element>) {
  let parent = element.parent;
  while (parent !== null && isTag(parent) && !ancestors.has(parent)) {
    ancestors.add(parent);
    parent = parent.parent;
  }
}
