import { t } from '@lingui/core/macro';
import { unansweredOf } from '../../../../domain/people/eater/answer.ts';
import { useTripVerdicts } from '../../people/verdict/useTripVerdicts.ts';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';

interface PeopleDotProps {
  readonly tripId: string;
  readonly className: string | undefined;
}

/** At People: somebody has not answered, or a meal may not work for somebody. */
export function PeopleDot({ tripId, className }: PeopleDotProps) {
  const { verdicts } = useTripVerdicts(tripId);
  if (verdicts === null) return null;
  const marks = [...verdicts.marks.values()];
  const text = marks.some(({ isConflict }) => isConflict)
    ? t`a meal doesn’t work for somebody`
    : marks.length > 0
      ? t`a meal may not work for somebody`
      : verdicts.eaters.length > 1 && unansweredOf(verdicts.eaters).length > 0
        ? t`somebody hasn’t answered`
        : null;
  if (text === null) return null;
  return (
    <>
      <span className={className} aria-hidden="true" />
      <VisuallyHidden>, {text}</VisuallyHidden>
    </>
  );
}
