import { codeMatches, hashCode, makeCode } from './code.ts';

const PEPPER = 'a pepper for tests only';
const PHONE = '+14155550123';

describe('a sign-in code', () => {
  test('has six digits, leading zeros kept', () => {
    const codes = Array.from({ length: 2000 }, makeCode);
    for (const code of codes) expect(code).toMatch(/^\d{6}$/);
    expect(codes.some((code) => code.startsWith('0'))).toBe(true);
    expect(new Set(codes).size).toBeGreaterThan(1900);
  });

  test('matches only its own hash, not that of another code, phone or pepper', () => {
    const hash = hashCode('123456', PHONE, PEPPER);
    expect(codeMatches('123456', PHONE, PEPPER, hash)).toBe(true);
    expect(codeMatches('123457', PHONE, PEPPER, hash)).toBe(false);
    expect(codeMatches('123456', '+14155550124', PEPPER, hash)).toBe(false);
    expect(codeMatches('123456', PHONE, 'another pepper of tests', hash)).toBe(false);
    expect(codeMatches('123456', PHONE, PEPPER, hash.subarray(0, 5))).toBe(false);
  });
});
