import { Progress } from '@chakra-ui/react/progress';
import { progressRecipe, segmentBarRecipe } from '../theme/progress.recipe.ts';

interface ProgressBarProps {
  readonly value: number;
  readonly max: number;
  /** Such as "Meals planned". */
  readonly label: string;
}

export function ProgressBar({ value, max, label }: ProgressBarProps) {
  return (
    <Progress.Root recipe={progressRecipe} {...amount(value, max)}>
      <Progress.Track {...spoken(value, max, label)}>
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
}

interface SegmentBarProps {
  readonly segments: readonly { readonly done: number; readonly total: number }[];
  readonly label: string;
}

/** Each part is as wide as its total. */
export function SegmentBar({ segments, label }: SegmentBarProps) {
  const done = segments.reduce((sum, segment) => sum + segment.done, 0);
  const total = segments.reduce((sum, segment) => sum + segment.total, 0);
  return (
    <Progress.Root recipe={segmentBarRecipe} {...amount(done, total)}>
      <Progress.Track {...spoken(done, total, label)}>
        {segments.map((segment, index) => (
          // Segments have no id.
          <div key={index} style={{ flexGrow: segment.total }}>
            <div style={{ width: `${segment.total === 0 ? 0 : (100 * segment.done) / segment.total}%` }} />
          </div>
        ))}
      </Progress.Track>
    </Progress.Root>
  );
}

/** Chakra rejects values above max, and divides by max. */
function amount(value: number, max: number) {
  return { value: Math.min(value, max), max: Math.max(max, 1) };
}

function spoken(value: number, max: number, label: string) {
  return { 'aria-label': label, 'aria-valuemax': max, 'aria-valuetext': `${value} of ${max}` };
}
