import { t } from '@lingui/core/macro';
import { asText } from '../../../../domain/text/asText.ts';
import { shownNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { byPart, numberedSteps } from '../../../../domain/recipes/partHeading.ts';
import { costsLines, type CostsLines } from './costsLines.ts';
import { noteWithUse } from '../../../../domain/recipes/kitchen/noteWithUse.ts';
import { dateRangeLabel, monthDayLabel, weekdayLabel } from '../../../../domain/text/dates/dates.ts';
import { isFormerMember } from '../../../../domain/people/formerMember.ts';
import { amountLabel, chosenName, isReplaced } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { standingLabel } from '../../../../domain/people/inviteStatus.ts';
import { mealTypeLabel } from '../../labels/mealTypeLabel.ts';
import { oneLine, plainLines } from '../../labels/plainText.ts';
import { tripDayCount } from '../../../../domain/plan/plan.ts';
import type {
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
  return `${oneLine(name) || t`No name yet`}${status === 'not_needed' ? t` (not needed)` : ''}`;
}

/** Of a slot that shows no meal's name: 'Not needed', 'Pending', or 'Planned' where the meals are left out; else null. */
export function slotState({ status, meal }: Pick<ExportedSlot, 'status' | 'meal'>): string | null {
  if (status === 'not_needed') return t`Not needed`;
  if (meal === undefined && status === 'planned') return 'Planned';
  return oneLine(meal ?? '') === '' ? 'Pending' : null;
}

function tripText(trip: ExportedTrip): string {
  const { participants, schedule, meals, shoppingList, costs } = trip;
  const parts = [
    head(trip),
    participants && part('PARTICIPANTS', participants.map(participantLine), t`Nobody yet.`),
    schedule && part('SCHEDULE', schedule.flatMap(dayLines), ''),
    meals && part('MEALS', toldMeals(meals).flatMap(mealLines), t`No meals yet.`),
    shoppingList && part(t`SHOPPING LIST`, shoppingList.flatMap(sectionLines), t`Nothing to buy yet.`),
    costs && part('COSTS', costsLines(costs).flatMap(costsPart), t`No receipts yet.`),
  ];
  return parts.filter((text) => text !== undefined).join('\n\n');
}

function head({ name, location, startDate, endDate, dietaryRestrictions }: ExportedTrip): string {
  const days = tripDayCount(startDate, endDate);
  const lines = [
    t`Trip: ${oneLine(name)}`,
    t`Place: ${oneLine(location)}`,
    t`Dates: ${dateRangeLabel(startDate, endDate)}, ${endDate.slice(0, 4)} (${days} ${days === 1 ? 'day' : 'days'})`,
  ];
  if (dietaryRestrictions.length > 0)
    lines.push(t`Dietary restrictions: ${dietaryRestrictions.map(oneLine).join(', ')}`);
  return lines.join('\n');
}

function part(title: string, lines: readonly string[], whenEmpty: string): string {
  return [title, '-'.repeat(title.length), ...(lines.length === 0 ? [whenEmpty] : lines)].join('\n');
}

function participantLine(one: NonNullable<ExportedTrip['participants']>[number]): string {
  // Without a status.
  return isFormerMember(one.name) ? `* ${one.name}` : `* ${oneLine(one.name)}, ${asText(standingLabel(one))}`;
}

function dayLines({ date, slots }: NonNullable<ExportedTrip['schedule']>[number], index: number): string[] {
  const lines = slots.map((slot) => {
    const what = slotState(slot)?.toLowerCase() ?? oneLine(slot.meal ?? '');
    return `* ${mealTypeLabel(slot.type)}, ${slot.time}: ${what}${by(slot.assignedTo, 'cook')}`;
  });
  return [...(index === 0 ? [] : ['']), dayLabelOf(date), ...lines];
}

function mealLines(meal: ExportedMeal, index: number): string[] {
  const { date, type, assignedTo, description, recipe, instructions, ingredients = [] } = meal;
  return [
    ...(index === 0 ? [] : ['']),
    `${mealTypeLabel(type)}, ${dayLabelOf(date)}: ${mealTitle(meal)}${by(assignedTo, 'cook')}`,
    ...plainLines(description ?? '').map((line) => `  | ${line}`),
    ...byPart(ingredients).flatMap(({ part, rows }) => [
      ...(part === null ? [] : [`  ${oneLine(part)}:`]),
      ...rows.map((one) => `  * ${ingredientText(one)}`),
    ]),
    ...numberedSteps(instructions).flatMap(({ text, number, heading }) => [
      ...(heading === null ? [] : [`  ${oneLine(heading)}:`]),
      `  ${number}. ${oneLine(text)}`,
    ]),
    ...plainLines(recipe ?? '').map((line) => `  | ${line}`),
  ];
}

function ingredientText(ingredient: ExportedIngredient): string {
  const { name, quantity, unit } = ingredient;
  const notes = noteWithUse(ingredient.used ?? null, ingredient.notes);
  return [
    oneLine(chosenName(ingredient)),
    prefixed(': ', oneLine(shownNumbers(amountLabel(quantity, unit)))),
    isReplaced(ingredient) ? t` (instead of ${oneLine(name)})` : '',
    prefixed(' - ', oneLine(notes ?? '')),
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
      by(assignedTo.length === 0 ? null : assignedTo.join(', '), 'buyer'),
      prefixed(' - ', notes.map(oneLine).join('; ')),
    ].join(''),
  );
  return [...(index === 0 ? [] : ['']), section, ...lines];
}

function costsPart({ title, lines }: CostsLines, index: number): string[] {
  return [...(index === 0 ? [] : ['']), title, ...lines.map((line) => `* ${line}`)];
}

/** 'Friday, Jun 13' */
export function dayLabelOf(date: string): string {
  return `${weekdayLabel(date)}, ${monthDayLabel(date)}`;
}

function by(person: string | null, role: 'cook' | 'buyer'): string {
  const name = oneLine(person ?? '');
  return name === '' ? '' : ` (${role}: ${name})`;
}

function prefixed(prefix: string, text: string): string {
  return text === '' ? '' : prefix + text;
}
