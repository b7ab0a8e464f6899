import { CircleHelp, TriangleAlert } from 'lucide-react';

interface DietMarkProps {
  readonly text: string;
  /** False: nobody can tell. */
  readonly isConflict?: boolean;
}

/** Conflict line: "No trout on this trip". */
export function DietMark({ text, isConflict = true }: DietMarkProps) {
  const Icon = isConflict ? TriangleAlert : CircleHelp;
  return (
    <span className="label iconText breaks ember">
      <Icon size={16} strokeWidth={2} aria-hidden="true" />
      {text}
    </span>
  );
}
