import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { z } from 'zod';
import { BackupError } from './backup.error.ts';

/*
 * A backup is gzip around UTF-8 lines of JSON:
 *
 *   #header    {"format":"grub-club-backup","version":1,"createdAt":…,"migrations":[names, oldest first]}
 *   #table     {"name":"trips"}        its rows follow
 *   {"id":…}                           Postgres' to_jsonb, so numbers and times are exact
 *   #sequence  {"name":…,"value":"7"}  last value
 *   #end       {"rows":{"trips":3,…},"sha256":…}  checksum of the lines before
 *
 * Without a matching last line it is invalid.
 */
const headerShape = z.object({
  format: z.literal('grub-club-backup'),
  version: z.literal(1),
  createdAt: z.string(),
  migrations: z.array(z.string()).min(1),
});
const tableShape = z.object({ name: z.string() });
const sequenceShape = z.object({ name: z.string(), value: z.string() });
const endShape = z.object({ rows: z.record(z.string(), z.number().int()), sha256: z.string() });

export type BackupHeader = Pick<z.infer<typeof headerShape>, 'createdAt' | 'migrations'>;

/** In file order. A row stays text: parsing would round large numbers. */
export type BackupPart =
  | { readonly kind: 'table'; readonly name: string }
  | { readonly kind: 'row'; readonly json: string }
  | { readonly kind: 'sequence'; readonly name: string; readonly value: string };

export interface BackupSummary extends BackupHeader {
  readonly rows: Readonly<Record<string, number>>;
}

const DAMAGED = 'it is not a Grub Club backup or is damaged';

const FILE_PROBLEMS: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder',
  EACCES: 'it cannot be read (permission denied)',
  EPERM: 'it cannot be read (permission denied)',
};

function toLine(part: BackupPart): string {
  switch (part.kind) {
    case 'row':
      return part.json;
    case 'table':
      return `#table ${JSON.stringify({ name: part.name })}`;
    case 'sequence':
      return `#sequence ${JSON.stringify({ name: part.name, value: part.value })}`;
  }
}

async function* toLines(
  header: BackupHeader,
  parts: AsyncIterable<BackupPart>,
  rows: Record<string, number>,
): AsyncGenerator<string> {
  const checksum = createHash('sha256');
  const checked = (line: string): string => {
    checksum.update(`${line}\n`);
    return `${line}\n`;
  };
  yield checked(`#header ${JSON.stringify({ format: 'grub-club-backup', version: 1, ...header })}`);
  let table = '';
  for await (const part of parts) {
    if (part.kind === 'table') {
      table = part.name;
      rows[table] = 0;
    }
    if (part.kind === 'row') rows[table] = (rows[table] ?? 0) + 1;
    yield checked(toLine(part));
  }
  yield `#end ${JSON.stringify({ rows, sha256: checksum.digest('hex') })}\n`;
}

/**
 * Writes all or nothing, readable by its owner alone.
 * @param signal ends it with an AbortError
 */
export async function writeBackupFile(
  file: string,
  header: BackupHeader,
  parts: AsyncIterable<BackupPart>,
  signal?: AbortSignal,
): Promise<BackupSummary> {
  // Else the file could be begun after it was removed.
  signal?.throwIfAborted();
  const rows: Record<string, number> = {};
  const unfinished = `${file}.${process.pid}.part`;
  try {
    await pipeline(
      Readable.from(toLines(header, parts, rows)),
      createGzip(),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
      { signal },
    );
    await rename(unfinished, file);
    const directory = await open(dirname(file));
    // Windows cannot sync a directory.
    await directory.sync().catch(() => undefined);
    await directory.close();
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return { ...header, rows };
}

async function* linesOf(text: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of text) {
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') throw new BackupError('its last line is cut off');
}

function parseLine<Shape extends z.ZodType>(line: string, tag: string, shape: Shape): z.infer<Shape> {
  const parsed = line.startsWith(`${tag} `) ? shape.safeParse(jsonOf(line.slice(tag.length + 1))) : undefined;
  if (!parsed?.success) throw new BackupError(DAMAGED);
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BackupError(DAMAGED, { cause: error });
  }
}

function toPart(line: string): BackupPart {
  if (line.startsWith('{')) return { kind: 'row', json: line };
  if (line.startsWith('#sequence'))
    return { kind: 'sequence', ...parseLine(line, '#sequence', sequenceShape) };
  return { kind: 'table', ...parseLine(line, '#table', tableShape) };
}

async function checkLines(
  lines: AsyncIterable<string>,
  onPart: (part: BackupPart) => void | Promise<void>,
): Promise<BackupSummary> {
  const checksum = createHash('sha256');
  const rows: Record<string, number> = {};
  let header: BackupHeader | undefined;
  let end: z.infer<typeof endShape> | undefined;
  let table = '';
  for await (const line of lines) {
    if (end) throw new BackupError('it has extra data after its end');
    if (line.startsWith('#end')) {
      end = parseLine(line, '#end', endShape);
      continue;
    }
    checksum.update(`${line}\n`);
    if (!header) {
      header = parseLine(line, '#header', headerShape);
      continue;
    }
    const part = toPart(line);
    if (part.kind === 'table') rows[(table = part.name)] = 0;
    if (part.kind === 'row') rows[table] = (rows[table] ?? 0) + 1;
    await onPart(part);
  }
  if (!header || !end) throw new BackupError('its end is missing');
  const isComplete = Object.entries(end.rows).every(([name, count]) => rows[name] === count);
  if (!isComplete || end.sha256 !== checksum.digest('hex')) throw new BackupError('its checksum is wrong');
  return { createdAt: header.createdAt, migrations: header.migrations, rows };
}

/**
 * Hands parts over while reading; they count only when this returns.
 * @throws BackupError if damaged, cut off or something else
 */
export async function readBackupFile(
  file: string,
  onPart: (part: BackupPart) => void | Promise<void> = () => undefined,
): Promise<BackupSummary> {
  const bytes = createReadStream(file);
  const text = createGunzip();
  // A pipeline could report its streams' end in place of the check's finding.
  bytes.once('error', (error) => text.destroy(error));
  bytes.pipe(text);
  try {
    return await checkLines(linesOf(text), onPart);
  } catch (error) {
    throw unreadable(file, error);
  } finally {
    bytes.destroy();
    text.destroy();
  }
}

function unreadable(file: string, error: unknown): unknown {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return new BackupError(`There is no file ${file}.`, { cause: error });
  const reason =
    error instanceof BackupError
      ? error.message
      : code === 'Z_BUF_ERROR'
        ? 'it is cut off'
        : typeof code === 'string' && code.startsWith('Z_')
          ? DAMAGED
          : FILE_PROBLEMS[String(code)];
  if (reason === undefined) return error;
  return new BackupError(`${file} cannot be restored: ${reason}. Nothing was changed.`, { cause: error });
}
