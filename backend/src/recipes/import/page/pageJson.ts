import type { Document } from 'domhandler';
import { elementsIn, rawText } from './html.ts';

/** Texts of JSON in a page. */
export interface PageJson {
  /** JSON-LD, or other JSON with a recipe of schema.org. */
  readonly schema: readonly string[];
  /** The page's own data, if it has ingredients. */
  readonly data: readonly string[];
}

/** JSON in scripts of any type, in assignments of code, and in attributes for components. */
export function pageJson(document: Document): PageJson {
  const schema: string[] = [];
  const data: string[] = [];
  const add = (text: string) => {
    if (SCHEMA_KEY.test(text)) schema.push(text);
    else if (text.includes('"ingredients"')) data.push(text);
  };
  for (const element of elementsIn(document)) {
    const { name, attribs } = element;
    if (name !== 'script') Object.values(attribs).filter(isJson).forEach(add);
    else if (/\bld\+json\b/i.test(attribs['type'] ?? '')) schema.push(rawText(element));
    else for (const text of jsonInScript(rawText(element))) add(text);
  }
  return { schema, data };
}

/** Perhaps in a string of JSON. */
const SCHEMA_KEY = /recipeIngredient\\{0,8}["':]/;

function isJson(text: string): boolean {
  return /^\s{0,1000}[[{]/.test(text);
}

/** What a script assigns or passes to a function, without values inside values: linear in the script's size. */
function* jsonInScript(script: string): Generator<string> {
  if (!script.includes('recipeIngredient') && !script.includes('"ingredients"')) return;
  if (isJson(script)) {
    yield script;
    return;
  }
  const beforeValue = /[=(]\s{0,100}(?=[[{])/g;
  while (beforeValue.test(script)) {
    const start = beforeValue.lastIndex;
    beforeValue.lastIndex = endOfValue(script, start);
    yield script.slice(start, beforeValue.lastIndex);
  }
}

/** Where the brackets that begin here are closed, else the end. */
function endOfValue(text: string, start: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const char = text.charAt(at);
    if (isInString && char === '\\') at++;
    else if (char === '"') isInString = !isInString;
    else if (isInString) continue;
    else if (char === '{' || char === '[') depth++;
    else if ((char === '}' || char === ']') && --depth === 0) return at + 1;
  }
  return text.length;
}
