import { msg } from '../../../../../domain/text/message.ts';
import { countAgainst, type Limit } from '../../../access/limits/limits.ts';
import type { AiConfig } from '../../../config/config.ts';
import type { Ctx, Viewer } from '../../../ctx/ctx.ts';
import { AppError } from '../../../base/errors.ts';
import type { AiOutcome, AiProvider, AiQuestion } from '../../../providers/ai.ts';
import type { Trip } from '../../../entities/trip.entity.ts';
import { planCalls, settleCall } from './aiUsage.service.ts';
import { readModelMeals, type ModelMeal } from './modelMeals.ts';
import { modelQuestion, slotName } from './modelQuestion.ts';
import { dishChoices, withDishesBeside, type FirstDish } from '../planning/dishesBeside.ts';
import type { Place } from '../planning/planMeals.ts';
import type { SuggestionRequest } from '../planning/suggestion.ts';
import { suggestFromCookbook, type Suggested } from '../planning/suggestFromCookbook.ts';

/** Specified. */
const FAILED = msg('suggestion.failed', 'Failed to generate meal suggestions. Please try again.');

const TIMES_FOR_A_TRIP: Limit = {
  name: 'model_suggestions_of_trip',
  times: 5,
  seconds: 60 * 60,
  message: msg(
    'suggestion.tooManyForTrip',
    'The language model has made suggestions for this trip 5 times within an hour. You can still use the built-in cookbook.',
  ),
};

/** More slots would exceed the timeout. */
const SLOTS_A_CALL = 6;
const CALLS_AT_ONCE = 4;
/** Low, to overestimate. */
const LETTERS_A_TOKEN = 3;

interface ModelRequest {
  readonly viewer: Viewer;
  readonly ai: AiProvider;
  readonly config: AiConfig;
  readonly trip: Trip;
  readonly request: SuggestionRequest;
  readonly places: readonly Place[];
  readonly plannedNames: readonly string[];
  /** For the cookbook's share. */
  readonly seed: number;
}

/**
 * Suggests meals by the model, in up to four calls at once, and from the cookbook where its answer is missing or
 * unsafe.
 * @throws RATE_LIMITED, SERVICE_UNAVAILABLE while the circuit breaker is open, PROVIDER_FAILED without any usable
 * answer
 */
export async function suggestByModel(ctx: Ctx, asked: ModelRequest): Promise<Suggested> {
  const { trip, request, places, plannedNames } = asked;
  const free = places.filter(({ isFree }) => isFree).slice(0, SLOTS_A_CALL * CALLS_AT_ONCE);
  const batches = inBatches(free);
  const questions = batches.map((slots) => modelQuestion(trip, request, slots, plannedNames));
  await countAgainst(ctx, TIMES_FOR_A_TRIP, trip.id);
  const outcomes = await askAll(ctx, asked, questions);
  if (ctx.caller.gone.aborted)
    throw new AppError('SERVICE_UNAVAILABLE', msg('suggestion.stopped', 'The request was stopped.'));
  const answered = outcomes.flatMap((outcome, index) =>
    outcome.kind === 'answered' ? readModelMeals(outcome.value, request, batches[index] ?? []) : [],
  );
  const meals = withoutRepeats(answered, places, plannedNames);
  if (meals.length === 0) throw failureOf(outcomes);
  return withCookbook(meals, asked);
}

function inBatches(slots: readonly Place[]): Place[][] {
  const count = Math.ceil(slots.length / SLOTS_A_CALL);
  const size = Math.ceil(slots.length / count);
  return Array.from({ length: count }, (_, index) => slots.slice(index * size, (index + 1) * size));
}

async function askAll(
  ctx: Ctx,
  { viewer, ai, config, trip }: ModelRequest,
  questions: readonly AiQuestion[],
): Promise<AiOutcome[]> {
  const planned = questions.map((question) => ({
    viewer,
    tripId: trip.id,
    feature: 'meal_suggestions' as const,
    tokens: { input: inputTokens(question), output: question.maxOutputTokens },
  }));
  const ids = await planCalls(ctx, config, planned);
  return Promise.all(
    questions.map(async (question, index) => {
      const outcome = await ai.ask(question, ctx.caller.gone);
      await settleCall(ctx, config, ids[index] ?? '', endOf(question, outcome));
      if (outcome.kind !== 'answered')
        ctx.log.warn(
          { outcome: outcome.kind, reason: reasonOf(outcome) },
          'the model returned no usable suggestions',
        );
      return outcome;
    }),
  );
}

function inputTokens({ instructions, data, schema }: AiQuestion): number {
  return Math.ceil((instructions.length + data.length + JSON.stringify(schema).length) / LETTERS_A_TOKEN);
}

function endOf(question: AiQuestion, outcome: AiOutcome): Parameters<typeof settleCall>[3] {
  const reason = reasonOf(outcome);
  switch (outcome.kind) {
    case 'answered': {
      const length = JSON.stringify(outcome.value).length;
      const reckoned = { input: inputTokens(question), output: Math.ceil(length / LETTERS_A_TOKEN) };
      return { outcome: 'answered', reason, tokens: outcome.tokens ?? reckoned };
    }
    case 'useless':
      return { outcome: 'failed', reason, tokens: outcome.tokens };
    case 'failed':
    case 'stopped':
      return { outcome: 'failed', reason, tokens: outcome.mayBeCharged ? null : NOTHING };
    case 'not_asked':
      return { outcome: 'failed', reason, tokens: NOTHING };
  }
}

const NOTHING = { input: 0, output: 0 };

function reasonOf(outcome: AiOutcome): string | null {
  if (outcome.kind === 'answered') return null;
  return 'reason' in outcome ? outcome.reason : outcome.kind;
}

/** Drops repeated names, and equal main ingredients in a row. */
function withoutRepeats(
  meals: readonly ModelMeal[],
  places: readonly Place[],
  plannedNames: readonly string[],
): ModelMeal[] {
  const names = new Set(plannedNames.map((name) => name.toLowerCase()));
  const bySlot = new Map(meals.map((meal) => [slotName(meal.place), meal]));
  let before: string | null = null;
  return places.flatMap((place, index) => {
    const meal = bySlot.get(slotName(place));
    const isRepeated =
      meal !== undefined &&
      (names.has(meal.meal.name.toLowerCase()) ||
        meal.mainIngredient === before ||
        meal.mainIngredient === places[index + 1]?.mainIngredient);
    before = place.mainIngredient;
    if (meal === undefined || isRepeated) return [];
    names.add(meal.meal.name.toLowerCase());
    before = meal.mainIngredient;
    return meal;
  });
}

/** Fills the remaining slots, and adds the dishes beside the model's. */
function withCookbook(
  meals: readonly ModelMeal[],
  { request, places, plannedNames, seed }: ModelRequest,
): Suggested {
  const choices = dishChoices(request);
  const firsts = meals
    .map((one): FirstDish => ({ ...one, kind: null }))
    .filter(({ place, withoutPlate: few }) => few.length === 0 || choices.secondsAt(place, few).length > 0);
  const mains = new Map(firsts.map(({ place, mainIngredient }) => [slotName(place), mainIngredient]));
  const left = places.map((place) => {
    const mainIngredient = mains.get(slotName(place));
    return mainIngredient === undefined ? place : { ...place, isFree: false, mainIngredient };
  });
  const names = [...plannedNames, ...firsts.map(({ meal }) => meal.name)];
  const fromCookbook = suggestFromCookbook(request, left, names, seed);
  const taken = fromCookbook.meals.flatMap(({ name, beside }) => [name, ...beside.map((dish) => dish.name)]);
  const fromModel = withDishesBeside(firsts, choices, request, [...names, ...taken], seed);
  return { ...fromCookbook, meals: [...fromModel, ...fromCookbook.meals] };
}

function failureOf(outcomes: readonly AiOutcome[]): AppError {
  const waits = outcomes.flatMap((one) => (one.kind === 'not_asked' ? one.retryAfterSeconds : []));
  if (waits.length < outcomes.length) return new AppError('PROVIDER_FAILED', FAILED);
  return new AppError('SERVICE_UNAVAILABLE', FAILED, { retryAfterSeconds: Math.max(...waits) });
}
