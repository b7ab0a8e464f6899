import { Trans } from '@lingui/react/macro';
import { formatPhone } from '../../../../domain/people/phone/phone.ts';
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
          <span className={styles['phone']}>{formatPhone(phone)}</span>
        </>
      )}
    </span>
  );
}
