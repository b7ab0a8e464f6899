import { Trans } from '@lingui/react/macro';
import { formatPhone } from '../../../../domain/people/phone/phone.ts';
import { VisuallyHidden } from '../../ui/marks/VisuallyHidden.tsx';
import styles from './Person.module.css';

interface PersonProps {
  /** Null if deleted. */
  readonly name: string | null;
  /** Phone number in E.164. */
  readonly phone: string | null;
  /** Shown where there is no number. */
  readonly email: string | null;
}

export function Person({ name, phone, email }: PersonProps) {
  const contact = phone === null ? email : formatPhone(phone);
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
      {contact !== null && (
        <>
          <VisuallyHidden> </VisuallyHidden>
          <span className={styles['contact']}>{contact}</span>
        </>
      )}
    </span>
  );
}
