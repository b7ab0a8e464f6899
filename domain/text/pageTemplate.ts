/**
 * The build writes pages before it is known whose installation serves them. What they say about it is left open:
 * `{{productName}}` is a place that the server fills, `{{if photos}}…{{else}}…{{end}}` a choice that it makes.
 */

/** What is filled in. `origin` has no slash at its end, `today` is "November 21, 2026". */
export type PlaceName = 'productName' | 'origin' | 'today' | 'todayIso' | 'year';

/** What an installation has switched on. */
export type PageFlag = 'monetization' | 'photos' | 'model' | 'texts';

export type PlaceValues = Readonly<Record<PlaceName, string>>;
export type PageFlags = Readonly<Record<PageFlag, boolean>>;

/** Leaves a place open in text or in an attribute. */
export function place(name: PlaceName): string {
  return `{{${name}}}`;
}

/** Leaves a place open inside of a string of JSON that stands in a script element. */
export function placeInJson(name: PlaceName): string {
  return `{{json ${name}}}`;
}

/** Leaves a choice open. There is no choice within a choice. */
export function choice(flag: PageFlag, ifOn: string, ifOff = ''): string {
  return `{{if ${flag}}}${ifOn}{{else}}${ifOff}{{end}}`;
}

const CHOICE = /\{\{if (\w+)\}\}(.*?)\{\{else\}\}(.*?)\{\{end\}\}/gs;
const PLACE = /\{\{(json )?(\w+)\}\}/g;

/**
 * Makes every choice and fills every place of a page that the build wrote. Values are text, whatever is in them: they
 * come out as text, and what looks like a place in one of them stays as it is.
 * @throws Error when the page has a place or a choice that nobody knows
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

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text as it stands in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** A text as it stands between the quotes of JSON in a script element, which no tag in it can end. */
function escapeJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
