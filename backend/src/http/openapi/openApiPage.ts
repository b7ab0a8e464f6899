import { escapeHtml } from '../../../../domain/text/site/escapeHtml.ts';
import { schemasIn, type JsonSchema } from './components.ts';
import type { OpenApi } from './openApi.ts';
import type { OperationObject, Parameter } from './operationObject.ts';

/**
 * The document as a page to read, without scripts, in the style of /docs/.
 * @returns HTML
 */
export function openApiPage({ info, tags, paths, components }: OpenApi): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): Call => ({ path, method, operation })),
  );
  const sections = tags.map(({ name }) => ({
    name,
    calls: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(info.title)}</title><link rel="stylesheet" href="/docs/docs.css"></head>
<body><main><h1>${escapeHtml(info.title)}</h1>
<p>${marked(info.description)}</p>
<p><a href="/api/openapi.json">openapi.json</a> · <a href="/docs/rest.html">REST</a> · <a href="/docs/graphql.html">GraphQL</a></p>
<nav aria-label="Calls">${sections.map(contents).join('')}</nav>
${sections.map(section).join('\n')}
<h2 id="types">Types</h2>
${Object.entries(components.schemas).map(type).join('\n')}
</main></body></html>
`;
}

interface Call {
  readonly path: string;
  readonly method: string;
  readonly operation: OperationObject;
}

interface Section {
  readonly name: string;
  readonly calls: readonly Call[];
}

function contents({ name, calls }: Section): string {
  const links = calls.map(
    (call) => `<li><a href="#${call.operation.operationId}"><code>${callText(call)}</code></a></li>`,
  );
  return `<details><summary>${escapeHtml(name)}</summary><ul>${links.join('')}</ul></details>`;
}

function section({ name, calls }: Section): string {
  return `<h2>${escapeHtml(name)}</h2>\n${calls.map(article).join('\n')}`;
}

function callText({ path, method }: Call): string {
  return `${method.toUpperCase()} ${escapeHtml(path)}`;
}

function article(call: Call): string {
  const { operationId, summary, description, parameters, requestBody, responses } = call.operation;
  const answers = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  const refusals = Object.keys(responses).filter((status) => /^[45]/.test(status));
  return `<article id="${operationId}"><h3><code>${callText(call)}</code></h3>
<p>${marked(summary)}</p><p>${marked(description)}</p>
${parameters.length === 0 ? '' : `<p>Parameters:</p><ul>${parameters.map(parameter).join('')}</ul>`}
${Object.entries(requestBody?.content ?? {})
  .map(media('Body'))
  .join('')}
${answers.map(([status, { content = {} }]) => Object.entries(content).map(media(status)).join('') || `<p>${status}: no body.</p>`).join('')}
<p>Errors: ${refusals.join(', ')}, as <a href="#ApiError">ApiError</a>.</p></article>`;
}

function parameter({ name, in: place, required = false, description, schema }: Parameter): string {
  return property(
    name,
    { ...schema, ...(description === undefined ? {} : { description }) },
    required,
    place,
  );
}

function media(label: string) {
  return ([mediaType, { schema, example }]: [
    string,
    { readonly schema: JsonSchema; readonly example?: unknown },
  ]): string => {
    const shown =
      example === undefined
        ? ''
        : `<pre tabindex="0"><code>${escapeHtml(JSON.stringify(example, null, 2))}</code></pre>`;
    return `<p>${label}, <code>${escapeHtml(mediaType)}</code>: ${typeText(schema)}</p>${shown}${properties(schema)}`;
  };
}

function type([name, schema]: [string, JsonSchema]): string {
  const { description } = schema;
  const text = typeof description === 'string' ? `<p>${marked(description)}</p>` : '';
  return `<section id="${name}"><h3>${name}</h3>${text}${properties(schema)}</section>`;
}

/** Of an object, else nothing. */
function properties(schema: JsonSchema): string {
  const required: readonly unknown[] = Array.isArray(schema['required']) ? schema['required'] : [];
  const entries = Object.entries(Object(schema['properties']) as Readonly<Record<string, JsonSchema>>);
  if (entries.length === 0) return '';
  const items = entries.map(([name, one]) => property(name, one, required.includes(name)));
  return `<ul>${items.join('')}</ul>`;
}

function property(name: string, schema: JsonSchema, isRequired: boolean, place = ''): string {
  const { description } = schema;
  const words = [
    typeText(schema),
    ...(isRequired ? [] : ['optional']),
    ...(place === '' ? [] : [`in ${place}`]),
  ];
  const text = typeof description === 'string' ? `: ${marked(description)}` : '';
  return `<li><code>${escapeHtml(name)}</code> (${words.join(', ')})${text}${schemasOf(schema).map(properties).join('')}</li>`;
}

/** The schema itself, its alternatives and its items: where properties may be. */
function schemasOf(schema: JsonSchema): JsonSchema[] {
  const { anyOf, items } = schema;
  const inner = [...schemasIn(anyOf), ...schemasIn(items === undefined ? [] : [items])];
  return [schema, ...inner.flatMap(schemasOf)];
}

/** "list of Meal", "text or null", with the values of an enum and the limits. */
function typeText(schema: JsonSchema): string {
  const { $ref, anyOf, type: types, items, enum: values } = schema;
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? '';
    return `<a href="#${name}">${name}</a>`;
  }
  if (anyOf !== undefined) return schemasIn(anyOf).map(typeText).join(' or ');
  const told = Array.isArray(values)
    ? values.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(', ')
    : [types].flat().map(String).join(' or ');
  const text = types === 'array' ? `list of ${typeText(Object(items) as JsonSchema)}` : told;
  const limits = LIMITS.flatMap(([key, word]) =>
    key in schema ? [`${word} ${String(schema[key])}`.trim()] : [],
  );
  return [text === 'undefined' ? 'any' : text, ...limits].join(', ');
}

const LIMITS = [
  ['format', ''],
  ['minLength', 'length at least'],
  ['maxLength', 'length at most'],
  ['minItems', 'items at least'],
  ['maxItems', 'items at most'],
  ['minimum', 'at least'],
  ['exclusiveMinimum', 'above'],
  ['maximum', 'at most'],
  ['multipleOf', 'in steps of'],
] as const;

/** The little Markdown of descriptions: code, and line breaks as spaces. */
function marked(text: string): string {
  return escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
