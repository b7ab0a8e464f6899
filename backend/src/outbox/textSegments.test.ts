import { readFileSync } from 'node:fs';
import type { Message } from '../../../domain/text/message.ts';
import {
  LANGUAGES,
  readerOf,
  SOURCE_LANGUAGE,
  type Language,
  type Reader,
} from '../../../domain/text/reader.ts';
import { codeText } from '../account/signIn/codeText.ts';
import { invitationText } from '../people/invitation/invitationText.ts';
import { questionText } from '../shopping/missing/questionText.ts';
import { bodyFor } from './textBody.ts';

/** GSM 03.38: letters of which a text holds 160. */
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Count twice. */
const GSM_EXTENDED = '^{}\\[~]|€';

const ID = '0190b000-0000-7000-8000-0000000000a1';
const publicUrl = new URL('https://grub.example.org');
const TEXTS: Readonly<Record<string, { readonly most: number; readonly make: () => Message }>> = {
  code: { most: 1, make: () => codeText('123456', 'Grub Club', publicUrl) },
  'code without a product': { most: 1, make: () => codeText('123456', '', publicUrl) },
  invitation: { most: 2, make: () => invitation('Maya Torres', 'Lake Wallowa Weekend', 'Grub Club') },
  'invitation without names': { most: 2, make: () => invitation('', '', '') },
  question: { most: 2, make: () => question('Jonas', ['Buckwheat flour'], 'Lake Wallowa') },
  'question about many foods': {
    most: 2,
    make: () => question('Jonas', ['Rice', 'Oats', 'Milk', 'Eggs', 'Salt'], 'Lake Wallowa Weekend'),
  },
  'question without names': { most: 2, make: () => question('', [], '') },
};

function invitation(inviterName: string, name: string, productName: string): Message {
  const trip = { name, startDate: '2026-12-30', endDate: '2027-01-02' };
  return invitationText({ inviterName, trip, productName, publicUrl, participantId: ID, pepper: 'a pepper' });
}

function question(name: string, foods: readonly string[], trip: string): Message {
  return questionText({ asker: { name }, foods, trip: { id: ID, name: trip }, publicUrl });
}

/** With the translations of texts. */
function readerWith(language: Language): Reader {
  if (language === SOURCE_LANGUAGE) return readerOf(language);
  const catalogue = readFileSync(`locales/${language}.po`, 'utf8');
  const entries = catalogue.matchAll(/^msgid "(text\.\w+)"\nmsgstr "(.*)"$/gm);
  return {
    ...readerOf(language),
    translations: new Map(Array.from(entries, ([, id = '', text = '']) => [id, text])),
  };
}

/** How many texts an operator counts, and letters that make them shorter. */
function cost(body: string): { readonly segments: number; readonly dear: readonly string[] } {
  const dear = [...new Set(body)].filter((letter) => !(GSM + GSM_EXTENDED).includes(letter));
  const length =
    dear.length > 0
      ? body.length
      : Array.from(body).reduce((sum, letter) => sum + (GSM_EXTENDED.includes(letter) ? 2 : 1), 0);
  const [alone, inParts] = dear.length > 0 ? [70, 67] : [160, 153];
  return { segments: length <= alone ? 1 : Math.ceil(length / inParts), dear };
}

describe.each(LANGUAGES)('in $name', ({ code }) => {
  test.each(Object.entries(TEXTS))('%s is short', (_what, { most, make }) => {
    const body = bodyFor('+14155550123', readerWith(code), { text: make, subject: make });
    const { segments, dear } = cost(body);
    expect({ body, dear, isShort: segments <= most }).toMatchObject({ isShort: true });
  });
});
