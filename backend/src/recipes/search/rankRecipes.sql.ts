import { RECIPE_SOURCES, type RecipeSource } from '../../../../domain/recipes/recipe.ts';
import type { MealType } from '../../../../domain/plan/meal.ts';
import type { CookingEquipment } from '../../../../domain/plan/suggestionOptions.ts';
import type { Ctx } from '../../ctx/ctx.ts';
import { statement } from '../../db/statement.ts';
import type { AnyRecipe } from '../recipe/anyRecipe.ts';
import { keepCookbookRows } from './cookbookRows.sql.ts';

/** Likeness of a misspelled name, 0 to 1. */
const LIKE = 0.5;
/** Of one word to one ingredient, which says less. */
const LIKE_INGREDIENT = 0.4;
/** Letters that a word has in common with its stem. */
const STEM = 3;

/** English words, and names as they are written: "bakin" starts "baking". */
function asTyped(query: string): string {
  return `(to_tsquery('english', ${query}) || to_tsquery('simple', ${query}))`;
}

interface RankValues extends Pick<
  RecipeQuery,
  | 'viewerId'
  | 'sources'
  | 'mealType'
  | 'maxMinutes'
  | 'equipment'
  | 'slotType'
  | 'offset'
  | 'limit'
  | 'enough'
> {
  /** As an array of Postgres. */
  readonly sharedIds: string;
  /** JSON of {@link dishRow}. */
  readonly dishes: string;
  /** In plain letters; null: all recipes. */
  readonly search: string | null;
  /** In plain letters. */
  readonly plannedNames: readonly string[];
  /** {@link tsQuery}, each also over what the one before it searches. */
  readonly inNames: string;
  readonly inIngredients: string;
  readonly inDescriptions: string;
  readonly anywhere: string;
}

const rank = statement<RankedRecipe, RankValues>(
  'rank_recipes',
  `with dishes as materialized (
     select id, plain_letters(name) as plain_name,
       case when ingredients is not null then recipe_words(name, ingredients, null, '{}') end as words,
       array[type] as meal_types, minutes
     from jsonb_to_recordset($dishes::jsonb) d (id text, name text, ingredients jsonb, type text, minutes smallint)
   ), fitting as not materialized (
     select * from (
       select r.id::text as id, 'own' as source, r.plain_name, r.words, r.meal_types, r.minutes, r.equipment
       from recipes r where r.owner_id = $viewerId
       union all
       select r.id::text, 'shared', r.plain_name, r.words, r.meal_types, r.minutes, r.equipment
       from unnest($sharedIds::uuid[]) shared (id) join recipes r on r.id = shared.id where r.owner_id <> $viewerId
       union all
       select c.id, 'cookbook', c.plain_name, c.words, c.meal_types, c.minutes, c.equipment from cookbook_recipes c
       union all
       select d.id, 'meal', d.plain_name, d.words, d.meal_types, d.minutes, '{}' from dishes d
     ) every
     where source = any($sources::text[])
       and ($mealType::text is null or meal_types = '{}' or $mealType = any(meal_types))
       and ($maxMinutes::smallint is null or minutes <= $maxMinutes)
       and ($equipment::text[] is null or equipment = '{}' or equipment && $equipment)
   ), found as materialized (
     select f.*, case
         when f.plain_name = $search then 7
         when starts_with(f.plain_name, $search) then 6
         when f.words @@ ${asTyped('$inNames')} then 5
         when f.words @@ ${asTyped('$inIngredients')} then 4
         when f.words @@ ${asTyped('$inDescriptions')} then 3
         else 2 end as tier
     from fitting f where $search is not null and f.words @@ ${asTyped('$anywhere')}
   ), respelled as materialized (
     select to_tsquery('simple', string_agg(coalesce(near.word, typed.word) || ':*AB', ' & ')) as query
     from string_to_table($search, ' ') typed (word)
     left join lateral (
       select known.word from ts_stat('select words from cookbook_recipes', 'b') known
       where word_likeness(typed.word, known.word) >= ${LIKE_INGREDIENT}
       order by word_likeness(typed.word, known.word) desc, known.word limit 1
     ) near on true
   ), alike as (
     select f.id, f.source, f.plain_name, f.meal_types from fitting f
     where $search is not null and (select count(*) from found) < $enough and f.words @@ (select query from respelled)
     union
     select f.id, f.source, f.plain_name, f.meal_types from fitting f
     where $search is not null and (select count(*) from found) < $enough and word_likeness($search, f.plain_name) >= ${LIKE}
   ), listed as (
     select id, source, plain_name, words, meal_types, tier from found
     union all
     select a.id, a.source, a.plain_name, null, a.meal_types, 1 from alike a
     where not exists (select from found where found.id = a.id)
     union all
     select f.id, f.source, f.plain_name, null, f.meal_types, 0 from fitting f where $search is null
   )
   select l.id, l.source from listed l
   order by l.tier desc,
     case when l.tier = 1 then word_likeness($search, l.plain_name) end desc nulls last,
     $search::text is null and l.plain_name = any($plannedNames::text[]),
     $slotType::text is not null and $slotType = any(l.meal_types) desc,
     array_position('{${RECIPE_SOURCES.join(',')}}'::text[], l.source),
     l.words @@ to_tsquery('simple', $inNames) desc nulls last,
     case when l.tier between 2 and 5 then ts_rank(l.words, ${asTyped('$anywhere')}) end desc nulls last,
     l.plain_name, l.id
   offset $offset limit $limit`,
  { isPlannedEachTime: true },
);

export interface RankedRecipe {
  readonly id: string;
  readonly source: RecipeSource;
}

export interface RecipeQuery {
  readonly viewerId: string;
  readonly sharedIds: readonly string[];
  readonly dishes: readonly AnyRecipe[];
  readonly sources: readonly RecipeSource[];
  readonly search: string | null;
  readonly mealType: MealType | null;
  readonly maxMinutes: number | null;
  readonly equipment: readonly CookingEquipment[] | null;
  /** Recipes for it come first. */
  readonly slotType: MealType | null;
  /** On its trip already: without a search they come last. */
  readonly plannedNames: readonly string[];
  readonly offset: number;
  readonly limit: number;
  /** Where fewer are found, names and ingredients that are spelled alike follow. */
  readonly enough: number;
}

/**
 * Finds recipes, best first: the exact name, names that start with it, names with its words, then ingredients,
 * description and steps; few of them: also names, and ingredients of the cookbook, that are spelled alike. Without a
 * search: all.
 */
export async function rankRecipes(ctx: Ctx, query: RecipeQuery): Promise<readonly RankedRecipe[]> {
  await keepCookbookRows(ctx.db);
  const found = query.search === null ? null : plainWords(query.search);
  const words = found ?? [];
  return rank.all(ctx.db, {
    ...query,
    // Perhaps thousands: node-postgres would quote each.
    sharedIds: `{${query.sharedIds.join(',')}}`,
    dishes: JSON.stringify(query.dishes.map((dish) => dishRow(dish, words))),
    search: found?.join(' ') ?? null,
    plannedNames: query.plannedNames.map((name) => plainWords(name).join(' ')),
    inNames: tsQuery(words, 'A'),
    inIngredients: tsQuery(words, 'AB'),
    inDescriptions: tsQuery(words, 'ABC'),
    anywhere: tsQuery(words, 'ABCD'),
  });
}

/** Ingredients only where a word may be found, and not for the first letter: their vectors take the most time. */
function dishRow({ id, name, ingredients, mealTypes, minutes }: AnyRecipe, words: readonly string[]): object {
  const isFirstLetter = words.join('').length === 1;
  const names = isFirstLetter ? [] : ingredients.map((one) => ({ name: one.name }));
  const mayMatch = words.length > 0 && mayHave(words, [name, ...names.map((one) => one.name)]);
  return { id, name, type: mealTypes[0], minutes, ...(mayMatch && { ingredients: names }) };
}

function mayHave(words: readonly string[], names: readonly string[]): boolean {
  const text = plainWords(names.join(' ')).join(' ');
  return words.every((word) => text.includes(word.slice(0, STEM)));
}

/** Lower case without accents, as `plain_letters`. */
function plainWords(search: string): string[] {
  const letters = search
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase();
  return letters.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** All of the words, as typed so far: each may be the start of a longer one. */
function tsQuery(words: readonly string[], weights: string): string {
  return words.map((word) => `${word}:*${weights}`).join(' & ');
}
