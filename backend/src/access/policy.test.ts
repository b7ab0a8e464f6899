import fc from 'fast-check';
import { addDays } from '../../../domain/time/calendarDate.ts';
import { INVITE_STATUSES } from '../../../domain/people/inviteStatus.ts';
import { PARTICIPANT_ABILITIES, type ParticipantAbility } from './participantAbility.ts';
import { TRIP_ABILITIES } from './tripAbility.ts';
import { isCompleted, isOnlyLocked, participantAbilities, tripAbilities } from './policy.ts';

const LAST_DAY = '2026-06-15';
const WHILE_OPEN = new Date('2026-06-10T12:00:00Z');
const AFTERWARDS = new Date('2026-07-01T12:00:00Z');

const trip = { endDate: LAST_DAY, createdBy: 'creator' };
const member = { userId: 'somebody', isOrganizer: false, inviteStatus: 'accepted' } as const;
const organizer = { ...member, isOrganizer: true } as const;
const creator = { userId: 'creator', isOrganizer: true, inviteStatus: 'accepted' } as const;

const anyParticipant = fc.record({
  userId: fc.constantFrom('creator', 'somebody', null),
  isOrganizer: fc.boolean(),
  inviteStatus: fc.constantFrom(...INVITE_STATUSES),
});
const anyNow = fc.date({ min: new Date('2026-06-01'), max: new Date('2026-07-01'), noInvalidDate: true });

describe('the lock of completed trips', () => {
  test.each([
    ['2026-06-15T12:00:00Z', false, 'on the last day'],
    ['2026-06-16T11:59:59.999Z', false, 'while it is still the last day at UTC-12'],
    ['2026-06-16T12:00:00Z', true, 'once the last day is over there'],
  ])('at %s the trip is completed: %s, %s', (now, expected) => {
    expect(isCompleted({ endDate: LAST_DAY }, new Date(now))).toBe(expected);
  });

  test('a trip with a later end date is not completed earlier', () => {
    fc.assert(
      fc.property(anyNow, fc.nat(60), (now, days) => {
        const isLaterOneCompleted = isCompleted({ endDate: addDays(LAST_DAY, days) }, now);
        expect(isLaterOneCompleted && !isCompleted({ endDate: LAST_DAY }, now)).toBe(false);
      }),
    );
  });
});

describe('abilities of a participant in a trip', () => {
  test('only an accepted participant may do anything, or view the trip', () => {
    fc.assert(
      fc.property(fc.option(anyParticipant), anyNow, (participant, now) => {
        const isAccepted = participant?.inviteStatus === 'accepted';
        expect(tripAbilities(trip, participant, now).has('view')).toBe(isAccepted);
        if (!isAccepted) expect([...tripAbilities(trip, participant, now)]).toEqual([]);
      }),
    );
  });

  test('an accepted participant may plan, vote, request suggestions and shop', () => {
    expect([...tripAbilities(trip, member, WHILE_OPEN)].toSorted()).toEqual(
      ['assign_shopping', 'edit_ingredients', 'leave', 'plan_meals', 'suggest_meals', 'tick_ingredients']
        .concat('view', 'vote', 'edit_own_eaters', 'add_receipts')
        .toSorted(),
    );
  });

  test('an organizer may do everything', () => {
    expect([...tripAbilities(trip, organizer, WHILE_OPEN)].toSorted()).toEqual(TRIP_ABILITIES.toSorted());
  });

  test('the creator may do everything except leave, organizer or not', () => {
    const everythingElse = TRIP_ABILITIES.filter((ability) => ability !== 'leave').toSorted();
    for (const isOrganizer of [true, false])
      expect([...tripAbilities(trip, { ...creator, isOrganizer }, WHILE_OPEN)].toSorted()).toEqual(
        everythingElse,
      );
  });

  test('a completed trip allows view, vote, costs, export and leave only', () => {
    expect([...tripAbilities(trip, organizer, AFTERWARDS)].toSorted()).toEqual([
      'add_receipts',
      'edit_receipts',
      'export',
      'leave',
      'view',
      'vote',
    ]);
  });

  test('completing a trip only removes abilities, and isOnlyLocked names the removed ones', () => {
    fc.assert(
      fc.property(anyParticipant, fc.constantFrom(...TRIP_ABILITIES), (participant, ability) => {
        const open = tripAbilities(trip, participant, WHILE_OPEN).has(ability);
        const completed = tripAbilities(trip, participant, AFTERWARDS).has(ability);
        expect(completed && !open).toBe(false);
        expect(isOnlyLocked(trip, participant, ability)).toBe(open);
      }),
    );
  });

  test('an organizer keeps every ability of a member', () => {
    fc.assert(
      fc.property(anyParticipant, anyNow, (participant, now) => {
        const before = tripAbilities(trip, { ...participant, isOrganizer: false }, now);
        const after = tripAbilities(trip, { ...participant, isOrganizer: true }, now);
        expect([...before].filter((ability) => !after.has(ability))).toEqual([]);
      }),
    );
  });
});

describe('abilities of a participant over another participant', () => {
  const rows = {
    creator: { ...creator, id: 'creator row' },
    organizer: { ...organizer, userId: 'organizer', id: 'organizer row' },
    member: { ...member, userId: 'member', id: 'member row' },
    pending: { ...member, userId: 'invited', inviteStatus: 'pending', id: 'pending row' },
    declined: { ...member, userId: 'declined', inviteStatus: 'declined', id: 'declined row' },
  } as const;
  type Row = keyof typeof rows;

  test.each<[by: Row, whom: Row, open: ParticipantAbility[], completed: ParticipantAbility[]]>([
    ['creator', 'creator', ['edit_eater'], []],
    ['creator', 'organizer', ['demote', 'remove', 'edit_eater'], []],
    ['creator', 'member', ['promote', 'remove', 'edit_eater'], []],
    ['creator', 'pending', ['resend_invite', 'rename', 'remove', 'edit_eater'], []],
    ['creator', 'declined', ['remove'], []],
    ['organizer', 'creator', ['edit_eater'], []],
    ['organizer', 'organizer', ['demote', 'leave', 'edit_eater'], ['leave']],
    ['organizer', 'member', ['promote', 'remove', 'edit_eater'], []],
    ['organizer', 'pending', ['resend_invite', 'rename', 'remove', 'edit_eater'], []],
    ['organizer', 'declined', ['remove'], []],
    ['member', 'creator', [], []],
    ['member', 'organizer', [], []],
    ['member', 'member', ['leave', 'edit_eater'], ['leave']],
    ['member', 'pending', [], []],
    ['pending', 'pending', [], []],
    ['pending', 'member', [], []],
    ['declined', 'declined', [], []],
  ])('the %s over the %s: %j, and %j once the trip is completed', (by, whom, open, completed) => {
    expect(participantAbilities(trip, rows[by], rows[whom], WHILE_OPEN)).toEqual(open);
    expect(participantAbilities(trip, rows[by], rows[whom], AFTERWARDS)).toEqual(completed);
  });

  const anyRow = fc
    .tuple(anyParticipant, fc.constantFrom('row 1', 'row 2'))
    .map(([participant, id]) => ({ ...participant, id }));

  test('an outsider has no ability over any participant', () => {
    fc.assert(
      fc.property(anyRow, anyNow, (participant, now) => {
        expect(participantAbilities(trip, null, participant, now)).toEqual([]);
      }),
    );
  });

  test('the creator cannot be removed or demoted', () => {
    fc.assert(
      fc.property(anyRow, anyRow, anyNow, (own, participant, now) => {
        const target = { ...participant, userId: trip.createdBy };
        const harm = participantAbilities(trip, own, target, now).filter(
          (one) => one === 'promote' || one === 'demote' || one === 'remove' || one === 'leave',
        );
        expect(harm).toEqual([]);
      }),
    );
  });

  test('a participant leaves only as oneself, removes only others, and never both promotes and demotes', () => {
    fc.assert(
      fc.property(anyRow, anyRow, anyNow, (own, participant, now) => {
        const able = new Set(participantAbilities(trip, own, participant, now));
        expect(able.has('leave') && own.id !== participant.id).toBe(false);
        expect(able.has('remove') && own.id === participant.id).toBe(false);
        expect(able.has('promote') && able.has('demote')).toBe(false);
      }),
    );
  });

  test('every ability belongs to at least one role', () => {
    const seen = Object.values(rows).flatMap((own) =>
      Object.values(rows).flatMap((row) => participantAbilities(trip, own, row, WHILE_OPEN)),
    );
    expect(new Set(seen)).toEqual(new Set(PARTICIPANT_ABILITIES));
  });
});
