import { msg, type Message } from '../../../../domain/text/message.ts';
import type { Contact } from '../../../../domain/people/contact.ts';
import type { Words } from '../../outbox/textBody.ts';
import { nameInText } from '../../providers/nameInText.ts';

/** Of a code, and of a mail with a link that fills it in. */
export function codeWords(code: string, contact: Contact, productName: string, publicUrl: URL): Words {
  const product = nameInText(productName) || publicUrl.hostname;
  const link = signInLink(code, contact, publicUrl);
  return {
    text: () => codeText(code, productName, publicUrl),
    subject: () => msg('mail.codeSubject', 'Your {product} code is {code}', { product, code }),
    mail: () =>
      msg(
        'mail.code',
        'Your {product} code is {code}. It works for five minutes.\n\nOr open this link on the device where you want to sign in:\n{link}\n\nIf you did not ask for it, ignore this email.',
        { product, code, link },
      ),
  };
}

/** In the fragment, so that it is in no log. A click on the page signs in, so that scanners of mail use no code up. */
function signInLink(code: string, contact: Contact, publicUrl: URL): string {
  const link = new URL('/', publicUrl);
  link.hash = `sign-in?${new URLSearchParams({ email: contact, code }).toString()}`;
  return link.href;
}

/** The last line binds the code to our host (origin-bound one-time code format). */
export function codeText(code: string, productName: string, publicUrl: URL): Message {
  const product = nameInText(productName);
  const binding = `\n\n@${publicUrl.hostname} #${code}`;
  return product === ''
    ? msg('text.code', 'Your code is {code}.{binding}', { code, binding })
    : msg('text.codeOf', 'Your {product} code is {code}.{binding}', { product, code, binding });
}
