import type { FragmentType } from '@apollo/client';
import {
  BookmarkPlus,
  BookSearch,
  ChefHat,
  CircleSlash,
  Ellipsis,
  Move,
  Pencil,
  Printer,
  Trash2,
  Users,
} from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { NOBODY_YET } from '../../../../domain/plan/mealFields.ts';
import { MEAL_TIMES, mealTypeLabel, slotState } from '../../../../domain/plan/meal.ts';
import { hasSingleKeys, isTyping } from '../../browser/hooks/singleKeys.ts';
import { useOnline, useOnlineOnly } from '../../browser/useOnline.ts';
import { monthDayLabel, shortWeekdayLabel } from '../../labels/dateLabel.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { Menu } from '../../ui/layout/Menu.tsx';
import type { MenuEntry } from '../../ui/layout/MenuList.tsx';
import { useAssignMealFragment, type AssignMealFragment } from '../AssignMeal.generated.ts';
import { CookPicker } from '../CookPicker.tsx';
import { useRecipeQuery } from '../recipe/Recipe.generated.ts';
import { firstDropTarget } from '../slot/usePickUp.ts';
import { slotButton } from '../slot/useGridKeys.ts';
import { useVote } from '../slot/useVote.ts';
import { VoteButtons } from '../slot/VoteButtons.tsx';
import { mealName, mealOf, slotKey, type Meal } from '../slot.ts';
import { useMarkSlot } from '../useMarkSlot.ts';
import { CookText, LineButton } from './CookLine.tsx';
import styles from './MealReading.module.css';
import { Steps } from './Steps.tsx';

/** The sheet's ⋯ button, as a focus target; null if not shown. */
export function sheetMore(): HTMLElement | null {
  return document.querySelector('[data-meal-more]');
}

export interface MealReadingProps {
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
  readonly ingredients: ReactNode;
  readonly onEdit: () => void;
  readonly onPick: () => void;
  readonly onKeep: () => void;
  readonly onCook: () => void;
  readonly onMove: () => void;
  readonly onDelete: () => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The sheet of a planned meal, to read: who eats and cooks, whether all can eat it, ingredients and steps. */
export function MealReading({
  trip: ref,
  meal,
  canPlan,
  canVote,
  isTripCompleted,
  ...rest
}: MealReadingProps) {
  const { eating, eaters, verdict, ingredients, onEdit, onCook, isOpen, onClose } = rest;
  const trip = useAssignMealFragment(ref);
  const { data, error, refetch } = useRecipeQuery({ variables: { mealId: meal.id } });
  const [panel, setPanel] = useState<'cook' | 'eaters' | null>(null);
  const panelId = useId();
  const vote = useVote();
  const isOnline = useOnline();
  const onlineOnly = useOnlineOnly();
  const { markNotNeeded, assignTo, isMarking } = useMarkSlot(trip.id);
  const viewer = trip.participants.find(({ isViewer }) => isViewer);
  const toggle = (one: 'cook' | 'eaters') => setPanel(panel === one ? null : one);
  useKey('e', onEdit, isOpen && canPlan && isOnline);

  const entries = entriesOf({
    ...rest,
    canPlan,
    isOnline,
    isCookable: data !== undefined && (data.meal.instructions.length > 0 || data.meal.ingredients.length > 0),
    onNotNeeded: () =>
      void markNotNeeded(meal, meal.id).then((isMarked) => {
        if (isMarked) onClose();
      }),
  });
  const needsCook = canPlan && viewer !== undefined && meal.assignedTo === null && meal.status === 'planned';
  const time = MEAL_TIMES[meal.type].replace(':00', '');
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      width="room"
      isToRead
      title={<bdi>{mealName(meal)}</bdi>}
      isDescriptionAbove
      description={`${shortWeekdayLabel(meal.date)} ${mealTypeLabel(meal.type).toLowerCase()}, ${monthDayLabel(meal.date)}, ${time}`}
      finalFocus={() => firstDropTarget() ?? slotButton(slotKey(meal))}
      tools={
        <>
          {canPlan && (
            <IconButton label="Edit" icon={<Pencil size={20} />} onClick={onEdit} {...onlineOnly} />
          )}
          <Menu
            trigger={(props) => (
              <IconButton
                label="More"
                icon={<Ellipsis size={20} />}
                hasTooltip={false}
                data-meal-more=""
                {...props}
              />
            )}
            entries={entries}
          />
        </>
      }
      footer={
        <>
          <p className={styles['hint']}>Check off what’s bought. It shows on the list, too.</p>
          <Button variant={needsCook ? 'quiet' : 'primary'} icon={<ChefHat size={20} />} onClick={onCook}>
            Cook
          </Button>
          {needsCook && (
            <Button
              variant="primary"
              isWorking={isMarking(meal)}
              onClick={() => void assignTo(meal, meal.id, viewer.id)}
              {...onlineOnly}
            >
              I'll cook this
            </Button>
          )}
        </>
      }
    >
      <div className={styles['facts']}>
        {canPlan ? (
          <LineButton isOpen={panel === 'cook'} controls={panelId} onToggle={() => toggle('cook')}>
            <CookText cook={meal.assignedTo} />
          </LineButton>
        ) : (
          <CookText cook={meal.assignedTo} />
        )}
        {eating !== '' && (
          <LineButton isOpen={panel === 'eaters'} controls={panelId} onToggle={() => toggle('eaters')}>
            <Users size={20} aria-hidden="true" />
            <span aria-live="polite">{eating}</span>
          </LineButton>
        )}
      </div>
      {canVote && (
        <span className={styles['votes']}>
          <VoteButtons
            meal={meal}
            tabIndex={0}
            isOnline={isOnline}
            isTripCompleted={isTripCompleted}
            onVote={(voted, kind) => void vote(voted, kind)}
          />
        </span>
      )}
      {panel !== null && (
        <div id={panelId} className={styles['panel']}>
          {panel === 'eaters' && eaters}
          {panel === 'cook' && (
            <CookPicker
              participants={trip.participants}
              meals={trip.meals.map(mealOf)}
              isShort
              value={meal.assignedToId ?? NOBODY_YET}
              onChange={(id) => void assignTo(meal, meal.id, id === NOBODY_YET ? null : id)}
              ref={() => undefined}
            />
          )}
        </div>
      )}
      {slotState(meal) !== 'unassigned' && verdict}
      <div className={styles['columns']}>
        {ingredients}
        <Steps
          meal={data?.meal}
          error={error}
          onRetry={() => void refetch()}
          onEdit={canPlan && isOnline ? onEdit : null}
        />
      </div>
    </AppDialog>
  );
}

interface Entries extends Pick<MealReadingProps, 'canPlan' | 'onPick' | 'onKeep' | 'onMove' | 'onDelete'> {
  readonly isOnline: boolean;
  readonly isCookable: boolean;
  readonly onNotNeeded: () => void;
}

/** Rare deeds. */
function entriesOf({ canPlan, isOnline, isCookable, ...on }: Entries): MenuEntry[] {
  const isDisabled = !isOnline;
  const print: MenuEntry = {
    id: 'print',
    label: 'Print',
    icon: <Printer />,
    // After the menu is gone.
    onSelect: () => setTimeout(() => window.print()),
  };
  const keep: MenuEntry = {
    id: 'keep',
    label: 'Save as recipe',
    icon: <BookmarkPlus />,
    isDisabled,
    onSelect: on.onKeep,
  };
  const kept = isCookable ? [keep, print] : [print];
  if (!canPlan) return kept;
  return [
    { id: 'move', label: 'Move', icon: <Move />, isDisabled, onSelect: on.onMove },
    { id: 'pick', label: 'Pick a recipe', icon: <BookSearch />, isDisabled, onSelect: on.onPick },
    { id: 'not-needed', label: 'Not Needed', icon: <CircleSlash />, isDisabled, onSelect: on.onNotNeeded },
    ...kept,
    { id: 'delete', label: 'Delete', icon: <Trash2 />, isDanger: true, isDisabled, onSelect: on.onDelete },
  ];
}

/** A key of the open sheet, unless somebody types. */
function useKey(key: string, onPress: () => void, isOn: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || !hasSingleKeys()) return;
    if (target instanceof Element && isTyping(target)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}
