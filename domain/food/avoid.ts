import * as z from 'zod/mini';
import { CONTENTS, type Content } from './content.ts';
import { DIETS, type Diet } from './diets.ts';

export const avoid = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('diet'), value: z.enum(DIETS) }),
  z.object({ kind: z.literal('content'), value: z.enum(CONTENTS) }),
  /** By name: "mushroom". */
  z.object({ kind: z.literal('word'), value: z.string() }),
]);

/** What an eater, or everybody on a trip, does not eat. All food rules judge by lists of them. */
export type Avoid = z.output<typeof avoid>;

export function dietsOf(avoids: readonly Avoid[]): Diet[] {
  return avoids.flatMap((one) => (one.kind === 'diet' ? [one.value] : []));
}

/** In addition to the diets. */
export function avoidedContents(avoids: readonly Avoid[]): Content[] {
  return avoids.flatMap((one) => (one.kind === 'content' ? [one.value] : []));
}

export function avoidedWords(avoids: readonly Avoid[]): string[] {
  return avoids.flatMap((one) => (one.kind === 'word' ? [one.value] : []));
}
