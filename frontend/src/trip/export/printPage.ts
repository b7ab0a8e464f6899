import { dateRangeLabel, monthDayLabel, weekdayLabel } from '../../labels/dateLabel.ts';
import { FORMER_MEMBER } from '../../../../domain/people/formerMember.ts';
import { amountLabel, chosenName, isReplaced } from '../../../../domain/shopping/ingredient.ts';
import { standingLabel } from '../../../../domain/people/inviteStatus.ts';
import { mealTypeLabel } from '../../../../domain/trip/meal.ts';
import { oneLine, plainLines } from '../../labels/plainText.ts';
import type {
  ExportedIngredient,
  ExportedMeal,
  ExportedTrip,
} from '../../../../domain/transfer/tripExport.ts';
import { mealTitle, toldMeals } from './tripExportText.ts';
import { element, typed, typedList, type Part } from './printElements.ts';

type Participants = NonNullable<ExportedTrip['participants']>;
type Day = NonNullable<ExportedTrip['schedule']>[number];
type ShoppingSection = NonNullable<ExportedTrip['shoppingList']>[number];

/** A trip to be printed: what it is, and those of its parts that it has. */
export function printedTrip(trip: ExportedTrip): HTMLElement {
  const { participants, schedule, meals, shoppingList, dietaryRestrictions } = trip;
  const dates = `${dateRangeLabel(trip.startDate, trip.endDate)}, ${trip.endDate.slice(0, 4)}`;
  const restrictions = [...dietaryRestrictions.map(oneLine)].join(', ');
  return element('article', [
    typed('h1', trip.name),
    element('p', [typed('bdi', trip.location), ` · ${dates}`], 'facts'),
    restrictions === '' ? null : element('p', [`Dietary restrictions: ${restrictions}`], 'facts'),
    participants === undefined ? null : section('Participants', [participantList(participants)]),
    schedule === undefined ? null : section('Schedule', schedule.map(dayTable)),
    meals === undefined ? null : section('Meals', orNone(toldMeals(meals).map(mealPart), 'No meals yet.')),
    shoppingList === undefined
      ? null
      : section('Shopping list', orNone(shoppingList.map(storePart), 'Nothing to buy yet.')),
  ]);
}

function section(title: string, parts: readonly Part[]): HTMLElement {
  return element('section', [element('h2', [title]), ...parts]);
}

function orNone(parts: readonly Part[], none: string): readonly Part[] {
  return parts.length === 0 ? [element('p', [none], 'soft')] : parts;
}

function participantList(participants: Participants): HTMLElement {
  return element(
    'ul',
    participants.map((one) =>
      element('li', [
        typed('bdi', one.name),
        // Whoever has left nothing but a place is no one who said no.
        one.name === FORMER_MEMBER ? null : element('span', [`, ${standingLabel(one)}`], 'soft'),
      ]),
    ),
  );
}

function dayTable({ date, slots }: Day): HTMLElement {
  return element('table', [
    element('caption', [dayLabelOf(date)]),
    element(
      'tbody',
      slots.map(({ type, time, status, meal, assignedTo }) => {
        const head = element('th', [mealTypeLabel(type), element('small', [time])]);
        head.setAttribute('scope', 'row');
        const name = oneLine(meal);
        const isOpen = status === 'not_needed' || name === '';
        const what = status === 'not_needed' ? 'Not needed' : name === '' ? 'Pending' : name;
        return element('tr', [
          head,
          typed('td', what, isOpen ? 'soft' : ''),
          typed('td', assignedTo ?? '', 'soft'),
        ]);
      }),
    ),
  ]);
}

function mealPart(meal: ExportedMeal): HTMLElement {
  const { date, type, assignedTo, description, recipe, instructions, ingredients } = meal;
  const cook = assignedTo === null ? [] : [' · Cook: ', typed('bdi', assignedTo)];
  return element(
    'section',
    [
      typed('h3', mealTitle(meal)),
      element('p', [`${mealTypeLabel(type)}, ${dayLabelOf(date)}`, ...cook], 'soft'),
      ...plainLines(description ?? '').map((line) => typed('p', line)),
      typedList('ul', ingredients.map(ingredientText)),
      typedList('ol', instructions),
      ...plainLines(recipe ?? '').map((line) => typed('p', line)),
    ],
    'meal',
  );
}

function ingredientText(ingredient: ExportedIngredient): string {
  const { name, quantity, unit, notes } = ingredient;
  const amount = amountLabel(quantity, unit);
  const instead = isReplaced(ingredient) ? ` (instead of ${name})` : '';
  const text = `${chosenName(ingredient)}${instead}${notes === null ? '' : `, ${notes}`}`;
  return amount === '' ? text : `${amount} ${text}`;
}

function storePart({ section: title, items }: ShoppingSection): HTMLElement {
  const lines = items.map(({ name, amounts, notes, purchased, assignedTo }) =>
    element('li', [
      element('span', [], purchased ? 'box bought' : 'box'),
      element('span', [
        typed('bdi', name, purchased ? 'bought' : ''),
        amounts.length === 0 ? null : element('b', [` ${amounts.map(oneLine).join(', ')}`]),
        assignedTo.length === 0
          ? null
          : element('span', [` · ${assignedTo.map(oneLine).join(', ')}`], 'soft'),
        notes.length === 0 ? null : element('small', [notes.map(oneLine).join('; ')], 'soft'),
      ]),
    ]),
  );
  return element('div', [element('h3', [title]), element('ul', lines)], 'store');
}

/** 'Friday, Jun 13' */
function dayLabelOf(date: string): string {
  return `${weekdayLabel(date)}, ${monthDayLabel(date)}`;
}
