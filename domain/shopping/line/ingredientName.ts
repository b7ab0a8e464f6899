import {
  BEFORE_PREPARATION,
  BOUGHT_PREPARED,
  DESCRIPTIONS,
  DESCRIPTIVE,
  NOTE_BEGINS,
  PREPARATION,
  PREPARED_AFTERWARDS,
  SIZE,
  UNIT_AFTER_NAME,
} from './ingredientWords.ts';

const PREPARED = new RegExp(`^(${PREPARATION})[\\s,]+(?!or\\b|and\\b|&)(?=\\S)`, 'i');
const PREPARED_WITHIN = new RegExp(
  `^((?:${BEFORE_PREPARATION} )+)(${PREPARATION})\\s+(?!or\\b|and\\b|&)(?=\\S)`,
  'i',
);
const SIZED = new RegExp(`^(${SIZE})[\\s,]+(?!curd|pearl|flake|shell|or\\b)(?=\\S)`, 'i');
const SIZED_WITHIN = new RegExp(`^((?:(?:${BEFORE_PREPARATION}|unshelled) )+)(${SIZE})\\s+(?=\\S)`, 'i');
const FRESHLY =
  /\b((?:freshly|coarsely|finely|fresh) (?:ground|cracked|grated|squeezed|crushed)|(?<=\band )ground(?=(?: \S+)? pepper))\s+(?=\S)/i;
/** "corn, peanut or vegetable oil" */
const CHOICES = /^,((?:[^,;]{2,30},)*? ?[^,;]{2,30}?,? (?:or|and) (?!to\b|more\b|as\b|less\b|so\b)[^,;]+)/i;
const DONE = new RegExp(`^(?:and |or )?(?:${PREPARATION}|juice|zest)\\b`, 'i');
const DANGLING = /\s+(?:and\/or|or|and)$/i;

export interface NamePart {
  readonly name: string;
  readonly notes: readonly string[];
  /** With its comma. */
  readonly tail: string;
}

/**
 * Size, preparation and purpose become notes; "fresh" or "boneless" stay.
 * @param isCanned keeps "diced tomatoes"
 */
export function readName(text: string, isCanned: boolean): NamePart {
  const notes: string[] = [];
  let rest = text;
  /** Moves the last group's match to the notes. */
  const note = (pattern: RegExp): boolean => {
    const found = pattern.exec(rest);
    if (found === null) return false;
    const [whole, first = '', second] = found;
    const kept = second === undefined ? '' : first;
    notes.push(second ?? first);
    rest = `${rest.slice(0, found.index)}${kept}${rest.slice(found.index + whole.length)}`;
    return true;
  };
  const isPreparation = () => !isCanned && !BOUGHT_PREPARED.test(rest);
  while (note(SIZED) || (isPreparation() && note(PREPARED)));
  while (note(SIZED_WITHIN) || (isPreparation() && note(PREPARED_WITHIN)));
  const end = nameEnd(rest);
  const tail = rest.slice(end);
  rest = rest.slice(0, end);
  while (note(FRESHLY));
  return { name: rest, notes, tail };
}

/** The first comma after descriptions and choices, or the first note. */
function nameEnd(text: string): number {
  let end = text.length;
  for (const comma of text.matchAll(/;|,(?!\d)/g)) {
    const choices = choicesLength(text.slice(comma.index));
    if (choices === 0 && areDescriptions(text.slice(0, comma.index))) continue;
    end = comma.index + choices;
    break;
  }
  for (const pattern of [NOTE_BEGINS, PREPARED_AFTERWARDS]) {
    const index = pattern.exec(text.slice(0, end))?.index ?? 0;
    // "jarred crushed or diced tomatoes"
    if (index > 0 && !areDescriptions(text.slice(0, index))) end = index;
  }
  return DANGLING.exec(text.slice(0, end))?.index ?? end;
}

function areDescriptions(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
    .every((word) => DESCRIPTIONS.has(word) || DESCRIPTIVE.test(word));
}

/** "corn, peanut or vegetable oil" */
function choicesLength(text: string): number {
  const found = CHOICES.exec(text)?.[1] ?? '';
  const choices = found.split(/,| or | and /).map((choice) => choice.trim());
  const areNames = choices.every(
    (choice) => choice === '' || !(DONE.test(choice) || NOTE_BEGINS.test(` ${choice}`)),
  );
  const endInAName = !areDescriptions(choices.at(-1) ?? '');
  // Longer choices are remarks: "seeds and membranes of the pods removed".
  const areShort = choices.slice(0, -1).every((choice) => choice.split(' ').length <= 2);
  return found !== '' && areNames && endInAName && areShort && !ENDS_AS_NOTE.test(found)
    ? found.length + 1
    : 0;
}

const ENDS_AS_NOTE =
  /\b(?:removed|discarded|reserved|separated|only|needed|desired|thick|long|wide|on|off|apart|intact|attached|total|possible|cut|ground|parts?|(?!red\b)[a-z]+ed|(?!jelly\b)[a-z]+ly)\b|\d|\b(?:preferably|such|into|about|with|from|for|at|the|until|depending|plus|each)\b/i;

/** "2 celery stalks" */
export function unitAfterName(name: string): { name: string; unit: string } | null {
  const [what, unit] = UNIT_AFTER_NAME.exec(name)?.slice(1).filter(Boolean) ?? [];
  return what === undefined || unit === undefined ? null : { name: what, unit };
}
