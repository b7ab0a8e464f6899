import { type Element, isTag } from 'domhandler';
import { LINE, oneLine } from '../recipe/cleanText.ts';
import { isAmountAlone } from '../recipe/lineText.ts';
import { partOf } from '../recipe/textParts.ts';

/** A line of a page as its readers see it; a row of a list or table is one line. */
export interface PageLine {
  readonly text: string;
  /** 1 to 6 in a heading. */
  readonly level: number | null;
  /** What of it is bold, underlined, a label or a table's head: all, its start at least, later words alone, or none. */
  readonly stress: 'all' | 'start' | 'later' | 'none';
  /** The list or table that the line is a row of. */
  readonly list: Element | null;
  /** What it is in beside the main text: a side bar, comments. */
  readonly aside: Element | null;
  /** What the class or id of an element around it is named for. */
  readonly part: 'ingredients' | 'steps' | null;
}

const HEADING = /^h[1-6]$/;
const STRESS = new Set(['b', 'strong', 'u', 'th', 'label']);
const ASIDES = new Set(['aside', 'nav', 'footer']);
const ASIDE_NAME =
  /(?:^|\s)(?:(?:site-|page-)?(?:footer|sidebar)|comments?(?:-(?:area|list|section))?|related(?:-\w+)?|widget(?:-area)?)(?:\s|$)/i;
/** Between cells of a row. */
const CELL = '\t';
/** Characters; names of parts have at most 100 without needless spaces. */
const LONGEST_PART = 200;

/** Collects the lines of a walk over a page. */
export class LineWriter {
  readonly lines: PageLine[] = [];
  private line = '';
  private level: number | null = null;
  private stressDepth = 0;
  private stress: PageLine['stress'] | null = null;
  /** Stands for a heading that is a picture alone. */
  private picture = '';
  private row: Element | null = null;
  private definitions: Element | null = null;
  private aside: Element | null = null;
  private readonly namedParts: { readonly element: Element; readonly part: PageLine['part'] }[] = [];
  private readonly rows: ReadonlySet<Element>;

  constructor(rows: ReadonlySet<Element>) {
    this.rows = rows;
  }

  text(text: string) {
    const [first = '', ...others] = text.split(LINE);
    this.piece(first);
    for (const line of others) {
      this.separate(LINE, false);
      this.piece(line);
    }
  }

  private piece(text: string) {
    this.line += text;
    if (text.trim() === '') return;
    this.stress = this.stressDepth > 0 ? withStressedText(this.stress) : withPlainText(this.stress);
  }

  enter(element: Element, edge: string) {
    const { name } = element;
    this.separate(edge, name === 'dd');
    if (name === 'td') this.line += CELL;
    if (this.rows.has(element)) this.row ??= element;
    if (name === 'dt' || name === 'dd') this.definitions = parentOf(element);
    if (isAside(element)) this.aside ??= element;
    const part = partNamed(element);
    if (part !== null) this.namedParts.push({ element, part });
    if (HEADING.test(name)) this.level = Number(name.charAt(1));
    if (name === 'img' && this.level !== null) this.picture = element.attribs['alt'] ?? '';
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
    if (HEADING.test(name)) this.level = null;
    if (!STRESS.has(name)) return;
    this.stressDepth--;
    // "<b>Ingredients:</b> 1 cup flour, 2 eggs"
    const isShort = this.stress === 'all' && this.row === null && this.line.length <= LONGEST_PART;
    const isPart = isShort && partOf(oneLine(this.line)) !== null;
    if (isPart) this.endLine();
  }

  endLine() {
    const cells = this.line.split(CELL).map(oneLine);
    const filled = cells.filter((cell) => cell !== '');
    const texts = filled.length > 1 && filled.every(isIngredient) ? filled : [filled.join(' ')];
    for (const text of texts) this.push(text.replace(/^:\s/, '') || oneLine(this.picture));
    this.line = '';
    this.picture = '';
    this.stress = null;
  }

  private push(text: string) {
    if (text === '') return;
    const list = this.row === null ? this.definitions : listOf(this.row);
    const { level, aside } = this;
    const part = this.namedParts.at(-1)?.part ?? null;
    this.lines.push({ text, level, stress: this.stress ?? 'none', list, aside, part });
  }

  private separate(edge: string, isWithinPair: boolean) {
    if (edge === '') return;
    if (this.row !== null || isWithinPair) this.line += ' ';
    else this.endLine();
  }
}

/** Some tables have two ingredients a row. */
function isIngredient(cell: string): boolean {
  return /^\p{N}.*\p{L}{3}/u.test(cell) && !isAmountAlone(cell);
}

function withStressedText(stress: PageLine['stress'] | null): PageLine['stress'] {
  return stress === 'none' ? 'later' : (stress ?? 'all');
}

function withPlainText(stress: PageLine['stress'] | null): PageLine['stress'] {
  return stress === 'all' ? 'start' : (stress ?? 'none');
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
