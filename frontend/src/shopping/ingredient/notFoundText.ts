import { t } from '@lingui/core/macro';
import { missingLabel } from '../../../../domain/shopping/missing/unavailable.ts';
import { asText } from '../../../../domain/text/asText.ts';
import type { UnavailableKind } from '../../gql/schema.generated.ts';
import { labelled } from '../../labels/labelled.ts';

interface NotFound {
  readonly kind: UnavailableKind;
  /** To the cooks. */
  readonly message: string | null;
}

/** What a cook has to know of an ingredient: "No basil: sold out", "Not found in the shop yet: only 500 g left". */
export function notFoundText(name: string, unavailable: NotFound): string {
  if (unavailable.kind === 'LEFT_OUT') return asText(missingLabel(name, unavailable));
  const text = t`Not found in the shop yet`;
  return unavailable.message === null ? text : labelled(text, unavailable.message);
}
