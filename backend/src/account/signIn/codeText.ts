import { msg, type Message } from '../../../../domain/text/message.ts';
import { nameInText } from '../../providers/nameInText.ts';

/** The last line binds the code to our host (origin-bound one-time code format). */
export function codeText(code: string, productName: string, publicUrl: URL): Message {
  const product = nameInText(productName);
  const binding = `\n\n@${publicUrl.hostname} #${code}`;
  return product === ''
    ? msg('text.code', 'Your code is {code}.{binding}', { code, binding })
    : msg('text.codeOf', 'Your {product} code is {code}.{binding}', { product, code, binding });
}
