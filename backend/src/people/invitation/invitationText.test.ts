import { asText } from '../../../../domain/text/asText.ts';
import { invitationKey } from '../../access/inviteLinkToken.ts';
import { invitationText } from './invitationText.ts';

const WORDING = {
  inviterName: 'Maya Torres',
  trip: { name: 'Lake Wallowa Weekend', startDate: '2026-06-13', endDate: '2026-07-01' },
  productName: 'Grub Club',
  publicUrl: new URL('https://grub.example.org'),
  participantId: '01890000-0000-7000-8000-000000000000',
  pepper: 'a pepper',
};
const LINK = `https://grub.example.org/?invitation=${WORDING.participantId}#for=${invitationKey(WORDING.participantId, WORDING.pepper)}`;

describe('the text of an invitation', () => {
  test.each<[string, Partial<typeof WORDING>, string]>([
    [
      'names the inviter, the trip, its dates and the product',
      {},
      'Maya Torres invited you to plan the food for Lake Wallowa Weekend (Jun 13 - Jul 1) on Grub Club',
    ],
    [
      'cuts names at 40 characters',
      { inviterName: 'M'.repeat(120), trip: { ...WORDING.trip, name: '🌮'.repeat(60) } },
      `${'M'.repeat(40)} invited you to plan the food for ${'🌮'.repeat(40)} (Jun 13 - Jul 1) on Grub Club`,
    ],
    [
      'has only its own link, and no line break',
      {
        inviterName: 'Win at https://evil.example/x',
        trip: { ...WORDING.trip, name: 'Lake\n\nevil.example/now' },
      },
      'Win at invited you to plan the food for Lake (Jun 13 - Jul 1) on Grub Club',
    ],
    [
      'stays a sentence when the names are removed',
      {
        inviterName: 'evil.example',
        trip: { ...WORDING.trip, name: 'www.evil.example' },
        productName: '\u200b',
      },
      'Someone invited you to plan the food for a trip (Jun 13 - Jul 1)',
    ],
  ])('%s', (_what, names, sentence) => {
    expect(asText(invitationText({ ...WORDING, ...names }))).toBe(`${sentence}: ${LINK}`);
  });

  test('fits two text messages, even with the longest names', () => {
    const trip = { ...WORDING.trip, name: 'T'.repeat(120), endDate: '2026-06-30' };
    const longest = { inviterName: 'M'.repeat(120), trip, productName: 'P'.repeat(40) };
    expect(asText(invitationText({ ...WORDING, ...longest })).length).toBeLessThanOrEqual(2 * 153);
  });
});
