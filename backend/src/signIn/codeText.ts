import { nameInText } from '../providers/nameInText.ts';

/**
 * What the text with a sign-in code says. Its last line binds the code to the product's own host, so that phones
 * offer it there and nowhere else (the origin-bound one-time code format).
 */
export function codeText(code: string, productName: string, publicUrl: URL): string {
  const subject = ['Your', nameInText(productName), 'code is'].filter((word) => word !== '').join(' ');
  return `${subject} ${code}.\n\n@${publicUrl.hostname} #${code}`;
}
