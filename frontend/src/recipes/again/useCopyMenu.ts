import { t } from '@lingui/core/macro';
import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { errorMessage, readFailure } from '../../gql/errorMessage.ts';
import type { MenuDayInput } from '../../gql/schema.generated.ts';
import { showError, showToast } from '../../ui/feedback/toaster.tsx';
import { isEmptySlot, isNewMeal } from '../pick/emptySlot.ts';
import { useTakeOut } from '../pick/useTakeOut.ts';
import { copiedText, menuDays } from './menuDays.ts';
import {
  useCopyMenuMutation,
  usePreviewMenuMutation,
  type MenuMealFragment,
  type PreviewMenuMutation,
} from './PlanAgain.generated.ts';

interface Shown {
  readonly fromTripId: string;
  /** Null: as the server would place them. */
  readonly days: readonly MenuDayInput[] | null;
}

interface Choice {
  readonly fromTripId: string;
  readonly days: readonly MenuDayInput[];
  readonly meals: readonly MenuMealFragment[];
  readonly withItems: boolean;
}

/** Shows what a menu would bring, and copies it at once. */
export function useCopyMenu(tripId: string, onCopied: () => void) {
  const { cache } = useApolloClient();
  const [previewMenu] = usePreviewMenuMutation();
  const [copyMenu, copying] = useCopyMenuMutation();
  const takeOut = useTakeOut();
  const [preview, setPreview] = useState<PreviewMenuMutation['planAgain'] | null>(null);
  const [asked, setAsked] = useState<Shown | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isLoading, setLoading] = useState(false);
  /** Answers to earlier ones are dropped. */
  const latest = useRef<Shown | null>(null);

  function show(request: Shown): void {
    setAsked(request);
    if (request.days === null) setPreview(null);
    setFailure(null);
    void read(request);
  }

  async function read(request: Shown): Promise<void> {
    const { fromTripId, days } = request;
    latest.current = request;
    setLoading(true);
    try {
      const input = {
        tripId,
        fromTripId,
        preview: true,
        items: true,
        ...(days !== null && { days: [...days] }),
      };
      const { data } = await previewMenu({ variables: { input } });
      if (request !== latest.current) return;
      setPreview(data?.planAgain ?? null);
      setFailure(null);
    } catch (error) {
      if (request !== latest.current) return;
      setFailure(readFailure(error));
    }
    setLoading(false);
  }

  /** The failure stays until then. */
  function retry(): void {
    if (asked !== null) void read(asked);
  }

  async function copy({ fromTripId, days, meals, withItems }: Choice): Promise<void> {
    const wereEmpty = areEmpty(cache, tripId, meals);
    try {
      const { data } = await copyMenu({
        variables: {
          input: {
            tripId,
            fromTripId,
            items: withItems,
            days: [...days],
            mealIds: meals.map(({ fromMealId }) => fromMealId),
          },
        },
      });
      const added = data?.planAgain;
      const copies = added?.meals.flatMap(({ meal }) => meal ?? []) ?? [];
      const names = new Set(added?.items);
      // Items of a name that the trip already had were not copied.
      const items = added?.trip.items.filter(({ name }) => names.has(name)) ?? [];
      const isUndoable = copies.length + items.length > 0 && (wereEmpty || copies.every(isNewMeal));
      showToast({
        kind: 'success',
        title: copiedText(copies.length, items.length),
        ...(isUndoable && { action: takeOut(tripId, idsOf(copies), idsOf(items)) }),
      });
      onCopied();
    } catch (error) {
      showError(errorMessage(error, t`Check your connection and try again.`), t`Nothing was copied`);
    }
  }

  return {
    preview,
    days: menuDays(preview?.meals ?? [], asked?.days ?? []),
    failure,
    isLoading,
    show,
    retry,
    copy,
    isCopying: copying.loading,
  };
}

function idsOf(things: readonly { readonly id: string }[]): string[] {
  return things.map(({ id }) => id);
}

/** Then deleting the copies undoes everything. */
function areEmpty(cache: ApolloCache, tripId: string, meals: readonly MenuMealFragment[]): boolean {
  return meals.every(({ date, type }) => date !== null && isEmptySlot(cache, { tripId, date, type }));
}
