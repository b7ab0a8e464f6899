import { invitationText } from './invitationText.ts';

const WORDING = {
  inviterName: 'Maya Torres',
  tripName: 'Lake Wallowa Weekend',
  productName: 'Grub Club',
  publicUrl: new URL('https://grub.example.org'),
  participantId: '01890000-0000-7000-8000-000000000000',
};
const LINK = 'https://grub.example.org/?invitation=01890000-0000-7000-8000-000000000000';

describe('the text of an invitation', () => {
  test.each<[string, Partial<typeof WORDING>, string]>([
    [
      'names the inviter, the trip and the product',
      {},
      'Maya Torres invited you to plan the food for Lake Wallowa Weekend on Grub Club',
    ],
    [
      'cuts names at 40 characters',
      { inviterName: 'M'.repeat(120), tripName: '🌮'.repeat(60) },
      `${'M'.repeat(40)} invited you to plan the food for ${'🌮'.repeat(40)} on Grub Club`,
    ],
    [
      'has only its own link, and no line break',
      { inviterName: 'Win at https://evil.example/x', tripName: 'Lake\n\nevil.example/now' },
      'Win at invited you to plan the food for Lake on Grub Club',
    ],
    [
      'stays a sentence when the names are removed',
      { inviterName: 'evil.example', tripName: 'www.evil.example', productName: '\u200b' },
      'Someone invited you to plan the food for a trip',
    ],
  ])('%s', (_what, names, sentence) => {
    expect(invitationText({ ...WORDING, ...names })).toBe(`${sentence}: ${LINK}`);
  });

  test('fits two text messages, even with the longest names', () => {
    const longest = { inviterName: 'M'.repeat(120), tripName: 'T'.repeat(120), productName: 'P'.repeat(40) };
    expect(invitationText({ ...WORDING, ...longest }).length).toBeLessThanOrEqual(2 * 153);
  });
});
