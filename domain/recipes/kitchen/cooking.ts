/** How a dish is cooked for any number of people, stored with its meal. */
export interface Cooking {
  /** What the meal's recipe says of servings and time, as stored: another text is a person's. */
  readonly servingLine: string;
  /** Steps that say what one person needs, as stored. */
  readonly perPerson: readonly string[];
  readonly batches: Batches | null;
  readonly time: CookingTime | null;
}

/** Of a dish that is cooked in batches. */
interface Batches {
  /** Portions of one, whole. */
  readonly size: number;
  readonly verb: 'Cook' | 'Make';
  /** 'into a 24-quart pot' */
  readonly vessel: string;
  /** 'pots'; null if a group has one such vessel only. */
  readonly several: string | null;
  /** Prepared at once, cooked in turns. */
  readonly isInTurns: boolean;
}

/** Minutes by kind of work, for a usual group. */
export interface CookingTime {
  readonly waiting: number;
  readonly cooking: number;
  readonly cutting: number;
  /** In all, as the recipe says. */
  readonly stated: number;
  /** Whether fuller pots take longer to boil. */
  readonly heatsPot: boolean;
}

export function batchesFor({ batches }: Pick<Cooking, 'batches'>, people: number): number {
  return batches === null ? 1 : Math.max(1, Math.ceil(people / batches.size));
}

const USUAL_GROUP = 4;
/** Minutes to heat a portion, a third of a quart. */
const HEATING = 1;

/** Minutes for a group, in steps of five. Batches add cooking time; preparation grows with the group's square root. */
export function minutesFor(
  cooking: Pick<Cooking, 'batches'> & { readonly time: CookingTime },
  people: number,
): number {
  const { waiting, cooking: atHeat, cutting, stated, heatsPot } = cooking.time;
  const batches = batchesFor(cooking, people);
  const rounds = Math.max(1, batches / batchesFor(cooking, USUAL_GROUP));
  const heating = heatsPot ? HEATING * batches * Math.max(0, people / batches - USUAL_GROUP) : 0;
  const total = waiting + cutting * Math.sqrt(Math.max(1, people / USUAL_GROUP)) + atHeat * rounds + heating;
  return total <= stated ? stated : Math.ceil(total / 5) * 5;
}

const SEVERAL = 3;
const SHARES: Readonly<Record<number, string>> = {
  2: 'half',
  3: 'a third',
  4: 'a quarter',
  5: 'a fifth',
  6: 'a sixth',
};

/** Whether a step is {@link batchStep} for any number of people. */
export function isBatchStep({ batches }: Pick<Cooking, 'batches'>, step: string): boolean {
  return batches !== null && BATCH_STEP.test(step) && step.includes(` fits ${batches.vessel}.`);
}

/** A meal's steps, and apart from them the {@link batchStep} that they begin with, which is no step of its recipe. */
export function withoutBatchStep(instructions: readonly string[]): {
  readonly batches: string | null;
  readonly steps: readonly string[];
} {
  const [first = '', ...steps] = instructions;
  return BATCH_STEP.test(first) ? { batches: first, steps } : { batches: null, steps: instructions };
}

/** Of a {@link batchStep} that shares every ingredient: into how many; else 1. */
export function equalBatches(batchStep: string | null): number {
  const [, count] = /\bin (\d+) batches of .* of every ingredient/.exec(batchStep ?? '') ?? [];
  return count === undefined ? 1 : Number(count);
}

/** All of a {@link batchStep}: a sentence more is a person's own. */
const BATCH_STEP =
  /^(?:Cook|Make) this (?:one portion at a time: one|in \d+ batches of (?:about )?\d+ portions(?:, each with [^:]+ of every ingredient)?: one batch) fits (?:[^.]|\.\d)+\.(?: Or use \d+ [^.]+ at once\.| With two [^.]+ it takes about half as long\.)?$/;

/** Null for one batch. */
export function batchStep(cooking: Pick<Cooking, 'batches'>, people: number): string | null {
  const count = batchesFor(cooking, people);
  if (cooking.batches === null || count === 1) return null;
  const { verb, vessel, several, isInTurns } = cooking.batches;
  if (people === count) return `Cook this one portion at a time: one fits ${vessel}.`;
  const portions = `${people % count === 0 ? '' : 'about '}${Math.round(people / count)} portions`;
  const share = isInTurns ? '' : `, each with ${SHARES[count] ?? `1/${count}`} of every ingredient`;
  return `${verb} this in ${count} batches of ${portions}${share}: one batch fits ${vessel}.${atOnce(count, several)}`;
}

function atOnce(batches: number, several: string | null): string {
  if (several === null) return '';
  return batches <= SEVERAL
    ? ` Or use ${batches} ${several} at once.`
    : ` With two ${several} it takes about half as long.`;
}

/** 'Serves 40, about 1 hour 50 minutes, in 5 batches.' */
export function servingLine(peopleCount: number, minutes: number | null, batches = 1): string {
  const time = minutes === null ? '' : `, about ${durationText(minutes)}`;
  const inBatches = batches === 1 ? '' : `, in ${batches} batches`;
  return `Serves ${peopleCount}${time}${inBatches}.`;
}

/** '1 hour 20 minutes' */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const texts = [
    hours === 0 ? '' : `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    rest === 0 ? '' : `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ];
  return texts.filter(Boolean).join(' ');
}
