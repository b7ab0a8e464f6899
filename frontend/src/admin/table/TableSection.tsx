import { Trans } from '@lingui/react/macro';
import { Copy, Download } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Button } from '../../ui/controls/Button.tsx';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import styles from './TableSection.module.css';
import { useTableFile, type TableFile } from './useTableFile.ts';

interface TableSectionProps {
  readonly title: string;
  readonly icon?: ReactNode;
  /** About the section before. */
  readonly isWarning?: boolean;
  /** Undefined without rows. */
  readonly tools?: ReactNode;
  readonly children: ReactNode;
}

export function TableSection({ title, icon, isWarning = false, tools, children }: TableSectionProps) {
  const titleId = useId();
  const Heading = isWarning ? 'h3' : 'h2';
  return (
    <section
      className={styles['section']}
      aria-labelledby={titleId}
      data-warning={isWarning ? '' : undefined}
    >
      <div className="row wrap">
        <Heading className={styles['title']} id={titleId}>
          {icon}
          {title}
        </Heading>
        {tools}
      </div>
      {children}
    </section>
  );
}

interface TableToolsProps<Row> {
  readonly title: string;
  readonly file: TableFile<Row>;
  readonly total: number;
}

/** Copies, or downloads as CSV. */
export function TableTools<Row>({ title, file, total }: TableToolsProps<Row>) {
  const { working, copy, save } = useTableFile(file, total);
  return (
    <>
      <Button variant="line" icon={<Copy size={18} />} onClick={copy} isWorking={working === 'copy'}>
        <span>
          <Trans>
            Copy<VisuallyHidden> {title}</VisuallyHidden>
          </Trans>
        </span>
      </Button>
      <Button variant="line" icon={<Download size={18} />} onClick={save} isWorking={working === 'save'}>
        <span>
          <Trans>
            Save as CSV<VisuallyHidden>: {title}</VisuallyHidden>
          </Trans>
        </span>
      </Button>
    </>
  );
}
