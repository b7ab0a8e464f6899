import { t } from '@lingui/core/macro';
import { isEmail } from '../../../../domain/people/contact.ts';
import { usePhoneText } from '../../ui/phone/allPhones.ts';

interface NotOpenTextProps {
  /** Phone number in E.164, else email. */
  readonly viewerContact: string | null | undefined;
}

/** About an invitation that the viewer cannot answer. */
export function NotOpenText({ viewerContact }: NotOpenTextProps) {
  const email = viewerContact != null && isEmail(viewerContact) ? viewerContact : null;
  const phone = usePhoneText(email === null ? (viewerContact ?? '') : '');
  if (email !== null)
    return t`This invitation is no longer open. It was already answered, or it is for a phone number or email other than yours, ${email}.`;
  return phone === ''
    ? t`This invitation is no longer open. It was already answered, or it is for a phone number other than yours.`
    : t`This invitation is no longer open. It was already answered, or it is for a phone number other than yours, ${phone}.`;
}
