import fc from 'fast-check';
import { openJson, openText, sealJson, sealText } from './sealed.ts';

const SEAL = { pepper: 'a pepper for tests only', purpose: 'tests', boundTo: 'a' };

describe('a sealed text', () => {
  test('opens with its seal', () => {
    fc.assert(
      fc.property(fc.string(), fc.uuid(), (text, boundTo) => {
        const seal = { ...SEAL, boundTo };
        expect(openText(sealText(text, seal), seal)).toBe(Buffer.from(text).toString());
      }),
    );
  });

  test('reveals nothing of the text', () => {
    const sealed = sealText('Your code is 123456.', SEAL);
    expect(sealed.includes('123456')).toBe(false);
    expect(sealText('Your code is 123456.', SEAL)).not.toEqual(sealed);
  });

  test.each([{ pepper: 'another pepper of tests' }, { purpose: 'other tests' }, { boundTo: 'b' }])(
    'does not open with %j',
    (other) => {
      expect(openText(sealText('Your code is 123456.', SEAL), { ...SEAL, ...other })).toBeNull();
    },
  );

  test('does not open truncated or changed', () => {
    const sealed = sealText('Your code is 123456.', SEAL);
    const changed = Buffer.from(sealed);
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(openText(sealed.subarray(0, 20), SEAL)).toBeNull();
    expect(openText(changed, SEAL)).toBeNull();
  });
});

test('a sealed value opens as it was, and not with another seal', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const sealed = sealJson(value, SEAL);
      expect(sealed).toMatch(/^[\w-]+$/);
      expect(openJson(sealed, SEAL)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(openJson(sealed, { ...SEAL, boundTo: 'b' })).toBeNull();
      for (const other of [`${sealed}x`, `${sealed}=`, ` ${sealed}`])
        expect(openJson(other, SEAL)).toBeNull();
    }),
  );
});
