import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { MealType } from '../../../../domain/plan/meal.ts';
import { useOnline } from '../../browser/useOnline.ts';
import { useSettled } from '../../browser/hooks/useSettled.ts';
import { readFailure } from '../../gql/errorMessage.ts';
import { mealTypeWord } from '../../labels/mealTypeLabel.ts';
import { mealTypeOf } from '../../gql/mealEnums.ts';
import type { RecipeSource } from '../../gql/schema.generated.ts';
import { apiCookingEquipment } from '../../gql/suggestionEnums.ts';
import { Button, IconButton } from '../../ui/controls/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { AppDialog } from '../../ui/layout/AppDialog.tsx';
import { useLastValue, useOpening } from '../../browser/hooks/useOpening.ts';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import { RecipeList, RecipeRow } from '../book/RecipeList.tsx';
import { RecipeSearchField } from '../book/RecipeSearchField.tsx';
import { ShowMore } from '../book/ShowMore.tsx';
import { useRecipeSearch } from '../book/useRecipeSearch.ts';
import { pickTitle, shortSlotLabel } from '../recipeTexts.ts';
import type { RecipeRowFragment } from '../RecipeRow.generated.ts';
import { slotAddress, slotInput, type RecipeSlot } from '../slotAddress.ts';
import { PickFilterBar } from './PickFilterBar.tsx';
import { keepFilters, keptFilters, type PickFilters } from './pickFilters.ts';
import styles from './PickRecipeDialog.module.css';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { useFillSlot } from './useFillSlot.ts';
import { usePickKeys } from './usePickKeys.ts';

export interface PickRecipeDialogProps {
  /** Null closes the dialog. */
  readonly slot: RecipeSlot | null;
  /** Who eat there; 0 without a table. */
  readonly eaterCount: number;
  /** Of those who eat there: "5½"; '' without a table. */
  readonly portions: string;
  /** The day, and who to think of. */
  readonly about: string;
  /** How many there have not answered; null if nobody has: then nothing is said to fit. */
  readonly unanswered: number | null;
  /** Somebody who is there has an allergy or a diet. */
  readonly isSpecial: boolean;
  readonly onClose: () => void;
  /** Opens the meal to be written. */
  readonly onWrite: () => void;
  /** Focus target on closing. */
  readonly finalFocus: () => HTMLElement | null;
}

/** One search over all recipes for a slot, with what each is for those who eat there. */
export function PickRecipeDialog({ slot, ...rest }: PickRecipeDialogProps) {
  const opening = useOpening(slot !== null);
  const shown = useLastValue(slot);
  if (shown === null) return null;
  return <PickRecipe key={opening} shown={shown} isOpen={slot !== null} {...rest} />;
}

interface PickRecipeProps extends Omit<PickRecipeDialogProps, 'slot'> {
  readonly shown: RecipeSlot;
  readonly isOpen: boolean;
}

const SETTLE_MS = 150;
const QUICK_MINUTES = 30;
const SOURCES: Readonly<Record<PickFilters['source'], RecipeSource[] | null>> = {
  all: null,
  ours: ['OWN', 'SHARED'],
  cookbook: ['COOKBOOK'],
  cooked: ['MEAL'],
};
const UNFILTERED: PickFilters = {
  source: 'all',
  fitsEverybody: false,
  isQuick: false,
  isForType: false,
  equipment: null,
};

function PickRecipe({
  shown: slot,
  isOpen,
  eaterCount,
  portions,
  about,
  unanswered,
  isSpecial,
  ...rest
}: PickRecipeProps) {
  const { onClose, onWrite, finalFocus } = rest;
  const type = mealTypeOf(slot.type);
  const slotName = shortSlotLabel(slot);
  const isOnline = useOnline();
  const [typed, setTyped] = useState('');
  const search = useSettled(typed.trim(), SETTLE_MS);
  const [filters, setFilters] = useState(() => keptFilters(slot.tripId, isSpecial));
  const [isForThisMeal, setForThisMeal] = useState(false);
  const change = (next: PickFilters) => {
    if (!isForThisMeal) keepFilters(slot.tripId, next);
    setFilters(next);
  };
  const { areaRef, fieldRef, onKeyDown } = usePickKeys();
  const { fill, filling, question, replace, keep } = useFillSlot(slot, onClose);
  const found = useFound(slot, search, filters);
  const { recipes, error, retry, isRetrying, isStale } = found;
  const isFiltered =
    filters.fitsEverybody || filters.isQuick || filters.isForType || filters.equipment !== null;

  function lookAtAll(): void {
    setForThisMeal(true);
    setFilters(UNFILTERED);
    fieldRef.current?.focus();
  }

  const action = (recipe: RecipeRowFragment) => (
    <IconButton
      variant="line"
      label={putOn(recipe.name, slotName)}
      icon={<Plus />}
      hasTooltip={false}
      isWorking={filling === recipe.id}
      onClick={() => fill({ id: recipe.id, name: recipe.name, swaps: recipe.verdict?.swaps ?? [] })}
      isOnlineOnly
    />
  );

  return (
    <AppDialog
      isOpen={isOpen}
      onClose={onClose}
      width="wide"
      title={eaterCount === 0 ? pickTitle(type) : pickTitleFor(type, eaterCount)}
      description={about}
      initialFocusRef={fieldRef}
      finalFocus={finalFocus}
    >
      <div ref={areaRef} className={styles['area']} onKeyDown={onKeyDown}>
        <div className="column gap12">
          <RecipeSearchField ref={fieldRef} value={typed} onChange={setTyped} />
          <PickFilterBar type={type} unanswered={unanswered} filters={filters} onChange={change} />
        </div>
        {!isOnline && (
          <Notice tone="sky" text={t`You are offline. Searching and filling slots need a connection.`} />
        )}
        <VisuallyHidden>
          <h2>
            <Trans>Recipes</Trans>
          </h2>
        </VisuallyHidden>
        <VisuallyHidden>
          <span role="status">{recipes === null || isStale ? '' : foundText(recipes.length)}</span>
        </VisuallyHidden>
        {recipes === null && error === undefined && <ListSkeleton />}
        {recipes === null && error !== undefined && isOnline && (
          <ErrorState
            title={t`This did not load.`}
            text={readFailure(error)}
            onRetry={retry}
            isRetrying={isRetrying}
          />
        )}
        {recipes !== null && recipes.length === 0 && (
          <NothingFound
            title={nothingText(type, search, isFitAlone(filters), isFiltered)}
            onLookAtAll={isFiltered ? lookAtAll : null}
            onWrite={onWrite}
          />
        )}
        {recipes !== null && recipes.length > 0 && (
          <div aria-busy={isStale} className="fades">
            <RecipeList label={t`Recipes`}>
              {recipes.map((recipe) => (
                <RecipeRow
                  key={`${recipe.source}.${recipe.id}`}
                  recipe={recipe}
                  to={`/recipes/${recipe.id}?slot=${slotAddress(slot)}${forPortions(portions)}`}
                  action={action(recipe)}
                />
              ))}
            </RecipeList>
          </div>
        )}
        <ShowMore found={found} listRef={areaRef} />
      </div>
      <ReplaceDialog question={question} onReplace={replace} onClose={keep} />
    </AppDialog>
  );
}

interface NothingFoundProps {
  readonly title: string;
  /** Null without filters. */
  readonly onLookAtAll: (() => void) | null;
  readonly onWrite: () => void;
}

function NothingFound({ title, onLookAtAll, onWrite }: NothingFoundProps) {
  return (
    <EmptyState
      title={title}
      action={
        <p className="wrap centred">
          {onLookAtAll !== null && (
            <Button onClick={onLookAtAll}>
              <Trans>Look without filters</Trans>
            </Button>
          )}
          <Button onClick={onWrite} isOnlineOnly>
            <Trans>Write it yourself</Trans>
          </Button>
        </p>
      }
    />
  );
}

function useFound(slot: RecipeSlot, search: string, filters: PickFilters) {
  return useRecipeSearch({
    search: search === '' ? null : search,
    ...slotInput(slot),
    sources: SOURCES[filters.source],
    everybody: filters.fitsEverybody,
    maxMinutes: filters.isQuick ? QUICK_MINUTES : null,
    mealType: filters.isForType ? slot.type : null,
    equipment: filters.equipment === null ? null : [apiCookingEquipment(filters.equipment)],
  });
}

function forPortions(portions: string): string {
  return portions === '' ? '' : `&for=${encodeURIComponent(portions)}`;
}

function foundText(count: number): string {
  return plural(count, { one: '# recipe found', other: '# recipes found' });
}

function putOn(name: string, slot: string): string {
  return t`Add ${name} to ${slot}`;
}

function pickTitleFor(type: MealType, eaterCount: number): string {
  const meal = mealTypeWord(type);
  return t`Pick a ${meal} for ${eaterCount}`;
}

/** No other filter than that it fits everybody. */
function isFitAlone({ fitsEverybody, isQuick, equipment, source }: PickFilters): boolean {
  return fitsEverybody && !isQuick && equipment === null && source === 'all';
}

/** Nothing that fits as it is: the filter leaves out what fits with a swap. */
function nothingText(type: MealType, search: string, isAsItIs: boolean, isFiltered: boolean): string {
  const meal = mealTypeWord(type);
  if (isAsItIs)
    return search === '' ? t`No ${meal} fits as it is.` : t`No ${meal} with “${search}” fits as it is.`;
  if (search === '') return isFiltered ? t`No ${meal} that fits.` : t`No ${meal}.`;
  return isFiltered ? t`No ${meal} with “${search}” that fits.` : t`No ${meal} with “${search}”.`;
}

const ROWS = [0, 1, 2, 3, 4];

function ListSkeleton() {
  return (
    <Loading label={t`Looking for recipes`}>
      <div className="column gap8">
        {ROWS.map((row) => (
          <Skeleton key={row} height={84} radius={14} />
        ))}
      </div>
    </Loading>
  );
}
