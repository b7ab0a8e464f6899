import { Trans } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import type { useRecipeSearch } from './useRecipeSearch.ts';

interface ShowMoreProps {
  readonly found: Pick<ReturnType<typeof useRecipeSearch>, 'showMore' | 'isNextSaved' | 'isLoadingMore'>;
  /** Has the rows. */
  readonly listRef: RefObject<HTMLElement | null>;
}

/** The next page of a list of recipes, whose first row takes the focus from the button; nothing after the last page. */
export function ShowMore({ found: { showMore, isNextSaved, isLoadingMore }, listRef }: ShowMoreProps) {
  if (showMore === null) return null;
  const rows = () => listRef.current?.querySelectorAll<HTMLElement>('[data-recipe-row]') ?? [];
  return (
    <p className="wrap centred above16">
      <Button
        variant="line"
        isWorking={isLoadingMore}
        isOnlineOnly={!isNextSaved()}
        onClick={({ currentTarget }) => {
          const { length } = rows();
          void showMore().then(() => {
            const { activeElement, body } = document;
            // The body has it once the last page has removed the button.
            if (activeElement === currentTarget || activeElement === body)
              rows()[length]?.focus({ preventScroll: true });
          });
        }}
      >
        <Trans>Show more</Trans>
      </Button>
    </p>
  );
}
