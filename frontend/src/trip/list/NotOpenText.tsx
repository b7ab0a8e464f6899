import { t } from '@lingui/core/macro';
import { usePhoneText } from '../../ui/phone/allPhones.ts';

interface NotOpenTextProps {
  /** E.164 */
  readonly viewerPhone: string | undefined;
}

/** About an invitation that the viewer cannot answer. */
export function NotOpenText({ viewerPhone }: NotOpenTextProps) {
  const phone = usePhoneText(viewerPhone ?? '');
  return viewerPhone === undefined
    ? t`This invitation is no longer open. It was already answered, or it is for a phone number other than yours.`
    : t`This invitation is no longer open. It was already answered, or it is for a phone number other than yours, ${phone}.`;
}
