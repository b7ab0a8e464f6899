import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { renderHook } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { Observable } from 'rxjs';
import { eaterAnswer } from '../../../test/answers/eaterAnswers.ts';
import { TRIP_ID, VIEWER } from '../../../test/answers/tripAnswers.ts';
import type { ChangeAttendanceInput } from '../../gql/schema.generated.ts';
import { tripEater } from '../tripAttendance.ts';
import { exceptionOf, useAttendance, type Attending } from './useAttendance.ts';

const EATERS = ['e1', 'e2', 'e3'].map((id) => tripEater(eaterAnswer(id, VIEWER)));
const SLOTS = ['lunch', 'dinner'].map((type) => ({ date: '2030-06-13', type: type as 'lunch' | 'dinner' }));

interface Call {
  readonly changes: ChangeAttendanceInput['changes'];
  readonly answer: (isSaved: boolean) => void;
}

/** The hook, and the calls that wait for their answer. */
function setUp() {
  const calls: Call[] = [];
  const link = new ApolloLink(
    ({ variables }) =>
      new Observable((observer) => {
        // As the mutation says.
        const { changes } = variables['input'] as ChangeAttendanceInput;
        const answer = (isSaved: boolean) => {
          if (!isSaved) {
            observer.error(new Error('Offline.'));
            return;
          }
          const trip = { __typename: 'Trip', id: TRIP_ID, revision: 2 };
          observer.next({ data: { changeAttendance: { slots: [], trip } } });
          observer.complete();
        };
        calls.push({ changes, answer });
      }),
  );
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={client}>{children}</ApolloProvider>
  );
  const { result } = renderHook(() => useAttendance(TRIP_ID), { wrapper });
  return { attend: result.current, calls };
}

/** Promises that are settled have said so. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

function tap(eater: number, slot: number, attends: boolean): Attending {
  const [person, time] = [EATERS[eater], SLOTS[slot]];
  if (person === undefined || time === undefined) throw new Error('There is no such plate.');
  return { eater: person, slot: time, attends, usually: true };
}

test('what is tapped during a call is sent together by the next one, of each plate the last tap', async () => {
  const { attend, calls } = setUp();
  const first = attend([tap(0, 0, false)]);
  await settled();
  const others = [[tap(1, 0, false)], [tap(1, 0, true)], [tap(0, 0, true), tap(2, 1, false)]].map(attend);
  await settled();
  expect(calls).toHaveLength(1);
  calls[0]?.answer(true);
  await settled();
  expect(calls[1]?.changes).toEqual([
    { eaterIds: ['e2', 'e1'], date: '2030-06-13', type: 'LUNCH', attends: null },
    { eaterIds: ['e3'], date: '2030-06-13', type: 'DINNER', attends: false },
  ]);
  calls[1]?.answer(true);
  // Two were tapped again since.
  expect(await Promise.all([first, ...others])).toEqual([false, false, true, true]);
});

test('the server has in the end what was tapped last, if the last call for it was saved', async () => {
  const taps = fc.array(fc.tuple(fc.nat(2), fc.nat(1), fc.boolean()), { minLength: 1, maxLength: 3 });
  const steps = fc.array(fc.record({ taps, answers: fc.nat(2), isSaved: fc.boolean() }), { maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { attend, calls } = setUp();
      const server = new Map<string, boolean | null | undefined>();
      const wanted = new Map<string, Attending>();
      const answered = async (isSaved: boolean) => {
        const call = calls.shift();
        for (const { eaterIds, type, attends } of isSaved ? (call?.changes ?? []) : [])
          for (const id of eaterIds ?? []) server.set(`${id} ${type}`, attends);
        call?.answer(isSaved);
        await settled();
      };
      const cellOf = ({ eater, slot }: Attending) => `${eater.id} ${slot.type.toUpperCase()}`;
      const promises = [];
      for (const { taps: tapped, answers, isSaved } of all) {
        const changes = tapped.map((one) => tap(...one));
        for (const change of changes) wanted.set(cellOf(change), change);
        promises.push(attend(changes));
        await settled();
        expect(calls.length).toBeLessThanOrEqual(1);
        for (let count = 0; count < answers; count++) await answered(isSaved);
      }
      // Whatever was refused is tapped again.
      promises.push(attend([...wanted.values()]));
      await settled();
      while (calls.length > 0) await answered(true);
      await Promise.all(promises);
      for (const [cell, change] of wanted) expect(server.get(cell)).toBe(exceptionOf(change));
    }),
    { numRuns: 50 },
  );
});
