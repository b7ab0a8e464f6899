import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerTo } from '../../../test/answers/answerTo.ts';
import { sheetAnswers } from '../../../test/answers/sheetAnswers.ts';
import { JONAS, mealAnswer, TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import { chooseInMenu } from '../../../test/chooseInMenu.ts';
import { showTrip } from '../../../test/showTrip.tsx';
import type { DutyKind } from '../../gql/schema.generated.ts';
import { SetDutyDocument } from '../../plan/Duties.generated.ts';

const chili = mealAnswer('chili', { name: 'Chili', cook: VIEWER });
const DINNER = { date: '2030-06-13', type: 'DINNER' as const };
const duty = (kind: DutyKind, { id }: { readonly id: string }) => ({
  __typename: 'Duty' as const,
  ...DINNER,
  kind,
  participantId: id,
});
type Duty = ReturnType<typeof duty>;

const saved = (kind: DutyKind, people: readonly { readonly id: string }[], duties: readonly Duty[]) =>
  answerTo(
    SetDutyDocument,
    { input: { tripId: TRIP_ID, ...DINNER, kind, participantIds: people.map(({ id }) => id) } },
    { setDuty: { trip: { __typename: 'Trip' as const, id: TRIP_ID, duties: [...duties] } } },
  );

type Options = NonNullable<Parameters<typeof showTrip>[1]>;

async function openSheet(duties: readonly Duty[], mocks: Options['mocks'] = [], change = {}) {
  showTrip([chili], {
    mocks: [...sheetAnswers(chili), ...mocks],
    change: { duties: [...duties], ...change },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Chili/ }));
  return within(await screen.findByRole('dialog', { name: 'Chili' }));
}

it('is nowhere in view while nobody helps, and is chosen from the menu', async () => {
  const mocks = [
    saved('HELP', [JONAS], [duty('HELP', JONAS)]),
    saved('HELP', [JONAS, VIEWER], [duty('HELP', JONAS), duty('HELP', VIEWER)]),
    saved(
      'WASH_UP',
      [VIEWER],
      ['HELP', 'WASH_UP'].map((kind) => duty(kind as DutyKind, VIEWER)),
    ),
  ];
  const sheet = await openSheet([], mocks);
  expect(sheet.queryByText(/help|wash/i)).toBeNull();
  await userEvent.click(sheet.getByRole('button', { name: 'More' }));
  await chooseInMenu('Who helps');
  const help = within(await sheet.findByRole('list', { name: 'Helps' }));
  await userEvent.click(help.getByRole('checkbox', { name: /^Jonas Weber/ }));
  await userEvent.click(help.getByRole('checkbox', { name: /^You/ }));
  expect(await sheet.findByRole('button', { name: 'You and Jonas help' })).toBeVisible();
  expect(help.queryByRole('checkbox', { name: /Ana/ })).toBeNull();
  const washUp = within(sheet.getByRole('list', { name: 'Washes up' }));
  await userEvent.click(washUp.getByRole('checkbox', { name: /^You/ }));
  // The answer, in which Jonas helps no longer.
  expect(await sheet.findByRole('button', { name: 'You help, you wash up' })).toBeVisible();
});

it('opens from the line that says who helps and washes up', async () => {
  const sheet = await openSheet([duty('HELP', JONAS), duty('WASH_UP', VIEWER)]);
  await userEvent.click(sheet.getByRole('button', { name: 'Jonas helps, you wash up' }));
  const help = within(sheet.getByRole('list', { name: 'Helps' }));
  expect(help.getByRole('checkbox', { name: 'Jonas Weber 1 duty' })).toBeChecked();
});

it('is only said to who may not plan', async () => {
  const sheet = await openSheet([duty('HELP', JONAS)], [], { viewerCan: ['VIEW'] });
  expect(sheet.getByText('Jonas helps')).toBeVisible();
  expect(sheet.queryByRole('button', { name: 'Jonas helps' })).toBeNull();
});

it('is taken back with a reason when it was not saved', async () => {
  const { request } = saved('HELP', [JONAS], []);
  const sheet = await openSheet(
    [],
    [{ request, result: { errors: [{ message: 'This trip is completed.' }] } }],
  );
  await userEvent.click(sheet.getByRole('button', { name: 'More' }));
  await chooseInMenu('Who helps');
  const help = within(await sheet.findByRole('list', { name: 'Helps' }));
  await userEvent.click(help.getByRole('checkbox', { name: /^Jonas Weber/ }));
  expect(await screen.findByText('This trip is completed.')).toBeVisible();
  await waitFor(() => expect(help.getByRole('checkbox', { name: /^Jonas Weber/ })).not.toBeChecked());
});
