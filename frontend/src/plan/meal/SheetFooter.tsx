import { Trans } from '@lingui/react/macro';
import type { SyntheticEvent } from 'react';
import { Button } from '../../ui/controls/Button.tsx';

interface WritingFooterProps {
  readonly formId: string;
  readonly isSaving: boolean;
  readonly isMarking: boolean;
  readonly onNotNeeded: () => void;
  readonly onCancel: () => void;
}

/** Save, Cancel and Not Needed. */
export function WritingFooter({ formId, isSaving, isMarking, onNotNeeded, onCancel }: WritingFooterProps) {
  return (
    <>
      <span className="pushesOnWide">
        <Button variant="quiet" isWorking={isMarking} onClick={onNotNeeded} isOnlineOnly>
          <Trans>Not Needed</Trans>
        </Button>
      </span>
      <span className="notOnPhone">
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </span>
      <Button variant="primary" type="submit" form={formId} isWorking={isSaving} isOnlineOnly>
        <Trans>Save</Trans>
      </Button>
    </>
  );
}

interface AnswerFooterProps {
  readonly back: string;
  readonly onBack: () => void;
  readonly save: string;
  readonly onSave: (event: SyntheticEvent) => void;
  readonly isSaving: boolean;
}

/** Answers to what somebody else did to the meal. */
export function AnswerFooter({ back, onBack, save, onSave, isSaving }: AnswerFooterProps) {
  return (
    <>
      <span className="pushesOnWide">
        <Button variant="quiet" onClick={onBack}>
          {back}
        </Button>
      </span>
      <Button variant="primary" onClick={onSave} isWorking={isSaving} isOnlineOnly>
        {save}
      </Button>
    </>
  );
}
