import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { asText } from '../../../../domain/text/asText.ts';
import { shownNumbers } from '../../../../domain/shopping/amount/numbersInText.ts';
import { withoutBatchStep } from '../../../../domain/recipes/kitchen/cooking.ts';
import { byPart, numberedSteps, type NumberedStep } from '../../../../domain/recipes/partHeading.ts';
import { Fragment, type ReactNode } from 'react';
import { amountLabel, chosenName, isReplaced } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { isLeftOut, LEFT_OUT } from '../../../../domain/shopping/missing/unavailable.ts';
import type {
  ExportedIngredient,
  ExportedMeal,
  ExportedTrip,
  ExportPart,
} from '../../../../domain/trip/transfer/tripExport.ts';
import { STORE_SECTION_NAMES } from '../../../../domain/shopping/food/storeSectionNames.ts';
import { mealTypeLabel } from '../../labels/mealTypeLabel.ts';
import { mealTimeLabel } from '../../labels/slotLabel.ts';
import { dateRangeLabel } from '../../../../domain/text/dates/dates.ts';
import { oneLine, plainLines } from '../../labels/plainText.ts';
import { costsLines, type CostsLines } from './costsLines.ts';
import {
  notesInSteps,
  platesText,
  apartText,
  dayLabelOf,
  mealTitle,
  noteOf,
  numberTexts,
  partText,
  peopleOf,
  slotState,
  toldMeals,
  type People,
} from './tripExportText.ts';

type Day = NonNullable<ExportedTrip['schedule']>[number];
type ShoppingSection = NonNullable<ExportedTrip['shoppingList']>[number];

/** Of an exported trip, what is printed. */
export type TripOnPaper = People &
  Pick<
    ExportedTrip,
    'name' | 'location' | 'startDate' | 'endDate' | 'dietaryRestrictions' | Exclude<ExportPart, keyof People>
  >;

/** Inside `.paper` of print.css. */
export function PrintedTrip({ trip }: { readonly trip: TripOnPaper }) {
  const { participants, schedule, meals, shoppingList, costs, dietaryRestrictions } = trip;
  const restrictions = dietaryRestrictions.map(oneLine).join(', ');
  return (
    <article>
      <Typed as="h1" text={trip.name} />
      <p className="facts">
        <Typed text={trip.location} />
        {` · ${dateRangeLabel(trip.startDate, trip.endDate)}, ${trip.endDate.slice(0, 4)}`}
      </p>
      {restrictions !== '' && (
        <p className="facts">
          <Trans>Dietary restrictions: {restrictions}</Trans>
        </p>
      )}
      {participants !== undefined && (
        <Section title={t`Participants`}>
          <ul>{peopleOf(trip).map(personItem)}</ul>
        </Section>
      )}
      {schedule !== undefined && <Section title={t`Schedule`}>{schedule.map(dayTable)}</Section>}
      {meals !== undefined && (
        <Section title={t`Meals`} isOnOwnPage={participants !== undefined || schedule !== undefined}>
          {orNone(toldMeals(meals).map(mealSection), t`No meals yet.`)}
        </Section>
      )}
      {shoppingList !== undefined && (
        <Section
          title={t`Shopping list`}
          isOnOwnPage={participants !== undefined || schedule !== undefined || meals !== undefined}
        >
          {orNone(openFirst(shoppingList).map(storeSection), t`Nothing to buy yet.`)}
        </Section>
      )}
      {costs !== undefined && (
        <Section
          title={t`Costs`}
          isOnOwnPage={[participants, schedule, meals, shoppingList].some((part) => part !== undefined)}
        >
          {orNone(costsLines(costs).map(costsSection), t`No receipts yet.`)}
        </Section>
      )}
    </article>
  );
}

interface TypedProps {
  readonly as?: 'bdi' | 'h1' | 'h3' | 'h4' | 'li' | 'p' | 'td';
  readonly text: string;
  readonly className?: string | undefined;
}

/** One line, in its own direction. */
function Typed({ as: Element = 'bdi', text, className }: TypedProps) {
  return (
    <Element dir="auto" className={className}>
      {oneLine(text)}
    </Element>
  );
}

interface SectionProps {
  readonly title: string;
  readonly isOnOwnPage?: boolean;
  readonly children: ReactNode;
}

function Section({ title, isOnOwnPage = false, children }: SectionProps) {
  return (
    <section className={isOnOwnPage ? 'page' : undefined}>
      <h2>{title}</h2>
      <div className="columns">{children}</div>
    </section>
  );
}

/** Also in each section, what is to buy comes first. */
function openFirst(sections: readonly ShoppingSection[]): ShoppingSection[] {
  const isDone = ({ items }: ShoppingSection) => items.every(({ purchased }) => purchased);
  return [...sections]
    .sort((a, b) => Number(isDone(a)) - Number(isDone(b)))
    .map(({ section, items }) => ({
      section,
      items: [...items].sort((a, b) => Number(a.purchased) - Number(b.purchased)),
    }));
}

function orNone(parts: readonly ReactNode[], none: string): ReactNode {
  return parts.length === 0 ? <p className="soft">{none}</p> : parts;
}

// Nothing printed changes, so the index is the key.

function personItem({ name, standing }: ReturnType<typeof peopleOf>[number], index: number) {
  return (
    <li key={index}>
      <Typed text={name} />
      {standing !== '' && <span className="soft">, {standing}</span>}
    </li>
  );
}

function dayTable({ date, slots }: Day) {
  return (
    <table key={date} className="day">
      <caption>{dayLabelOf(date)}</caption>
      <tbody>
        {slots.map((slot) => {
          const state = slotState(slot);
          return (
            <tr key={slot.type}>
              <th scope="row" data-meal-type={slot.type}>
                {mealTypeLabel(slot.type)}
                <small>{mealTimeLabel(slot.type)}</small>
              </th>
              <Typed
                as="td"
                text={state ?? slot.meal ?? ''}
                className={state === null ? undefined : 'soft'}
              />
              <Typed as="td" text={slot.assignedTo ?? ''} className="soft" />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function mealSection(meal: ExportedMeal, index: number) {
  const { date, type, assignedTo, description, recipe, instructions, ingredients = [] } = meal;
  const { batches, steps: written } = withoutBatchStep(instructions);
  const steps = numberedSteps(written);
  const notes = notesInSteps(steps, ingredients);
  const plates = steps.length === 0 ? null : platesText(ingredients);
  const part = partText(meal);
  return (
    <section key={index} className="meal">
      <Typed as="h3" text={mealTitle(meal)} />
      <p className="soft">
        {`${mealTypeLabel(type)}, ${dayLabelOf(date)}`}
        {part !== null && (
          <>
            {' · '}
            <Typed text={part} />
          </>
        )}
        {numberTexts(meal).map((text) => ` · ${text}`)}
        {assignedTo !== null && (
          <>
            {' · '}
            <Trans>
              Cook: <Typed text={assignedTo} />
            </Trans>
          </>
        )}
      </p>
      {typedAll('p', plainLines(description ?? ''))}
      {byPart(ingredients).map(({ part, rows }) => (
        <Fragment key={part}>
          {part !== null && <Typed as="h4" text={part} />}
          <ul>{typedAll('li', rows.map(ingredientText))}</ul>
        </Fragment>
      ))}
      {batches !== null && <p>{batches}</p>}
      {plates !== null && <p>{plates}</p>}
      {steps.length > 0 && (
        <ol>
          {typedAll(
            'li',
            steps.map((step, at) => stepText(step, notes[at] ?? '')),
          )}
        </ol>
      )}
      {typedAll('p', plainLines(recipe ?? ''))}
    </section>
  );
}

function typedAll(as: 'p' | 'li', texts: readonly string[]) {
  return texts.map((text, index) => <Typed key={index} as={as} text={text} />);
}

/** "For the sauce: Corn tortillas instead of bread. Stir." */
function stepText({ text, heading }: NumberedStep, note: string): string {
  const step = `${note} ${text}`.trim();
  return heading === null ? step : `${heading}: ${step}`;
}

function ingredientText(ingredient: ExportedIngredient): string {
  const { name, quantity, unit } = ingredient;
  const notes = noteOf(ingredient);
  const amount = shownNumbers(amountLabel(quantity, unit));
  const instead = isReplaced(ingredient) ? ` ${t`(instead of ${name})`}` : '';
  const text = [
    `${chosenName(ingredient)}${instead} ${apartText(ingredient)}`.trimEnd(),
    notes ?? '',
    isLeftOut(ingredient) ? asText(LEFT_OUT) : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
  return amount === '' ? text : `${amount} ${text}`;
}

function storeSection({ section, items }: ShoppingSection) {
  const title = asText(STORE_SECTION_NAMES[section]);
  return (
    <div key={title} className="store">
      <h3>{title}</h3>
      <ul>
        {items.map(({ name, amounts, notes, purchased, assignedTo }, index) => (
          <li key={index}>
            <span className={purchased ? 'box bought' : 'box'} />
            <span>
              <Typed text={name} className={purchased ? 'bought' : undefined} />
              {amounts.length > 0 && <b> {amounts.map(oneLine).join(', ')}</b>}
              {assignedTo.length > 0 && <span className="soft"> · {assignedTo.map(oneLine).join(', ')}</span>}
              {notes.length > 0 && <small className="soft">{notes.map(oneLine).join('; ')}</small>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function costsSection({ title, lines }: CostsLines) {
  return (
    <div key={title} className="costs">
      <h3>{title}</h3>
      <ul>{typedAll('li', lines)}</ul>
    </div>
  );
}
