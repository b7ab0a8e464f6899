import { isWebAddress } from '../../../../../domain/text/site/webAddress.ts';
import { isObject, listOf, type JsonObject } from '../page/jsonObject.ts';
import { textOfMarkup } from '../page/markupText.ts';
import { readMinutes } from '../recipe/duration.ts';

export function objectsOf(value: unknown): readonly JsonObject[] {
  return listOf(value).filter(isObject);
}

/** '' for anything but a text or a number. */
export function textOf(value: unknown): string {
  if (typeof value === 'number') return value.toString();
  return typeof value === 'string' ? textOfMarkup(value) : '';
}

export function nameOf(value: unknown): string {
  return isObject(value) ? textOf(value['name']) : textOf(value);
}

export function minutesOf(total: unknown, ...parts: readonly unknown[]): number | null {
  const sum = parts.reduce<number>((minutes, part) => minutes + (readMinutes(textOf(part)) ?? 0), 0);
  return readMinutes(textOf(total)) ?? (sum || null);
}

export function addressOf(...values: readonly unknown[]): string[] {
  return values.filter((value) => typeof value === 'string').filter(isWebAddress);
}

/** Without what floating point adds: 0.3333333333. */
export function decimalText(value: unknown): string {
  return typeof value === 'number' ? Number(value.toFixed(3)).toString() : textOf(value);
}

/** "250 g red lentils, rinsed" */
export function withNote(parts: readonly string[], note: string): string {
  const line = parts.filter((part) => part !== '').join(' ');
  if (note === '') return line;
  return line === '' ? note : `${line}, ${note}`;
}
