// The pages of docs/ that the product links to, as HTML beside the client.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { Marked } from 'marked';
import { clientDir, SOURCE } from './languages.mjs';

const PAGES = ['configuration', 'operation', 'upgrading', 'getting-started', 'rest', 'graphql', 'webhooks'];

const folder = new URL('docs/', `file://${clientDir(SOURCE)}/`);
mkdirSync(folder, { recursive: true });
copyFileSync(new URL('docs.css', import.meta.url), new URL('docs.css', folder));
for (const page of PAGES) {
  const text = readFileSync(new URL(`../../docs/${page}.md`, import.meta.url), 'utf8');
  writeFileSync(new URL(`${page}.html`, folder), pageOf(text));
}

function pageOf(text) {
  const title = /^# (.*)$/m.exec(text)?.[1] ?? '';
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth, text: heading }) {
        return `<h${depth} id="${anchorOf(heading)}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      /** A setting is found by its name: #SMS_PROVIDER. */
      listitem({ tokens, text: item }) {
        const name = /^\*\*`([A-Z_]+)`\*\*/.exec(item)?.[1];
        return `<li${name === undefined ? '' : ` id="${name}"`}>${this.parser.parse(tokens)}</li>\n`;
      },
      link({ href, tokens }) {
        const inner = this.parser.parseInline(tokens);
        const [, name, anchor = ''] = /^([\w-]+)\.md(#.*)?$/.exec(href) ?? [];
        if (name !== undefined && PAGES.includes(name)) return `<a href="${name}.html${anchor}">${inner}</a>`;
        // Other files are in the repository alone.
        return /^(https?:|#)/.test(href) ? `<a href="${href}">${inner}</a>` : inner;
      },
    },
  });
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><link rel="stylesheet" href="docs.css"></head>
<body><main>${marked.parse(text.replaceAll(/<!--.*?-->/gs, ''))}</main></body></html>
`;
}

/** As GitHub does. */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(' ', '-');
}
