import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../controls/Button.tsx';
import { Notice } from './Notice.tsx';

/** Above a form with restored input. */
export function DraftNotice({ onDiscard }: { readonly onDiscard: () => void }) {
  return (
    <Notice
      tone="sky"
      role="status"
      text={t`What you typed before is still here. It is not saved yet.`}
      action={
        <Button variant="link" onClick={onDiscard}>
          <Trans>Discard it</Trans>
        </Button>
      }
    />
  );
}
