import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse, validate } from 'graphql';
import { settings } from '../../config/config.ts';
import { GENERATED_PARTS, withGeneratedPart } from './docs.ts';
import { createSchema } from '../graphql/schema.ts';

const pages = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Heading anchors as GitHub makes them. */
function anchorsOf(page: string): string[] {
  return [...readFileSync(page, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

function isBroken(page: string, link: string): boolean {
  if (/^https?:/.test(link)) return false;
  const [file = '', anchor] = link.split('#', 2);
  const target = file === '' ? page : join(dirname(page), file);
  return !existsSync(target) || (anchor !== undefined && !anchorsOf(target).includes(anchor));
}

describe('the documents', () => {
  it.each(Object.entries(GENERATED_PARTS))('%s is up to date: "npm run docs" writes it', (path, part) => {
    const page = readFileSync(path, 'utf8');
    expect(page).toBe(withGeneratedPart(page, part));
  });

  it('describe every variable of the configuration', () => {
    const bare = Object.entries(settings.shape).filter(([, { description }]) => !description);
    expect(bare.map(([name]) => name)).toEqual([]);
  });

  it('contain GraphQL examples that the schema accepts', () => {
    const examples = [...readFileSync('docs/graphql.md', 'utf8').matchAll(/`((?:query|mutation) [^`]+)`/g)];
    expect(examples.length).toBeGreaterThan(3);
    for (const [, example = ''] of examples) expect(validate(createSchema(), parse(example))).toEqual([]);
  });

  it.each(pages)('%s names existing files', (page) => {
    const paths =
      readFileSync(page, 'utf8').match(/`(?:backend|frontend|domain|docker|scripts)\/[\w./-]+`/g) ?? [];
    expect(paths.map((path) => path.slice(1, -1)).filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(pages)('%s has no broken links', (page) => {
    const links = [...readFileSync(page, 'utf8').matchAll(/(?:\]\(|src=")([^)"\s]+)/g)].map(
      ([, link = '']) => link,
    );
    expect(links.filter((link) => isBroken(page, link))).toEqual([]);
  });
});
