import { formatter } from '@lingui/format-po';
import { transform } from '@swc/core';
import MagicString from 'magic-string';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { LOCALES } from '../scripts/build/languages.mjs';
import { TEXT_MACROS } from './textMacros.js';

/** A node of the syntax tree (ESTree). */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly name?: string;
  readonly value?: unknown;
  readonly key?: Node;
  readonly property?: Node;
  readonly callee?: Node;
  readonly arguments?: readonly Node[];
  readonly properties?: readonly Node[];
}

interface Found {
  readonly id?: Node | undefined;
  readonly source?: Node | undefined;
  /** A macro's. */
  readonly object?: Node | undefined;
}

/** Functions of domain/text that take an id and an English source. */
const MESSAGES = /^(?:msg|fieldMsg)$/;

/** The texts of a build in one language: no catalogue is loaded, each chunk has those that it shows. */
export function texts(language: string): Plugin[] {
  const translations = translationsOf(language);
  return [
    {
      name: 'text-macros',
      enforce: 'pre',
      transform: {
        filter: { id: /\/frontend\/.*\.tsx?$/, code: /from '@lingui\/(?:core|react)\/macro'/ },
        async handler(code, id) {
          const { code: output } = await transform(code, {
            filename: id,
            configFile: false,
            swcrc: false,
            sourceMaps: false,
            jsc: {
              target: 'es2022',
              parser: { syntax: 'typescript', tsx: id.endsWith('x') },
              transform: { react: { runtime: 'preserve' }, verbatimModuleSyntax: false },
              experimental: { plugins: [TEXT_MACROS] },
            },
          });
          return { code: output, map: null };
        },
      },
    },
    {
      name: 'translations',
      transform: {
        order: 'post',
        filter: { id: /\/(?:frontend|domain)\/.*\.tsx?$/, code: /#texts|#trans|\b(?:msg|fieldMsg)\(/ },
        handler(code) {
          const output = new MagicString(code);
          const visit = (node: unknown): void => {
            if (Array.isArray(node)) node.forEach(visit);
            else if (isNode(node)) {
              translate(node, output, translations);
              Object.values(node).forEach(visit);
            }
          };
          visit(this.parse(code));
          return output.hasChanged() ? { code: output.toString(), map: null } : null;
        },
      },
    },
  ];
}

/** By id; empty for English. */
function translationsOf(language: string): ReadonlyMap<string, string> {
  const filename = fileURLToPath(new URL(`${language}.po`, LOCALES));
  if (!existsSync(filename)) return new Map();
  const context = { locale: language, sourceLocale: 'en', filename };
  const catalogue = formatter().parse(readFileSync(filename, 'utf8'), context) as Readonly<
    Record<string, { readonly translation: string }>
  >;
  const entries = Object.entries(catalogue).map(([id, { translation }]) => [id, translation] as const);
  return new Map(entries.filter(([, translation]) => translation !== ''));
}

/** Replaces the English source in `{ id, message }` and in `msg(id, source)`. */
function translate(node: Node, output: MagicString, translations: ReadonlyMap<string, string>): void {
  const { id, source, object } = textOf(node);
  if (id === undefined || source === undefined) return;
  const translation = translations.get(String(id.value));
  if (translation !== undefined) output.update(source.start, source.end, JSON.stringify(translation));
  // Those of macros are only for catalogues.
  for (const name of ['id', 'context']) {
    const property = propertyOf(object, name);
    if (object !== undefined && property !== undefined)
      output.remove(property.start, nextOf(property, object));
  }
}

/** `msg(id, source)`, `i18n._({ id, message })` or `jsx(Trans, { id, message })`. */
function textOf({ type, callee, arguments: given = [] }: Node): Found {
  if (type !== 'CallExpression' || callee === undefined) return {};
  const [first, second] = given;
  if (MESSAGES.test(callee.name ?? '')) return isText(first) ? { id: first, source: second } : {};
  const object =
    callee.property?.name === '_' ? first : first?.name?.startsWith('Trans') === true ? second : undefined;
  const [id, source] = [propertyOf(object, 'id')?.value, propertyOf(object, 'message')?.value];
  return isNode(id) && isText(id) && isNode(source) && isText(source) ? { id, source, object } : {};
}

function propertyOf(object: Node | undefined, name: string): Node | undefined {
  return object?.properties?.find(({ key }) => key?.name === name);
}

/** Where the property after this one begins. */
function nextOf(property: Node, object: Node): number {
  const after = object.properties?.find(({ start }) => start > property.start);
  return after?.start ?? property.end;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isText(node: Node | undefined): node is Node {
  return node?.type === 'Literal' && typeof node.value === 'string';
}
