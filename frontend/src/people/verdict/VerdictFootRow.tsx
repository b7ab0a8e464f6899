import { asText } from '../../../../domain/text/asText.ts';
import { unansweredOf, unansweredText } from '../../../../domain/people/eater/answer.ts';
import { Check, ChevronRight, CircleHelp, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import type { TripVerdicts } from './tripVerdicts.ts';
import { verdictCounts } from './verdictTexts.ts';

interface VerdictFootRowProps {
  readonly tripId: string;
  /** Null until they are worked out. */
  readonly verdicts: TripVerdicts | null;
  readonly className: string | undefined;
}

/** Leads to the page with all verdicts; absent with nothing planned. Unknown never reads as safe, nor does silence. */
export function VerdictFootRow({ tripId, verdicts, className }: VerdictFootRowProps) {
  if (verdicts === null) return null;
  const row = rowOf(verdicts);
  if (row === null) return null;
  const { Icon, text, tone } = row;
  const unanswered = unansweredText(unansweredOf(verdicts.eaters).length);
  return (
    <Link to={`/trips/${tripId}/table/meals`} className={className} data-tone={tone}>
      <Icon size={20} />
      <span>
        {text}
        {text !== null && unanswered !== null && (
          <>
            <VisuallyHidden>, </VisuallyHidden>
            <br />
          </>
        )}
        {unanswered && asText(unanswered)}
      </span>
      <ChevronRight size={18} />
    </Link>
  );
}

function rowOf({ eaters, slots }: TripVerdicts) {
  const counts = verdictCounts(slots);
  const conflicts = counts.get('conflict') ?? 0;
  const unknown = counts.get('unknown') ?? 0;
  if (conflicts + unknown + (counts.get('safe') ?? 0) === 0) return null;
  if (conflicts > 0)
    return {
      Icon: TriangleAlert,
      tone: 'ember',
      text: conflicts === 1 ? '1 meal does not fit everybody' : `${conflicts} meals do not fit everybody`,
    };
  if (unknown > 0)
    return {
      Icon: CircleHelp,
      tone: 'sky',
      text: unknown === 1 ? '1 meal is not known to fit' : `${unknown} meals are not known to fit`,
    };
  if (unansweredOf(eaters).length > 0) return { Icon: CircleHelp, tone: 'plain', text: null };
  return { Icon: Check, tone: 'pine', text: 'Everybody can eat' };
}
