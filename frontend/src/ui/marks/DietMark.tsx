import { TriangleAlert } from 'lucide-react';

/** Conflict line: "Contains fish: not vegan". */
export function DietMark({ text }: { readonly text: string }) {
  return (
    <span className="label iconText breaks ember">
      <TriangleAlert size={16} strokeWidth={2} aria-hidden="true" />
      {text}
    </span>
  );
}
