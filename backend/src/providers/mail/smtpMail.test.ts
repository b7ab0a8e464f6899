import { headerOf, startLocalSmtp, type LocalSmtp } from '../../../test/providers/localSmtp.ts';
import { htmlOf } from './htmlOf.ts';
import { createSmtpMail } from './smtpMail.ts';

const MAIL = {
  subject: 'Your code is 123456',
  text: 'Your code is 123456.\n\nhttps://food.example.org/#sign-in',
};
const TO = 'maya@example.com';

let smtp: LocalSmtp;
beforeAll(async () => {
  smtp = await startLocalSmtp();
});
beforeEach(() => {
  smtp.received.length = 0;
});
afterAll(() => smtp.close());

const provider = (more: { url?: string; needsTls?: boolean; name?: string } = {}) =>
  createSmtpMail(
    {
      provider: 'smtp',
      url: more.url ?? smtp.url,
      from: 'food@example.org',
      needsTls: more.needsTls ?? false,
    },
    more.name ?? 'Grub Club',
  );

describe('a mail', () => {
  it('arrives as text and page, from the installation', async () => {
    expect(await provider().send(TO, MAIL)).toEqual({ kind: 'sent' });
    const [mail] = smtp.received;
    expect(mail).toMatchObject({ from: 'food@example.org', to: [TO] });
    if (mail === undefined) throw new Error('Nothing arrived.');
    expect(headerOf(mail, 'From')).toBe('Grub Club <food@example.org>');
    expect(headerOf(mail, 'Subject')).toBe(MAIL.subject);
    expect(headerOf(mail, 'Auto-Submitted')).toBe('auto-generated');
    expect(mail.raw).toContain('text/plain');
    expect(mail.raw).toContain('<a href=');
  });

  it.each([
    '\r\nBcc: eve@example.com',
    '\nBcc: eve@example.com\n\nhello',
    '\r\n\r\n<script>',
    '\u2028Bcc: eve@example.com',
  ])('gets no header and no recipient from names such as %j', async (attack) => {
    const sent = await provider({ name: `Club${attack}` }).send(TO, { ...MAIL, subject: `Trip${attack}` });
    expect(sent).toEqual({ kind: 'sent' });
    const [mail] = smtp.received;
    expect(mail?.to).toEqual([TO]);
    expect(mail?.from).toBe('food@example.org');
    expect(mail === undefined ? '' : headerOf(mail, 'Bcc')).toBeNull();
  });

  it('refused for good is not tried again, refused for now is', async () => {
    smtp.refusals.push(550, 451);
    expect(await provider().send(TO, MAIL)).toEqual({ kind: 'refused', reason: 'smtp_550' });
    expect(await provider().send(TO, MAIL)).toEqual({ kind: 'not_sent', reason: 'smtp_451' });
  });

  it('is not sent without the TLS that is demanded, nor without a server', async () => {
    expect(await provider({ needsTls: true }).send(TO, MAIL)).toMatchObject({ kind: 'not_sent' });
    expect(await provider({ url: 'smtp://127.0.0.1:1' }).send(TO, MAIL)).toMatchObject({ kind: 'not_sent' });
    expect(smtp.received).toEqual([]);
  });
});

test('a page shows names as text and links as links', () => {
  expect(htmlOf('<b>Eve</b> invited you: https://food.example.org/?a=1&b="2\n\nBye')).toContain(
    '&lt;b&gt;Eve&lt;/b&gt; invited you: <a href="https://food.example.org/?a=1&amp;b=">https://food.example.org/?a=1&amp;b=</a>&quot;2</p>',
  );
});
