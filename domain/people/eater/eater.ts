import type { Avoid } from '../../food/avoid.ts';
import { LIMITS } from '../../limits.ts';
import type { MealTime } from '../../plan/mealTime.ts';

export const AVOID_KINDS = ['diet', 'content', 'word'] as const satisfies readonly Avoid['kind'][];

/** Strictest first. A dislike never makes a conflict. */
export const STRICTNESSES = ['allergy', 'diet', 'dislike'] as const;
export type Strictness = (typeof STRICTNESSES)[number];

/** What an eater does not eat. */
export type EaterAvoid = Avoid & { readonly strictness: Strictness };

/** Equal for the same avoid, however strict. */
export function avoidKey({ kind, value }: { readonly kind: string; readonly value: string }): string {
  return `${kind} ${value.toLowerCase()}`;
}

/** What a person said about their food. */
export interface Answer {
  readonly avoids: readonly EaterAvoid[];
  /** Said so, which is more than having no avoids; false or absent: not said. */
  readonly eatsEverything?: boolean | undefined;
  /** For those who cook: "carries an EpiPen". No verdict depends on it. */
  readonly note?: string | null | undefined;
}

/** For one who has, traces count, too. */
export function hasAllergy({
  avoids,
}: {
  readonly avoids: readonly Pick<EaterAvoid, 'strictness'>[];
}): boolean {
  return avoids.some(({ strictness }) => strictness === 'allergy');
}

export interface FullAnswer extends Answer {
  readonly eatsEverything: boolean;
  readonly note: string | null;
}

/** A person as texts speak of them. */
export interface Told {
  /** "You", not by name. */
  readonly isViewer?: boolean | undefined;
  /** The viewer, or a companion of theirs. */
  readonly isOwn?: boolean | undefined;
}

/** A person who eats on the trip: a participant, or a companion whom a participant brings. */
export interface Eater extends FullAnswer {
  readonly id: string;
  readonly name: string;
  /** Who it is, or who brings it. */
  readonly participantId: string;
  readonly isCompanion: boolean;
  /** A patrol, a family, a cabin; null: none. */
  readonly group: string | null;
  /** 0 to `MAX_QUARTERS`. */
  readonly portionQuarters: number;
  /** First meal; null: the trip's first, of a companion that of who brings it. */
  readonly arrives: MealTime | null;
  /** Last meal; null: the trip's last, of a companion that of who brings it. */
  readonly leaves: MealTime | null;
}

/** Two answers of one person: who avoids something does not eat everything. */
export function joinedAnswers(one: Answer, other: Answer): FullAnswer {
  const avoids = joinedAvoids(one.avoids, other.avoids);
  const eatsEverything = [one, other].some((answer) => answer.eatsEverything === true);
  return {
    avoids,
    eatsEverything: eatsEverything && avoids.length === 0,
    note: joinedNote([one.note ?? '', other.note ?? '']),
  };
}

/** Each remark once; null without. */
export function joinedNote(notes: readonly string[]): string | null {
  const remarks = notes.flatMap((note) => note.split(';').map((one) => one.trim()));
  return [...new Set(remarks)].filter((one) => one !== '').join('; ') || null;
}

/** One of each kind and value, with its strictest level, in the order given. */
export function distinctAvoids(avoids: readonly EaterAvoid[]): EaterAvoid[] {
  const kept = new Map<string, EaterAvoid>();
  for (const avoid of avoids) {
    const key = avoidKey(avoid);
    const before = kept.get(key);
    if (before === undefined || isStricter(avoid, before)) kept.set(key, avoid);
  }
  return [...kept.values()];
}

/** Of two lists about one person: beyond the most that can be typed dislikes go first, then diets, allergies never. */
function joinedAvoids(one: readonly EaterAvoid[], other: readonly EaterAvoid[]): EaterAvoid[] {
  const all = distinctAvoids([...one, ...other]);
  const rank = ({ strictness }: EaterAvoid) => STRICTNESSES.indexOf(strictness);
  const ranked = all.toSorted((a, b) => rank(a) - rank(b));
  const kept = new Set(
    ranked.filter(({ strictness }, index) => strictness === 'allergy' || index < LIMITS.eaterAvoids),
  );
  return all.filter((avoid) => kept.has(avoid));
}

function isStricter(one: EaterAvoid, other: EaterAvoid): boolean {
  return STRICTNESSES.indexOf(one.strictness) < STRICTNESSES.indexOf(other.strictness);
}
