import type { ComponentProps, ReactNode } from 'react';
import { Segments } from '../ui/controls/choice/Segments.tsx';
import { SideCard } from '../ui/layout/SideCard.tsx';
import styles from './Account.module.css';

interface ChoiceCardProps<Value extends string> extends Pick<
  ComponentProps<typeof Segments<Value>>,
  'choices' | 'value' | 'onChange'
> {
  readonly title: string;
  readonly text: string;
  readonly figure?: ReactNode;
}

/** One of a few, which takes effect at once. */
export function ChoiceCard<Value extends string>({ title, text, figure, ...rest }: ChoiceCardProps<Value>) {
  return (
    <SideCard title={title} figure={figure}>
      <p className={styles['text']}>{text}</p>
      <Segments label={title} isLabelHidden {...rest} />
    </SideCard>
  );
}
