import { capitalized } from '../../../../domain/text/capitalized.ts';
import { ChevronRight, Users } from 'lucide-react';
import { avoidLabel } from '../../../../domain/people/verdict/avoidLabels.ts';
import type { AvoidKind } from '../../gql/schema.generated.ts';
import { domainAvoid } from '../tripTable.ts';

/** More are counted. */
const SHOWN = 3;

interface RestrictionsFootRowProps {
  /** Of the whole trip, as the server read them. */
  readonly restrictions: {
    readonly avoids: readonly { readonly kind: AvoidKind; readonly value: string }[];
    readonly notUnderstood: readonly string[];
  };
  readonly onOpen: () => void;
  readonly className: string | undefined;
}

/** "Vegetarian, nut allergy: who is that?"; absent without restrictions. */
export function RestrictionsFootRow({
  restrictions: { avoids, notUnderstood },
  onOpen,
  className,
}: RestrictionsFootRowProps) {
  const names = [
    ...avoids.map((avoid) => avoidLabel(domainAvoid({ ...avoid, strictness: 'DIET' }))),
    ...notUnderstood,
  ];
  if (names.length === 0) return null;
  const shown = names.length > SHOWN ? names.slice(0, SHOWN - 1) : names;
  const rest = names.length - shown.length;
  const text = [...shown, ...(rest > 0 ? [`${rest} more`] : [])].join(', ');
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={onOpen}>
      <Users size={20} />
      {`${capitalized(text)}: who is that?`}
      <ChevronRight size={18} />
    </button>
  );
}
