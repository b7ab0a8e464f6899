import { buildPerson, newPhone } from '../../../test/build.ts';
import { allTests } from '../../../test/fixtures.ts';
import { testWorld } from '../../../test/world.ts';

const ADMIN_PHONE = newPhone();

const world = testWorld({
  ADMIN_PHONES: ADMIN_PHONE,
  SIGN_IN: 'phone,email',
  SMTP_URL: 'smtp://127.0.0.1:1',
  BACKUP_SCHEDULE: '0 3 * * *',
});
const ada = allTests(() => buildPerson(world, { phone: ADMIN_PHONE }));

const SETUP = '{ admin { setup { isDismissed lines { part state } } } }';
const setup = async () => (await ada.client.graphql(SETUP)).data;

async function sent(
  contact: string,
  column: 'sent_at' | 'dead_at',
  hour: number,
  error: string | null = null,
): Promise<void> {
  await world.dataSource.query(
    `insert into outbox_texts (id, kind, phone, ${column}, last_error)
     values (gen_random_uuid(), 'invitation', $1, now() + make_interval(hours => $2::int), $3)`,
    [contact, hour, error],
  );
}

test('what is set up is told without values, and what does not work', async () => {
  const state = (part: string, is: string) => ({ part, state: is });
  const rest = [state('MODEL', 'OFF'), state('PHOTOS', 'OFF'), state('PAYMENTS', 'OFF')];
  const lines = (mail: string) => ({
    admin: {
      setup: {
        isDismissed: false,
        lines: [state('TEXTS', 'TERMINAL'), state('MAIL', mail), state('BACKUPS', 'READY'), ...rest],
      },
    },
  });
  expect(await setup()).toEqual(lines('READY'));
  await sent('maya@example.com', 'sent_at', 1);
  await sent('maya@example.com', 'dead_at', 2);
  // Texts have their own line.
  await sent(newPhone(), 'sent_at', 3);
  expect(await setup()).toEqual(lines('FAILING'));
  await sent('jonas@example.com', 'sent_at', 4);
  // Held back while its account was locked: nobody tried to send it.
  await sent('lena@example.com', 'dead_at', 5, 'too_late');
  expect(await setup()).toEqual(lines('READY'));
});

test('an admin dismisses the list for all, once', async () => {
  const dismiss = () => ada.client.graphql('mutation { dismissSetup { isDismissed } }');
  expect((await dismiss()).data).toEqual({ dismissSetup: { isDismissed: true } });
  expect((await dismiss()).data).toEqual({ dismissSetup: { isDismissed: true } });
  expect(await setup()).toMatchObject({ admin: { setup: { isDismissed: true } } });
});
