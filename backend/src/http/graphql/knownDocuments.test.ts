import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { knownDocuments } from './knownDocuments.ts';

const ME = 'query Me { me { id } }';
const file = join(mkdtempSync(join(tmpdir(), 'documents-')), 'documents.json');
writeFileSync(file, JSON.stringify({ 'a1/Me': ME }));

const asked = (id: string, more: object = {}) => ({
  operationName: 'Me',
  variables: { x: 1 },
  extensions: { persistedQuery: { version: 1, sha256Hash: id } },
  ...more,
});

/** The body that Apollo gets. */
function passedOn(body: unknown, from = file): unknown {
  // The handler reads and writes the body alone.
  const request = { body } as Request;
  let isPassedOn = false;
  void knownDocuments(from)(request, {} as Response, () => (isPassedOn = true));
  expect(isPassedOn).toBe(true);
  return request.body;
}

test('an id of this build becomes its text', () => {
  expect(passedOn(asked('a1/Me'))).toEqual({ operationName: 'Me', variables: { x: 1 }, query: ME });
});

test.each([
  ['an id of another build', asked('b2/Me')],
  ['a name of Object', asked('constructor')],
  ['an id beside a text', asked('a1/Me', { query: '{ trips { id } }' })],
  ['a text', { query: ME }],
  ['no body', undefined],
  ['a list', [asked('a1/Me')]],
])('%s stays as it is', (_what, body) => {
  expect(passedOn(body)).toEqual(body);
});

test('without the file of a build, every id stays', () => {
  expect(passedOn(asked('a1/Me'), join(tmpdir(), 'missing', 'documents.json'))).toEqual(asked('a1/Me'));
});
