import fc from 'fast-check';
import { openBody, sealBody } from './sealedBody.ts';

const PEPPER = 'a pepper for tests only';

describe('a sealed body', () => {
  test('opens with its pepper and row id', () => {
    fc.assert(
      fc.property(fc.string(), fc.uuid(), (body, id) => {
        expect(openBody(sealBody(body, id, PEPPER), id, PEPPER)).toBe(Buffer.from(body).toString());
      }),
    );
  });

  test('reveals nothing of the body', () => {
    const sealed = sealBody('Your code is 123456.', 'a', PEPPER);
    expect(sealed.includes('123456')).toBe(false);
    expect(sealBody('Your code is 123456.', 'a', PEPPER)).not.toEqual(sealed);
  });

  test('does not open with another pepper or row id, truncated or changed', () => {
    const sealed = sealBody('Your code is 123456.', 'a', PEPPER);
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(openBody(sealed, 'a', 'another pepper of tests')).toBeNull();
    expect(openBody(sealed, 'b', PEPPER)).toBeNull();
    expect(openBody(sealed.subarray(0, 20), 'a', PEPPER)).toBeNull();
    expect(openBody(changed, 'a', PEPPER)).toBeNull();
  });
});
