import { Trans } from '@lingui/react/macro';
import { formatNorthAmerican } from '../../../../domain/people/phone/spelling.ts';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import styles from './Person.module.css';

interface PersonProps {
  /** Null if deleted. */
  readonly name: string | null;
  /** E.164 */
  readonly phone: string | null;
}

export function Person({ name, phone }: PersonProps) {
  if (name === null)
    return (
      <span className={styles['deleted']}>
        <Trans>Deleted account</Trans>
      </span>
    );
  return (
    <span>
      <b className={styles['name']} dir="auto" title={name}>
        {name}
      </b>
      {phone !== null && (
        <>
          <VisuallyHidden> </VisuallyHidden>
          <span className={styles['phone']}>{formatNorthAmerican(phone)}</span>
        </>
      )}
    </span>
  );
}
