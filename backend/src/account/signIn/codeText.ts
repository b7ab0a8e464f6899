import { nameInText } from '../../providers/nameInText.ts';

/** The last line binds the code to our host (origin-bound one-time code format). */
export function codeText(code: string, productName: string, publicUrl: URL): string {
  const subject = ['Your', nameInText(productName), 'code is'].filter((word) => word !== '').join(' ');
  return `${subject} ${code}.\n\n@${publicUrl.hostname} #${code}`;
}
