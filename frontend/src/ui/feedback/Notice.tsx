import { Alert } from '@chakra-ui/react/alert';
import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { noticeRecipe } from '../theme/feedback.recipe.ts';
import styles from './Notice.module.css';

const ICONS = { plain: Info, ember: TriangleAlert, berry: CircleAlert, sky: Info } as const;

interface NoticeProps {
  /** `plain` explains, `ember` warns, `berry` is an error, `sky` informs. */
  readonly tone: keyof typeof ICONS;
  /** By default the tone's. */
  readonly icon?: ReactNode;
  readonly title?: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
  /** `alert` for sudden events, `status` for what can wait. */
  readonly role?: 'alert' | 'status';
}

export function Notice({ tone, icon, title, text, action, role }: NoticeProps) {
  const Icon = ICONS[tone];
  return (
    <Alert.Root recipe={noticeRecipe} data-tone={tone} role={role}>
      <Alert.Indicator>{icon ?? <Icon size={20} />}</Alert.Indicator>
      <Alert.Content>
        {title !== undefined && <Alert.Title as="p">{title}</Alert.Title>}
        {text !== undefined && <Alert.Description as="p">{text}</Alert.Description>}
        {action !== undefined && <div className={styles['action']}>{action}</div>}
      </Alert.Content>
    </Alert.Root>
  );
}
