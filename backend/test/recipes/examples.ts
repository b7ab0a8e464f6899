import { readdirSync, readFileSync } from 'node:fs';

interface Example {
  readonly title: string;
  /** '' in texts. */
  readonly url: string;
  readonly source: string;
  /** As `readingText` writes it. */
  readonly expected: string;
}

const FOLDER = 'backend/test/recipes';

/** Examples of all files in a folder: "=== title @ address", the source, "---", the reading. */
export function examplesIn(folder: 'pages' | 'texts'): Example[] {
  return readdirSync(`${FOLDER}/${folder}`).flatMap((file) => {
    const [, ...examples] = readFileSync(`${FOLDER}/${folder}/${file}`, 'utf8').split(/^=== /m);
    return examples.map((example) => {
      const [, title = '', url = '', source = '', expected = ''] =
        /^(.+?)(?: @ (\S+))?\n([^]*?)\n---\n([^]*)$/.exec(example) ?? [];
      return { title, url, source, expected: expected.trim() };
    });
  });
}
