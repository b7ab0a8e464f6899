import { oneLine } from '../../labels/plainText.ts';

export type Part = Node | string | null;

/** An element with these parts in it; null ones are left out. */
export function element(
  name: keyof HTMLElementTagNameMap,
  parts: readonly Part[],
  className = '',
): HTMLElement {
  const made = document.createElement(name);
  if (className !== '') made.className = className;
  made.append(...parts.filter((part) => part !== null));
  return made;
}

/**
 * An element with a text that somebody typed, on one line and in its own direction. It is text whatever it is: nothing
 * in it can become markup.
 */
export function typed(name: keyof HTMLElementTagNameMap, text: string, className = ''): HTMLElement {
  const made = element(name, [oneLine(text)], className);
  made.dir = 'auto';
  return made;
}

/** A list with these texts; null when there are none. */
export function typedList(name: 'ul' | 'ol', texts: readonly string[]): HTMLElement | null {
  if (texts.length === 0) return null;
  return element(
    name,
    texts.map((text) => typed('li', text)),
  );
}
