import { Trans } from '@lingui/react/macro';
import { BookOpen } from 'lucide-react';
import { useOnlineOnly } from '../../browser/useOnline.ts';
import { Button } from '../../ui/controls/Button.tsx';

/** The short way to a planned meal. */
export function PickOffer({ onPick }: { readonly onPick: () => void }) {
  const onlineOnly = useOnlineOnly();
  return (
    <Button isWide variant="line" icon={<BookOpen size={20} />} onClick={onPick} {...onlineOnly}>
      <Trans>Pick a recipe</Trans>
    </Button>
  );
}
