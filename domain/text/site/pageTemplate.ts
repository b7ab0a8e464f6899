import { escapeHtml } from './escapeHtml.ts';

/** Prerendered templates, filled by the server: `{{productName}}`, `{{if photos}}…{{else}}…{{end}}`. */

/** `origin` has no trailing slash; `today` is "November 21, 2026"; `signIn` is JSON: ways and providers. */
export type PlaceName = 'productName' | 'origin' | 'signIn' | 'today' | 'todayIso' | 'year';

/** The last three are ways to sign in. */
export type PageFlag = 'monetization' | 'photos' | 'model' | 'texts' | 'phone' | 'email' | 'oidc';

export type PlaceValues = Readonly<Record<PlaceName, string>>;
export type PageFlags = Readonly<Record<PageFlag, boolean>>;

/** For text and attributes. */
export function place(name: PlaceName): string {
  return `{{${name}}}`;
}

/** For a JSON string in a script element. */
export function placeInJson(name: PlaceName): string {
  return `{{json ${name}}}`;
}

/** Choices do not nest. */
export function choice(flag: PageFlag, ifOn: string, ifOff = ''): string {
  return `{{if ${flag}}}${ifOn}{{else}}${ifOff}{{end}}`;
}

const CHOICE = /\{\{if (\w+)\}\}(.*?)\{\{else\}\}(.*?)\{\{end\}\}/gs;
const PLACE = /\{\{(json )?(\w+)\}\}/g;

/**
 * Escapes values; placeholders in them stay text.
 * @throws Error for unknown names
 */
export function fillPage(template: string, values: PlaceValues, flags: PageFlags): string {
  return template
    .replaceAll(CHOICE, (_all, flag: string, ifOn: string, ifOff: string) =>
      known(flags, flag) ? ifOn : ifOff,
    )
    .replaceAll(PLACE, (_all, json: string | undefined, name: string) => {
      const value = known(values, name);
      return json === undefined ? escapeHtml(value) : escapeJson(value);
    });
}

function known<Value>(values: Readonly<Record<string, Value>>, name: string): Value {
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (value === undefined) throw new Error(`A page asks for "${name}", which the server does not know.`);
  return value;
}

/** "<" too, which could end the script. */
function escapeJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
