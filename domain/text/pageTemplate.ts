/**
 * Template language of the prerendered pages: `{{productName}}` is a placeholder, `{{if photos}}…{{else}}…{{end}}` a
 * choice. The server fills both, since the build does not know the installation.
 */

/** Placeholders. `origin` has no trailing slash, `today` is "November 21, 2026". */
export type PlaceName = 'productName' | 'origin' | 'today' | 'todayIso' | 'year';

/** Features that an installation can switch on. */
export type PageFlag = 'monetization' | 'photos' | 'model' | 'texts';

export type PlaceValues = Readonly<Record<PlaceName, string>>;
export type PageFlags = Readonly<Record<PageFlag, boolean>>;

/** A placeholder in text or in an attribute. */
export function place(name: PlaceName): string {
  return `{{${name}}}`;
}

/** A placeholder inside a JSON string of a script element. */
export function placeInJson(name: PlaceName): string {
  return `{{json ${name}}}`;
}

/** A choice by a feature; choices do not nest. */
export function choice(flag: PageFlag, ifOn: string, ifOff = ''): string {
  return `{{if ${flag}}}${ifOn}{{else}}${ifOff}{{end}}`;
}

const CHOICE = /\{\{if (\w+)\}\}(.*?)\{\{else\}\}(.*?)\{\{end\}\}/gs;
const PLACE = /\{\{(json )?(\w+)\}\}/g;

/**
 * Fills a template. Values are escaped, and placeholders inside values stay text.
 * @throws Error for an unknown placeholder or feature
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

/** Escapes text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** Escapes text for a JSON string in a script element, so that no tag ends the element. */
function escapeJson(text: string): string {
  return JSON.stringify(text)
    .slice(1, -1)
    .replaceAll(
      /[<>&\u2028\u2029]/g,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
