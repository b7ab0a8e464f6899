import { type Document, type Element, isTag } from 'domhandler';
import { oneLine } from '../recipe/cleanText.ts';
import { elementsIn } from './html.ts';
import { textEvents } from './visibleText.ts';

/** A line of a page as its readers see it; a row of a list or table is one line. */
export interface PageLine {
  readonly text: string;
  /** 1 to 6 in a heading. */
  readonly level: number | null;
  /** All of it is bold, underlined, a label or a table's head. */
  readonly isStressed: boolean;
  /** The list or table that the line is a row of. */
  readonly list: Element | null;
  /** What it is in beside the main text. */
  readonly aside: Element | null;
}

const STRESS = new Set(['b', 'strong', 'u', 'th', 'label']);
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const ASIDES = new Set(['aside', 'nav', 'footer']);
/** A list's row with these is more than a line. */
const BLOCKS = new Set(['ul', 'ol', 'dl', 'table', ...HEADINGS]);
/** Cells with these are columns of a layout. */
const CELL_BLOCKS = new Set(['p', 'br', ...BLOCKS]);

/** The lines of a page in reading order. Linear in its size. */
export function pageLines(document: Document): PageLine[] {
  const writer = new LineWriter(rowsIn(document));
  for (const event of textEvents(document)) {
    if (event.kind === 'text') writer.text(event.text);
    else if (event.kind === 'enter') writer.enter(event.element, event.edge);
    else writer.leave(event.element, event.edge);
  }
  writer.endLine();
  return writer.lines;
}

/** Rows that are one line. */
function rowsIn(document: Document): ReadonlySet<Element> {
  const withBlocks = new Set<Element>();
  const withCellBlocks = new Set<Element>();
  const rows: Element[] = [];
  for (const element of elementsIn(document)) {
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

class LineWriter {
  readonly lines: PageLine[] = [];
  private parts: string[] = [];
  private level: number | null = null;
  private stress = 0;
  private hasPlainText = false;
  private row: Element | null = null;
  private definitions: Element | null = null;
  private aside: Element | null = null;
  private readonly rows: ReadonlySet<Element>;

  constructor(rows: ReadonlySet<Element>) {
    this.rows = rows;
  }

  text(text: string) {
    this.parts.push(text);
    if (this.stress === 0 && text.trim() !== '') this.hasPlainText = true;
  }

  enter(element: Element, edge: string) {
    const { name } = element;
    this.separate(edge, name === 'dd');
    if (this.rows.has(element)) this.row ??= element;
    if (name === 'dt') this.definitions = parentOf(element);
    if (ASIDES.has(name)) this.aside ??= element;
    if (HEADINGS.includes(name)) this.level = Number(name.charAt(1));
    if (STRESS.has(name)) this.stress++;
  }

  leave(element: Element, edge: string) {
    const { name } = element;
    if (element === this.row) this.endLine();
    this.separate(edge, name === 'dt');
    if (element === this.row) this.row = null;
    if (element === this.definitions) this.definitions = null;
    if (element === this.aside) this.aside = null;
    if (HEADINGS.includes(name)) this.level = null;
    if (STRESS.has(name)) this.stress--;
  }

  endLine() {
    const text = oneLine(this.parts.join(''));
    const list = this.row === null ? this.definitions : listOf(this.row);
    const { level, aside } = this;
    if (text !== '') this.lines.push({ text, level, isStressed: !this.hasPlainText, list, aside });
    this.parts = [];
    this.hasPlainText = false;
  }

  private separate(edge: string, isWithinPair: boolean) {
    if (edge === '') return;
    if (this.row !== null || isWithinPair) this.parts.push(' ');
    else this.endLine();
  }
}

function parentOf({ parent }: Element): Element | null {
  return parent !== null && isTag(parent) ? parent : null;
}

function listOf(row: Element): Element | null {
  const parent = parentOf(row);
  return parent !== null && /^t(?:head|body|foot)$/.test(parent.name) ? parentOf(parent) : parent;
}
