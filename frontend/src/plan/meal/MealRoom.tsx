import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { FragmentType } from '@apollo/client';
import { ChefHat, ChevronLeft, ChevronRight, Ellipsis, Pencil } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { UNASSIGNED } from '../../../../domain/plan/mealFields.ts';
import { slotState } from '../../../../domain/plan/meal.ts';
import { mealTypeLabel, mealTypeWord } from '../../labels/mealTypeLabel.ts';
import { hasSingleKeys } from '../../browser/hooks/singleKeys.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { SavingLine } from '../../forms/SavingLine.tsx';
import type { Saving } from '../../forms/useSaving.ts';
import { capitalized } from '../../../../domain/text/capitalized.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../../../domain/text/dates/dates.ts';
import type { PlateEatersOf } from '../../labels/plates.ts';
import { shortMealTimeLabel } from '../../labels/slotLabel.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { takeFocus } from '../../ui/controls/takeFocus.ts';
import { AppDialog, openDialogs } from '../../ui/layout/AppDialog.tsx';
import { Menu } from '../../ui/layout/Menu.tsx';
import type { MenuEntry } from '../../ui/layout/MenuList.tsx';
import { useAssignMealFragment, type AssignMealFragment } from '../AssignMeal.generated.ts';
import { useRecipeQuery } from '../recipe/Recipe.generated.ts';
import { firstDropTarget } from '../slot/usePickUp.ts';
import { mealEntries } from '../slot/mealEntries.tsx';
import { slotButton } from '../slot/useGridKeys.ts';
import { mealTimeKey } from '../../../../domain/plan/mealTime.ts';
import { mealName, mealOf, type Meal } from '../slot.ts';
import { useMarkSlot } from '../useMarkSlot.ts';
import { MealEditing } from './MealEditing.tsx';
import { DishTabs, type DishTabsProps } from '../dish/DishTabs.tsx';
import { DutyPicker } from '../duty/DutyPicker.tsx';
import { dutiesOfSlot } from '../duty/duties.ts';
import { MealFacts, type FactsPanel } from './MealFacts.tsx';
import styles from './MealRoom.module.css';
import { Steps } from './Steps.tsx';
import { useEditMode } from './useEditMode.ts';
import { useMealEdit } from './useMealEdit.ts';

/** The sheet's ⋯ button, as a focus target; null if not shown. */
export function sheetMore(): HTMLElement | null {
  return document.querySelector('[data-meal-more]');
}

export interface MealRoomProps {
  readonly trip: FragmentType<AssignMealFragment>;
  readonly meal: Meal;
  readonly canPlan: boolean;
  readonly canVote: boolean;
  readonly isTripCompleted: boolean;
  /** "8 eat, not Ana"; '' when alone. */
  readonly eating: string;
  /** To change who eats. */
  readonly eaters: ReactNode;
  readonly verdict: ReactNode;
  readonly plateFor: PlateEatersOf;
  readonly ingredients: (props: IngredientsOfSheet) => ReactNode;
  /** All dishes of its slot; null for one alone. */
  readonly dishes: DishTabsProps | null;
  /** Null without the right, and where the dishes have it. */
  readonly onAddDish: (() => void) | null;
  /** The meals before and after it on its day. */
  readonly beside: Beside;
  readonly onShowMeal: (meal: Meal) => void;
  readonly onPick: () => void;
  readonly onKeep: () => void;
  readonly onCook: () => void;
  readonly onMove: () => void;
  readonly onCopy: () => void;
  readonly onDelete: () => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** To check off, or to edit with `saving`. */
export interface IngredientsOfSheet {
  readonly saving: Saving | null;
  /** Goes on to the field that adds one, which takes the focus. */
  readonly onAdd: () => void;
  readonly isAdding: boolean;
}

interface Beside {
  readonly previous: Meal | null;
  readonly next: Meal | null;
}

/** The sheet of a planned meal: to read, and with fields in the same places to edit, saved at once. */
export function MealRoom({ trip: ref, meal, canPlan, canVote, isTripCompleted, ...rest }: MealRoomProps) {
  const { eating, eaters, verdict, ingredients, isOpen } = rest;
  const trip = useAssignMealFragment(ref);
  const recipe = useRecipeQuery({ variables: { tripId: trip.id, mealId: meal.id } });
  const { data } = recipe;
  const isOnline = useOnline();
  const { markNotNeeded, assignTo, isMarking } = useMarkSlot(trip.id);
  const mode = useEditMode(meal.id, canPlan);
  const { saving, editedFrom, editFrom, finish } = mode;
  const isEditing = editedFrom !== null;
  const editing = useMealEdit({ trip, meal, details: data?.meal, saving, isEditing });
  const formId = useId();
  const { openDuties, cooks, ...people } = usePeople(trip, meal);
  const viewer = trip.participants.find(({ isViewer }) => isViewer);
  const edit = () => editFrom('name');
  const ingredientsOfSheet = ingredients({
    saving: isEditing ? saving : null,
    onAdd: () => editFrom('ingredients'),
    isAdding: editedFrom === 'ingredients',
  });
  useReadingKeys(canPlan && isOnline ? edit : null, rest, isOpen && !isEditing);

  const close = () => {
    mode.leave();
    rest.onClose();
  };

  const isCookable =
    data !== undefined && (data.meal.instructions.length > 0 || data.meal.ingredients.length > 0);
  const entries = mealEntries(isOnline, {
    ...(canPlan && {
      pick: rest.onPick,
      move: rest.onMove,
      copy: rest.onCopy,
      duties: openDuties,
      notNeeded: () =>
        void markNotNeeded(meal, meal.id).then((isMarked) => {
          if (isMarked) close();
        }),
      description: () => editFrom('description'),
      source: () => editFrom('recipe'),
      delete: rest.onDelete,
    }),
    ...(isCookable && { keep: rest.onKeep }),
    // After the menu is gone.
    print: () => setTimeout(() => window.print()),
  });
  const facts = { meal, canPlan, canVote, isTripCompleted, eating, eaters, ...people };
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={close}
      width="room"
      isToRead
      {...headingOf(meal, isEditing)}
      finalFocus={() => firstDropTarget() ?? slotButton(mealTimeKey(meal))}
      tools={
        <Tools
          entries={entries}
          onEdit={canPlan && !isEditing ? edit : null}
          takesFocus={mode.wasEdited}
          beside={isEditing ? null : rest.beside}
          onShowMeal={rest.onShowMeal}
        />
      }
      footer={
        isEditing ? (
          <EditingFooter saving={saving} formId={formId} />
        ) : (
          <ReadingFooter
            isMarking={isMarking(meal)}
            onCook={rest.onCook}
            onTake={
              canPlan && viewer !== undefined && meal.assignedTo === null && meal.status === 'planned'
                ? () => void assignTo(meal, meal.id, viewer.id)
                : null
            }
          />
        )
      }
    >
      {rest.dishes !== null && !isEditing && <DishTabs {...rest.dishes} />}
      {isEditing ? (
        <MealEditing
          id={formId}
          editing={editing}
          {...facts}
          cooks={cooks}
          ingredients={ingredientsOfSheet}
          hasDetails={data !== undefined}
          firstField={editedFrom}
          onDone={() => void finish()}
        />
      ) : (
        <>
          <MealFacts
            {...facts}
            cooks={{
              ...cooks,
              value: meal.assignedToId ?? UNASSIGNED,
              onChange: (id) => void assignTo(meal, meal.id, id === UNASSIGNED ? null : id),
            }}
          />
          {slotState(meal) !== 'unassigned' && verdict}
          <div className={styles['columns']}>
            {ingredientsOfSheet}
            <Steps
              meal={data?.meal}
              answer={recipe}
              plateFor={rest.plateFor}
              onEdit={canPlan && isOnline ? edit : null}
              onAddDish={rest.onAddDish}
            />
          </div>
        </>
      )}
    </AppDialog>
  );
}

function useReadingKeys(
  onEdit: (() => void) | null,
  { beside: { previous, next }, onShowMeal }: Pick<MealRoomProps, 'beside' | 'onShowMeal'>,
  isReading: boolean,
): void {
  useKeys(
    {
      e: onEdit,
      ArrowLeft: previous && (() => onShowMeal(previous)),
      ArrowRight: next && (() => onShowMeal(next)),
    },
    isReading,
  );
}

/** Who can cook, who helps and washes up, and what of the people is open to be changed. */
function usePeople(trip: AssignMealFragment, meal: Meal) {
  const [panel, onPanel] = useState<FactsPanel | null>(null);
  return {
    panel,
    onPanel,
    cooks: { participants: trip.participants, meals: trip.meals.map(mealOf) },
    openDuties: () => onPanel('duties'),
    helping: dutiesOfSlot(trip, meal),
    duties: <DutyPicker trip={trip} slot={meal} />,
  };
}

function headingOf(meal: Meal, isEditing: boolean) {
  const date = monthDayLabel(meal.date);
  const type = mealTypeLabel(meal.type);
  if (isEditing) return { title: t`Assign ${type} - ${date}` };
  const day = shortWeekdayLabel(meal.date);
  const word = mealTypeWord(meal.type);
  const time = shortMealTimeLabel(meal.type);
  return {
    title: <bdi>{mealName(meal)}</bdi>,
    isDescriptionAbove: true,
    description: capitalized(t`${day} ${word}, ${date}, ${time}`),
  };
}

interface ToolsProps {
  readonly entries: MenuEntry[];
  /** Null while editing, and without the right. */
  readonly onEdit: (() => void) | null;
  /** The pencil replaced the button that was pressed. */
  readonly takesFocus: boolean;
  /** Null while editing. */
  readonly beside: Beside | null;
  readonly onShowMeal: (meal: Meal) => void;
}

function Tools({ entries, onEdit, takesFocus, beside, onShowMeal }: ToolsProps) {
  return (
    <>
      {beside !== null && (
        <span className={styles['beside']}>
          <BesideButton
            to={beside.previous}
            direction="previous"
            icon={<ChevronLeft size={20} />}
            onShowMeal={onShowMeal}
          />
          <BesideButton
            to={beside.next}
            direction="next"
            icon={<ChevronRight size={20} />}
            onShowMeal={onShowMeal}
          />
        </span>
      )}
      {onEdit !== null && (
        <IconButton
          label={t`Edit`}
          icon={<Pencil size={20} />}
          ref={takesFocus ? takeFocus : null}
          onClick={onEdit}
          isOnlineOnly
        />
      )}
      <Menu
        trigger={(props) => (
          <IconButton
            label={t`More`}
            icon={<Ellipsis size={20} />}
            hasTooltip={false}
            data-meal-more=""
            {...props}
          />
        )}
        entries={entries}
      />
    </>
  );
}

interface BesideButtonProps {
  readonly to: Meal | null;
  readonly direction: 'previous' | 'next';
  readonly icon: ReactNode;
  readonly onShowMeal: (meal: Meal) => void;
}

function BesideButton({ to, direction, icon, onShowMeal }: BesideButtonProps) {
  if (to === null) return null;
  const name = mealName(to);
  const label = direction === 'previous' ? t`Previous meal: ${name}` : t`Next meal: ${name}`;
  return <IconButton label={label} icon={icon} onClick={() => onShowMeal(to)} />;
}

function EditingFooter({ saving, formId }: { readonly saving: Saving; readonly formId: string }) {
  return (
    <>
      <SavingLine saving={saving} />
      <Button variant="primary" type="submit" form={formId}>
        <Trans>Done</Trans>
      </Button>
    </>
  );
}

interface ReadingFooterProps {
  readonly isMarking: boolean;
  readonly onCook: () => void;
  /** Null if somebody cooks. */
  readonly onTake: (() => void) | null;
}

function ReadingFooter({ isMarking, onCook, onTake }: ReadingFooterProps) {
  return (
    <>
      <p className="secondary pushes notOnPhone notOnPaper">
        <Trans>Check off what’s bought. It shows on the list, too.</Trans>
      </p>
      <Button variant={onTake === null ? 'primary' : 'quiet'} icon={<ChefHat size={20} />} onClick={onCook}>
        <Trans>Cook</Trans>
      </Button>
      {onTake !== null && (
        <Button variant="primary" isWorking={isMarking} onClick={onTake} isOnlineOnly>
          <Trans>I'll cook this</Trans>
        </Button>
      )}
    </>
  );
}

/** Keys of the open sheet, unless they are for a field, a menu, a choice or a dialog above it. */
function useKeys(actions: Readonly<Record<string, (() => void) | null>>, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    const action = actions[key] ?? null;
    if (action === null || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (target instanceof Element && target.matches('input, textarea, select, [role^=menu]')) return;
    if (openDialogs().length > 1) return;
    if (key.length === 1 && !hasSingleKeys()) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
