import { type Document, type Element, isTag } from 'domhandler';
import { oneLine } from '../recipe/cleanText.ts';
import { partOf } from '../text/textParts.ts';
import { elementsIn } from './html.ts';
import { textEvents } from './visibleText.ts';

/** A line of a page as its readers see it; a row of a list or table is one line. */
export interface PageLine {
  readonly text: string;
  /** 1 to 6 in a heading. */
  readonly level: number | null;
  /** What of it is bold, underlined, a label or a table's head: all, its start at least, or neither. */
  readonly stress: 'all' | 'start' | 'none';
  /** The list or table that the line is a row of. */
  readonly list: Element | null;
  /** What it is in beside the main text: a side bar, comments. */
  readonly aside: Element | null;
  /** What the class or id of an element around it is named for. */
  readonly part: 'ingredients' | 'steps' | null;
}

const STRESS = new Set(['b', 'strong', 'u', 'th', 'label']);
const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const ASIDES = new Set(['aside', 'nav', 'footer']);
const ASIDE_NAME =
  /(?:^|\s)(?:(?:site-|page-)?(?:footer|sidebar)|comments?(?:-(?:area|list|section))?|related(?:-\w+)?|widget(?:-area)?)(?:\s|$)/i;
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

class LineWriter {
  readonly lines: PageLine[] = [];
  private parts: string[] = [];
  private level: number | null = null;
  private stressDepth = 0;
  private stress: PageLine['stress'] | null = null;
  private row: Element | null = null;
  private definitions: Element | null = null;
  private aside: Element | null = null;
  private readonly namedParts: { readonly element: Element; readonly part: PageLine['part'] }[] = [];
  private readonly rows: ReadonlySet<Element>;

  constructor(rows: ReadonlySet<Element>) {
    this.rows = rows;
  }

  text(text: string) {
    this.parts.push(text);
    if (text.trim() === '') return;
    if (this.stressDepth > 0) this.stress ??= 'all';
    else this.stress = this.stress === null ? 'none' : withPlainText(this.stress);
  }

  enter(element: Element, edge: string) {
    const { name } = element;
    this.separate(edge, name === 'dd');
    if (this.rows.has(element)) this.row ??= element;
    if (name === 'dt' || name === 'dd') this.definitions = parentOf(element);
    if (isAside(element)) this.aside ??= element;
    const part = partNamed(element);
    if (part !== null) this.namedParts.push({ element, part });
    if (HEADINGS.includes(name)) this.level = Number(name.charAt(1));
    if (STRESS.has(name)) this.stressDepth++;
  }

  leave(element: Element, edge: string) {
    const { name } = element;
    if (element === this.row) this.endLine();
    this.separate(edge, name === 'dt');
    if (element === this.row) this.row = null;
    if (element === this.definitions) this.definitions = null;
    if (element === this.aside) this.aside = null;
    if (element === this.namedParts.at(-1)?.element) this.namedParts.pop();
    if (HEADINGS.includes(name)) this.level = null;
    if (!STRESS.has(name)) return;
    this.stressDepth--;
    // "<b>Ingredients:</b> 1 cup flour, 2 eggs"
    const isPart =
      this.stress === 'all' && this.row === null && partOf(oneLine(this.parts.join(''))) !== null;
    if (isPart) this.endLine();
  }

  endLine() {
    const text = oneLine(this.parts.join('')).replace(/^:\s/, '');
    const list = this.row === null ? this.definitions : listOf(this.row);
    const { level, aside } = this;
    const part = this.namedParts.at(-1)?.part ?? null;
    if (text !== '') this.lines.push({ text, level, stress: this.stress ?? 'none', list, aside, part });
    this.parts = [];
    this.stress = null;
  }

  private separate(edge: string, isWithinPair: boolean) {
    if (edge === '') return;
    if (this.row !== null || isWithinPair) this.parts.push(' ');
    else this.endLine();
  }
}

function withPlainText(stress: PageLine['stress']): PageLine['stress'] {
  return stress === 'all' ? 'start' : stress;
}

function namesOf({ attribs }: Element): string {
  return `${attribs['id'] ?? ''} ${attribs['class'] ?? ''}`.slice(0, 500);
}

function isAside(element: Element): boolean {
  return ASIDES.has(element.name) || ASIDE_NAME.test(namesOf(element));
}

/** "recipe-ingredients", "IngredientList_root__a9", "directions" */
function partNamed(element: Element): PageLine['part'] {
  if (element.name === 'body' || element.name === 'html') return null;
  const names = namesOf(element);
  if (/ingr[eé]dien|zutat/i.test(names)) return 'ingredients';
  return /instruction|direction|preparation|method|(?:^|[\s_-])steps?(?:[\s_-]|$)|step-?list/i.test(names)
    ? 'steps'
    : null;
}

function parentOf({ parent }: Element): Element | null {
  return parent !== null && isTag(parent) ? parent : null;
}

function listOf(row: Element): Element | null {
  const parent = parentOf(row);
  return parent !== null && /^t(?:head|body|foot)$/.test(parent.name) ? parentOf(parent) : parent;
}
