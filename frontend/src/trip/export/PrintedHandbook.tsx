import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { unansweredOf, unansweredText } from '../../../../domain/people/eater/answer.ts';
import { dutiesText } from '../../../../domain/people/work/dutyText.ts';
import { chosenName } from '../../../../domain/shopping/ingredient/ingredient.ts';
import { textOrNull } from '../../../../domain/text/asText.ts';
import { clockLabel, monthDayLabel } from '../../../../domain/text/dates/dates.ts';
import { grouped } from '../../../../domain/text/grouped.ts';
import { listed } from '../../../../domain/text/listed.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import { labelled } from '../../labels/labelled.ts';
import { mealTypeLabel } from '../../labels/mealTypeLabel.ts';
import { oneLine } from '../../labels/plainText.ts';
import { portionsLabel } from '../../../../domain/shopping/amount/portion.ts';
import { avoidsText } from '../../people/avoidsText.ts';
import { tripEater } from '../../people/tripAttendance.ts';
import { GroupAmounts, isForGroups } from './GroupAmounts.tsx';
import type { HandbookQuery } from './Handbook.generated.ts';
import { amountOnPaper, HandbookFood, type HandbookRow } from './HandbookFood.tsx';
import { dayLabelOf } from './tripExportText.ts';

type Trip = HandbookQuery['trip'];
type Day = Trip['handbook'][number];
type Slot = Day['slots'][number];
type Dish = Slot['dishes'][number];
type Line = Day['shopping'][number];

/** Inside `.paper` of print.css: a page for each day. */
export function PrintedHandbook({ trip }: { readonly trip: Trip }) {
  const of = namesOf(trip);
  return (
    <>
      {trip.handbook.length === 0 && (
        <p className="soft">
          <Trans>Nothing is planned on these days.</Trans>
        </p>
      )}
      {trip.handbook.map((day) => (
        <article key={day.date}>
          <h1>{dayLabelOf(day.date)}</h1>
          <p className="facts">
            <bdi>{oneLine(trip.name)}</bdi> · <Trans>Kitchen handbook</Trans>
          </p>
          {day.slots.length > 0 && <ForAll trip={trip} of={of} />}
          {day.ahead.length > 0 && <Ahead day={day} of={of} />}
          {day.slots.map((slot) => (
            <SlotOnPaper key={slot.type} date={day.date} slot={slot} of={of} />
          ))}
          {day.shopping.length > 0 && <Shopping lines={day.shopping} />}
        </article>
      ))}
    </>
  );
}

type Names = ReturnType<typeof namesOf>;

function namesOf({ meals, participants, eaters }: Trip) {
  return {
    meals: new Map(meals.map((meal) => [meal.id, meal])),
    people: new Map(participants.map((one) => [one.id, one.name])),
    eaters: new Map(eaters.map((one) => [one.id, tripEater(one)])),
    ingredients: new Map(meals.flatMap((meal) => meal.ingredients.map((row) => [row.id, row]))),
  };
}

interface PartProps {
  readonly of: Names;
}

/** What holds for every dish, and for whom nothing is known. */
function ForAll({ trip: { dietaryRestrictions: rules }, of }: PartProps & { readonly trip: Trip }) {
  const unanswered = unansweredOf([...of.eaters.values()]);
  const count = textOrNull(unansweredText(unanswered.length));
  return (
    <>
      {rules.length > 0 && <p>{oneLine(labelled(t`For everybody`, listed(rules)))}</p>}
      {count !== null && <p>{oneLine(labelled(count, listed(unanswered.map(({ name }) => name))))}</p>}
    </>
  );
}

function Ahead({ day, of }: PartProps & { readonly day: Day }) {
  const ofKind = (kind: Day['ahead'][number]['kind']) => day.ahead.filter((one) => one.kind === kind);
  const item = ({ mealId, ingredientId }: Day['ahead'][number]) => {
    const row = of.ingredients.get(ingredientId);
    const food = row === undefined ? '' : `${amountOnPaper(row.amountText)} ${chosenName(row)}`.trim();
    return <li key={ingredientId}>{oneLine(`${food} · ${of.meals.get(mealId)?.name ?? ''}`)}</li>;
  };
  return (
    <section>
      <h2>
        <Trans>For tomorrow</Trans>
      </h2>
      <List title={t`Soak overnight`}>{ofKind('SOAK').map(item)}</List>
      <List title={t`Thaw in the fridge, unless it is cooked frozen`}>{ofKind('THAW').map(item)}</List>
    </section>
  );
}

/** Nothing without items. */
function List({ title, children }: { readonly title: string; readonly children: readonly ReactNode[] }) {
  return (
    children.length > 0 && (
      <>
        <h3>{title}</h3>
        <ul>{children}</ul>
      </>
    )
  );
}

interface SlotProps extends PartProps {
  readonly date: string;
  readonly slot: Slot;
}

function SlotOnPaper({ date, slot, of }: SlotProps) {
  const duties = textOrNull(
    dutiesText((kind) =>
      slot.duties
        .filter((duty) => duty.kind.toLowerCase() === kind)
        .map(({ participantId }) => ({ isViewer: false, name: of.people.get(participantId) ?? '' })),
    ),
  );
  const hungry = slot.withoutDish.map((id) => of.eaters.get(id)?.name ?? '');
  return (
    <section>
      <h2>{`${mealTypeLabel(mealTypeOf(slot.type))}, ${timeLabel(slot.time)}`}</h2>
      {duties !== null && <p>{duties}</p>}
      <div className={slot.dishes.some(isForGroups) ? undefined : 'columns'}>
        {slot.dishes.map((dish) => (
          <DishOnPaper key={dish.mealId} date={date} dish={dish} of={of} />
        ))}
      </div>
      {slot.people.length > 0 && (
        <>
          <h3>
            <Trans>Allergies and diets</Trans>
          </h3>
          <ul>
            {slot.people.map(({ eaterId, dishes }) => {
              const eater = of.eaters.get(eaterId);
              const told = [avoidsText(eater?.avoids ?? []), eater?.note ?? ''].filter(Boolean).join('; ');
              const plates = dishes.map((plate) =>
                plateText({ ...plate, eaterId }, of.meals.get(plate.mealId)),
              );
              return (
                <li key={eaterId}>
                  <b>{oneLine(eater?.name ?? '')}</b> ({oneLine(told)}):{' '}
                  {oneLine(plates.length === 0 ? t`no dish is for them` : plates.join('; '))}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {hungry.length > 0 && (
        <p>
          <Trans>Nothing to eat for {listed(hungry)}</Trans>
        </p>
      )}
    </section>
  );
}

type Plate = Slot['people'][number]['dishes'][number] & { readonly eaterId: string };

/** "gets Chili apart from the rest, with lentils instead of beef", "gets Omelet, rather without mushrooms" */
function plateText(
  { eaterId, verdict, notes, disliked }: Plate,
  meal: Trip['meals'][number] | undefined,
): string {
  const dish = meal?.name ?? '';
  const rows = meal?.ingredients ?? [];
  const own = rows
    .filter((row) => !row.isLeftOut && row.apartEaterIds.includes(eaterId))
    .map((row) => {
      const original = rows.find(({ id }) => id === row.apartOfId);
      const [food, name] = [chosenName(row), original === undefined ? '' : chosenName(original)];
      return name === '' ? food : t`${food} instead of ${name}`;
    });
  const got = own.length === 0 ? t`gets ${dish}` : t`gets ${dish} apart from the rest, with ${listed(own)}`;
  const rather = disliked.length === 0 ? got : t`${got}, rather without ${listed(disliked)}`;
  const told = { SAFE: rather, UNKNOWN: t`check ${dish} first`, CONFLICT: t`can’t eat ${dish}` }[verdict];
  return [told, ...notes.map((note) => t`“${note}”`)].join(', ');
}

interface DishProps extends PartProps {
  readonly date: string;
  readonly dish: Dish;
}

function DishOnPaper({ date, dish, of }: DishProps) {
  const meal = of.meals.get(dish.mealId);
  if (meal === undefined) return null;
  const cook = meal.assignedToId === null ? undefined : of.people.get(meal.assignedToId);
  const from = dish.start === null ? null : startText(dish.start, date);
  const facts = [
    portionsLabel(meal.portions * 4),
    ...(from === null ? [] : [t`start at ${from}`]),
    ...(cook === undefined ? [] : [t`${cook} cooks`]),
  ];
  return (
    <section className="meal">
      <h3>{oneLine(meal.name)}</h3>
      <p className="soft">{oneLine(facts.join(' · '))}</p>
      {isForGroups(dish) ? (
        <GroupAmounts dish={dish} rows={meal.ingredients} eaters={of.eaters} />
      ) : (
        <Ingredients dish={dish} rows={meal.ingredients} of={of} />
      )}
    </section>
  );
}

interface IngredientsProps extends PartProps {
  readonly dish: Dish;
  readonly rows: readonly HandbookRow[];
}

function Ingredients({ dish: { groups }, rows, of }: IngredientsProps) {
  return (
    <>
      {groups.length > 0 && (
        <p>
          {oneLine(
            groups
              .map(({ name, portions }) => `${name ?? t`no group`}: ${portionsLabel(portions * 4)}`)
              .join(', '),
          )}
        </p>
      )}
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <HandbookFood row={row} eaters={of.eaters} amount={row.amountText} />
          </li>
        ))}
      </ul>
    </>
  );
}

function startText({ date, time }: NonNullable<Dish['start']>, mealDate: string): string {
  const clock = timeLabel(time);
  return date === mealDate ? clock : `${clock}, ${monthDayLabel(date)}`;
}

/** "18:00" as the reader says it. */
function timeLabel(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return clockLabel(hours * 60 + minutes);
}

function Shopping({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <section>
      <h2>
        <Trans>Shopping</Trans>
      </h2>
      <div className="columns">
        {[...grouped(lines, ({ section }) => section)].map(([section, rows]) => (
          <Fragment key={section}>
            <div className="store">
              <h3>{section}</h3>
              <ul>
                {rows.map(({ name, amount }) => (
                  <li key={name}>
                    <span className="box" />
                    <span>
                      {oneLine(name)} {amount !== '' && <b>{amountOnPaper(amount)}</b>}
                    </span>
                  </li>
                ))}
              </ul>
            </div>
          </Fragment>
        ))}
      </div>
    </section>
  );
}
