import { Trans } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { Button } from '../../ui/controls/Button.tsx';

/** The short way to a planned meal. */
export function PickOffer({ onPick }: { readonly onPick: () => void }) {
  return (
    <Button isWide variant="line" icon={<BookOpen size={20} />} onClick={onPick} isOnlineOnly>
      <Trans>Pick a recipe</Trans>
    </Button>
  );
}
