import { plural, t } from '@lingui/core/macro';
import { asText } from '../../../../domain/text/asText.ts';
import { shownNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { withoutBatchStep } from '../../../../domain/recipes/kitchen/cooking.ts';
import { byPart, numberedSteps, type NumberedStep } from '../../../../domain/recipes/partHeading.ts';
import { costsLines, type CostsLines } from './costsLines.ts';
import { noteWithUse } from '../../../../domain/recipes/kitchen/noteWithUse.ts';
import { namesInSteps } from '../../../../domain/recipes/kitchen/stepIngredients.ts';
import { dateRangeLabel, monthDayLabel, weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { isFormerMember } from '../../../../domain/people/formerMember.ts';
import { amountLabel, chosenName, isReplaced } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { isLeftOut, LEFT_OUT } from '../../../../domain/shopping/missing/unavailable.ts';
import { standingLabel } from '../../../../domain/people/inviteStatus.ts';
import { STORE_SECTION_NAMES } from '../../../../domain/shopping/food/storeSectionNames.ts';
import { plateInSteps, replacementInSteps, stepNotes } from '../../labels/plates.ts';
import { plateText, type PlateEaters } from '../../labels/plateText.ts';
import { mealNumberTexts } from '../../labels/mealNumbers.ts';
import { mealTypeLabel } from '../../labels/mealTypeLabel.ts';
import { mealTimeLabel } from '../../labels/slotLabel.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { withinSentence } from '../../../../domain/text/withinSentence.ts';
import { readRecipe } from '../../../../domain/plan/recipeFacts.ts';
import { oneLine, plainLines } from '../../labels/plainText.ts';
import { tripDayCount } from '../../../../domain/plan/plan.ts';
import type {
  ExportedEater,
  ExportedIngredient,
  ExportedMeal,
  ExportedSlot,
  ExportedTrip,
} from '../../../../domain/trip/transfer/tripExport.ts';

/**
 * Plain text. Users' texts stay on one line and never begin one, so that they pass neither for headings nor, in a
 * table, for formulas.
 */
export function exportText(trips: readonly ExportedTrip[]): string {
  return `${trips.map(tripText).join(`\n\n${'='.repeat(40)}\n\n`)}\n`;
}

/** Meals with any text. */
export function toldMeals(meals: readonly ExportedMeal[]): ExportedMeal[] {
  return meals.filter(
    ({ name, description, recipe, instructions, ingredients = [] }) =>
      instructions.length + ingredients.length > 0 ||
      [name, description, recipe].some((text) => oneLine(text ?? '') !== ''),
  );
}

/** 'Chili', 'Chili (not needed)', or 'No name yet'. */
export function mealTitle({ name, status }: Pick<ExportedMeal, 'name' | 'status'>): string {
  const title = oneLine(name) || t`No name yet`;
  return status === 'not_needed' ? t`${title} (not needed)` : title;
}

/** 'for Leo and Ana', 'for the group Otters', 'for those who cannot eat fish'; null: for everybody, or nobody is named. */
export function partText({ forWhom }: Pick<ExportedMeal, 'forWhom'>): string | null {
  const names = listed((forWhom?.names ?? []).map(oneLine));
  const group = oneLine(forWhom?.group ?? '');
  const food = oneLine(forWhom?.cannotEat ?? '');
  if (names !== '') return t`for ${names}`;
  if (group !== '') return t`for the group ${group}`;
  return food === '' ? null : t`for those who cannot eat ${food}`;
}

/** "45 mins": its whole numbers, without the time that its recipe says. */
export function numberTexts(meal: ExportedMeal): string[] {
  const isInRecipe = readRecipe(meal.recipe ?? null).facts?.minutes === meal.minutes;
  return mealNumberTexts(isInRecipe ? { ...meal, minutes: null } : meal);
}

export interface People extends Pick<ExportedTrip, 'participants'> {
  readonly eaters?: readonly Pick<ExportedEater, 'name' | 'broughtBy'>[] | undefined;
}

/** Everybody who comes: of companions, who brings them. Of former members no standing is said. */
export function peopleOf({ participants = [], eaters = [] }: People) {
  const members = participants.map((one) => ({
    name: one.name,
    standing: isFormerMember(one.name) ? '' : asText(standingLabel(one)),
  }));
  const companions = eaters.flatMap(({ name, broughtBy }) =>
    broughtBy === null ? [] : [{ name, standing: t`With ${{ name: oneLine(broughtBy) }}` }],
  );
  return [...members, ...companions];
}

/** Of a separate plate: '(for Mia, on a separate plate)', '(on a separate plate, instead of spaghetti)'; else ''. */
export function apartText({ apartOf, apartFor }: ExportedIngredient): string {
  if (apartFor !== undefined) return `(${plateText(plateEaters(apartFor))})`;
  return apartOf === undefined ? '' : t`(on a separate plate, instead of ${apartOf})`;
}

function plateEaters({ names, isForAllergy }: NonNullable<ExportedIngredient['apartFor']>): PlateEaters {
  return { who: listed(names.map(oneLine)), isForAllergy };
}

/**
 * Above the steps of a meal with a separate plate; null without. If who gets it is not told, traces may count.
 */
export function platesText(ingredients: readonly ExportedIngredient[]): string | null {
  const hasPlate = ingredients.some(
    ({ apartOf, apartFor }) => apartOf !== undefined && apartFor === undefined,
  );
  return hasPlate ? t`On the separate plate: own bowl, pan, oil, water and tools.` : null;
}

/** Before each step: 'Corn tortillas instead of bread. Keep apart: gluten-free spaghetti.'; '' for nothing. */
export function notesInSteps(
  steps: readonly NumberedStep[],
  ingredients: readonly ExportedIngredient[],
): readonly string[] {
  const rows = ingredients.map((one) => ({ ...one, id: chosenName(one), apartOfId: one.apartOf ?? null }));
  return stepNotes(
    steps.map(({ text }) => text),
    rows.map((row) => ({
      names: namesInSteps(row, rows),
      ...replacementInSteps(row),
      ...(row.apartFor === undefined
        ? {
            keepApart: row.apartOfId === null ? '' : t`Keep apart: ${{ food: withinSentence(row.id) }}.`,
            portionApart: '',
          }
        : plateInSteps(row, plateEaters(row.apartFor))),
    })),
  );
}

/** Of a slot that shows no meal's name: 'Not needed', 'Pending', or 'Planned' where the meals are left out; else null. */
export function slotState({ status, meal }: Pick<ExportedSlot, 'status' | 'meal'>): string | null {
  if (status === 'not_needed') return t`Not needed`;
  if (meal === undefined && status === 'planned') return t`Planned`;
  return oneLine(meal ?? '') === '' ? t`Pending` : null;
}

/** The same within a line. */
function slotWord(slot: Pick<ExportedSlot, 'status' | 'meal'>): string | null {
  if (slotState(slot) === null) return null;
  if (slot.status === 'not_needed') return t`not needed`;
  return slot.meal === undefined && slot.status === 'planned' ? t`planned` : t`pending`;
}

function tripText(trip: ExportedTrip): string {
  const { participants, schedule, meals, shoppingList, costs } = trip;
  const parts = [
    head(trip),
    participants && part(t`PARTICIPANTS`, peopleOf(trip).map(personLine), t`Nobody yet.`),
    schedule && part(t`SCHEDULE`, schedule.flatMap(dayLines), ''),
    meals && part(t`MEALS`, toldMeals(meals).flatMap(mealLines), t`No meals yet.`),
    shoppingList && part(t`SHOPPING LIST`, shoppingList.flatMap(sectionLines), t`Nothing to buy yet.`),
    costs && part(t`COSTS`, costsLines(costs).flatMap(costsPart), t`No receipts yet.`),
  ];
  return parts.filter((text) => text !== undefined).join('\n\n');
}

function head({ name, location, startDate, endDate, dietaryRestrictions }: ExportedTrip): string {
  const title = oneLine(name);
  const place = oneLine(location);
  const dates = dateRangeLabel(startDate, endDate);
  const year = endDate.slice(0, 4);
  const days = plural(tripDayCount(startDate, endDate), { one: '# day', other: '# days' });
  const lines = [t`Trip: ${title}`, t`Place: ${place}`, t`Dates: ${dates}, ${year} (${days})`];
  const restrictions = dietaryRestrictions.map(oneLine).join(', ');
  if (dietaryRestrictions.length > 0) lines.push(t`Dietary restrictions: ${restrictions}`);
  return lines.join('\n');
}

function part(title: string, lines: readonly string[], whenEmpty: string): string {
  return [title, '-'.repeat(title.length), ...(lines.length === 0 ? [whenEmpty] : lines)].join('\n');
}

function personLine({ name, standing }: ReturnType<typeof peopleOf>[number]): string {
  return `* ${oneLine(name)}${prefixed(', ', standing)}`;
}

function dayLines({ date, slots }: NonNullable<ExportedTrip['schedule']>[number], index: number): string[] {
  const lines = slots.map((slot) => {
    const what = slotWord(slot) ?? oneLine(slot.meal ?? '');
    return `* ${mealTypeLabel(slot.type)}, ${mealTimeLabel(slot.type)}: ${what}${cookedBy(slot.assignedTo)}`;
  });
  return [...(index === 0 ? [] : ['']), dayLabelOf(date), ...lines];
}

function mealLines(meal: ExportedMeal, index: number): string[] {
  const { date, type, assignedTo, description, recipe, instructions, ingredients = [] } = meal;
  const { batches, steps: written } = withoutBatchStep(instructions);
  const steps = numberedSteps(written);
  const notes = notesInSteps(steps, ingredients);
  const plates = steps.length === 0 ? null : platesText(ingredients);
  return [
    ...(index === 0 ? [] : ['']),
    `${mealTypeLabel(type)}, ${dayLabelOf(date)}: ${mealTitle(meal)}${prefixed(', ', partText(meal) ?? '')}${prefixed(', ', numberTexts(meal).join(', '))}${cookedBy(assignedTo)}`,
    ...plainLines(description ?? '').map((line) => `  | ${line}`),
    ...byPart(ingredients).flatMap(({ part, rows }) => [
      ...(part === null ? [] : [`  ${oneLine(part)}:`]),
      ...rows.map((one) => `  * ${ingredientText(one)}`),
    ]),
    ...(batches === null ? [] : [`  | ${batches}`]),
    ...(plates === null ? [] : [`  | ${plates}`]),
    ...steps.flatMap(({ text, number, heading }, at) => [
      ...(heading === null ? [] : [`  ${oneLine(heading)}:`]),
      `  ${number}. ${oneLine(`${notes[at] ?? ''} ${text}`)}`,
    ]),
    ...plainLines(recipe ?? '').map((line) => `  | ${line}`),
  ];
}

/** As its meal says it. */
export function noteOf(ingredient: ExportedIngredient): string | null {
  const { used = null, amount = ingredient } = ingredient;
  return noteWithUse({ ...ingredient, used }, amount.unit);
}

function ingredientText(ingredient: ExportedIngredient): string {
  const { name, quantity, unit } = ingredient;
  const notes = noteOf(ingredient);
  return [
    oneLine(chosenName(ingredient)),
    prefixed(': ', oneLine(shownNumbers(amountLabel(quantity, unit)))),
    prefixed(' ', isReplaced(ingredient) ? insteadOf(oneLine(name)) : ''),
    prefixed(' ', oneLine(apartText(ingredient))),
    prefixed(' - ', oneLine(notes ?? '')),
    prefixed(' - ', isLeftOut(ingredient) ? asText(LEFT_OUT) : ''),
  ].join('');
}

function sectionLines(
  { section, items }: NonNullable<ExportedTrip['shoppingList']>[number],
  index: number,
): string[] {
  const lines = items.map(({ name, amounts, notes, purchased, assignedTo }) =>
    [
      purchased ? '[x] ' : '[ ] ',
      oneLine(name),
      prefixed(': ', amounts.map(oneLine).join(', ')),
      boughtBy(assignedTo),
      prefixed(' - ', notes.map(oneLine).join('; ')),
    ].join(''),
  );
  return [...(index === 0 ? [] : ['']), asText(STORE_SECTION_NAMES[section]), ...lines];
}

function costsPart({ title, lines }: CostsLines, index: number): string[] {
  return [...(index === 0 ? [] : ['']), title, ...lines.map((line) => `* ${line}`)];
}

/** 'Friday, Jun 13' */
export function dayLabelOf(date: string): string {
  return `${weekdayLabel(date)}, ${monthDayLabel(date)}`;
}

function cookedBy(person: string | null): string {
  const name = oneLine(person ?? '');
  return name === '' ? '' : ` ${t`(cook: ${name})`}`;
}

function boughtBy(people: readonly string[]): string {
  const names = oneLine(people.join(', '));
  return names === '' ? '' : ` ${t`(buyer: ${names})`}`;
}

function insteadOf(name: string): string {
  return t`(instead of ${name})`;
}

function prefixed(prefix: string, text: string): string {
  return text === '' ? '' : prefix + text;
}
