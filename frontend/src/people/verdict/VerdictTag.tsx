import { Check, CircleHelp, TriangleAlert } from 'lucide-react';
import type { TableVerdict } from '../../../../domain/people/verdict/verdict.ts';
import { Tag } from '../../ui/marks/Tag.tsx';

const LOOKS = {
  safe: { tone: 'pine', text: 'Works', Icon: Check },
  unknown: { tone: 'sky', text: 'We can’t tell', Icon: CircleHelp },
  conflict: { tone: 'ember', text: 'Doesn’t work', Icon: TriangleAlert },
} as const;

/** @param verdict null when nothing is planned */
export function VerdictTag({ verdict }: { readonly verdict: TableVerdict | null }) {
  if (verdict === null) return <Tag>Not planned</Tag>;
  const { tone, text, Icon } = LOOKS[verdict];
  return (
    <Tag tone={tone} icon={<Icon strokeWidth={2} aria-hidden="true" />}>
      {text}
    </Tag>
  );
}
