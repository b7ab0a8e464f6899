import { Alert } from '@chakra-ui/react/alert';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { noticeRecipe } from '../theme/feedback.recipe.ts';
import styles from './Notice.module.css';

const ICONS = { ember: TriangleAlert, berry: CircleAlert, sky: Info } as const;

interface NoticeProps {
  /** `ember` for what needs attention, `berry` for what failed, `sky` for what is good to know. */
  readonly tone: keyof typeof ICONS;
  readonly title?: string;
  readonly text?: ReactNode;
  /** The way on, below the text. */
  readonly action?: ReactNode;
  /** `alert` where it appears because something happened, `status` where it may wait its turn to be read. */
  readonly role?: 'alert' | 'status';
}

/** Something to know before one goes on, in the place where it matters. */
export function Notice({ tone, title, text, action, role }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <Alert.Root recipe={noticeRecipe} data-tone={tone} role={role}>
      <Alert.Indicator>
        <Icon size={20} />
      </Alert.Indicator>
      <Alert.Content>
        {title !== undefined && <Alert.Title as="p">{title}</Alert.Title>}
        {text !== undefined && <Alert.Description as="p">{text}</Alert.Description>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </Alert.Content>
    </Alert.Root>
  );
}
