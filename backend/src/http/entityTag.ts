import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { AppError } from '../base/errors.ts';
import { fieldOf } from '../base/input.ts';

/** The version, with or without the digest of an answer. A list or a weak tag names no version. */
const VERSION_TAG = /^"(\d{1,10})(?:-[\w-]*)?"$/;
const DIGEST_LENGTH = 16;

/**
 * Adds the version that `If-Match` names to the body; `*` names none.
 * @throws BAD_USER_INPUT for another header, and for another version in the body
 */
export function withIfMatch(body: unknown, ifMatch: string | undefined): unknown {
  if (ifMatch === undefined || ifMatch.trim() === '*') return body;
  const [, digits] = VERSION_TAG.exec(ifMatch.trim()) ?? [];
  if (digits === undefined)
    throw new AppError('BAD_USER_INPUT', 'If-Match has to be the ETag of an answer, or its version: "7".');
  const version = Number(digits);
  const sent = fieldOf(body, 'version');
  if (sent !== undefined && sent !== version)
    throw new AppError('BAD_USER_INPUT', 'If-Match and the version in the body differ.', {
      field: 'version',
    });
  return typeof body === 'object' && body !== null ? { ...body, version } : body;
}

/**
 * Sends one row with its `ETag`. Votes and purchases change the answer without a version: the digest makes the tag
 * true for `If-None-Match`, which Express answers.
 */
export function sendTagged(response: Response, row: unknown): void {
  const json = JSON.stringify(row);
  const digest = createHash('sha256').update(json).digest('base64url').slice(0, DIGEST_LENGTH);
  response.set('ETag', `"${String(fieldOf(row, 'version'))}-${digest}"`);
  response.type('json').send(json);
}
