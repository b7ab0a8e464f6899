import { LIMITS } from '../../../../domain/limits.ts';
import { fileText } from '../../people/csv/fileText.ts';
import type { Row } from './row.ts';
import { AMOUNT, INGREDIENT, PARTICIPANT } from '../../ctx/selections.ts';

export const inviteLinkRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/api/trips/:tripId/invite-link',
    who: 'organizer',
    operation: 'query ($tripId: ID!) { inviteLink(tripId: $tripId) { createdBy url expiresAt } }',
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/invite-link',
    who: 'organizer',
    status: 201,
    operation: `mutation ($input: CreateInviteLinkInput!) { createInviteLink(input: $input) { url expiresAt } }`,
  },
  {
    method: 'DELETE',
    path: '/api/trips/:tripId/invite-link',
    who: 'organizer',
    status: 204,
    operation: 'mutation ($input: RevokeInviteLinkInput!) { revokeInviteLink(input: $input) { tripId } }',
  },
  {
    method: 'POST',
    path: '/api/invite-links/read',
    who: 'anyone',
    operation: `query ($input: LinkInvitationInput!) {
      linkInvitation(input: $input) { invitedBy { name } trip { name location startDate endDate } }
    }`,
  },
  {
    method: 'POST',
    path: '/api/invite-links/follow',
    who: 'signed in',
    operation: `mutation ($input: FollowInviteLinkInput!) {
      followInviteLink(input: $input) {
        invitation { invitedBy { name } participant { id name } trip { name location startDate endDate } }
        tripId
      }
    }`,
  },
];

export const participantRows: readonly Row[] = [
  {
    method: 'PATCH',
    path: '/api/trips/:tripId/participants/:participantId',
    who: 'organizer',
    operation: `mutation ($input: RenameParticipantInput!) {
      renameParticipant(input: $input) { participant { ${PARTICIPANT} } }
    }`,
  },
];

const AVOID = 'kind value strictness';
const ANSWERS = `portion avoids { ${AVOID} } eatsEverything note answered`;
const EATER = `id name participantId isCompanion group ${ANSWERS}
  arrives { date type } leaves { date type } sharePaidById version viewerCan`;
const REMEMBERED = `id name ${ANSWERS}`;

export const tableRows: readonly Row[] = [
  {
    method: 'GET',
    path: '/api/trips/:tripId/eaters',
    who: 'member',
    operation: `query ($tripId: ID!) { trip(id: $tripId) { eaters { ${EATER} } } }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/eaters',
    who: 'member',
    status: 201,
    isVersioned: true,
    operation: `mutation ($input: AddCompanionInput!) { addCompanion(input: $input) { eater { ${EATER} } } }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/eaters/read-file',
    who: 'member',
    file: {
      payload: `a CSV file, up to ${LIMITS.peopleListBytes / 2 ** 20} MB`,
      read: (bytes) => ({ text: fileText(bytes) }),
    },
    operation: `query ($input: ReadPeopleInput!) {
      readPeople(input: $input) {
        people {
          number name group portion avoids { ${AVOID} } eatsEverything note arrives { date type } leaves { date type }
          problems doubt
        }
        notes
      }
    }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/eaters/batch',
    who: 'member',
    status: 201,
    operation: `mutation ($input: AddCompanionsInput!) {
      addCompanions(input: $input) { eaters { ${EATER} } }
    }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/eaters/batch-delete',
    who: 'member',
    operation: `mutation ($input: RemoveCompanionsInput!) {
      removeCompanions(input: $input) { eaterIds }
    }`,
  },
  {
    method: 'PATCH',
    path: '/api/trips/:tripId/eaters/:id',
    who: 'member',
    isVersioned: true,
    operation: `mutation ($tripId: ID!, $id: ID!, $input: UpdateEaterInput!) {
      updateEater(tripId: $tripId, id: $id, input: $input) { eater { ${EATER} } }
    }`,
  },
  {
    method: 'DELETE',
    path: '/api/trips/:tripId/eaters/:id',
    who: 'member',
    status: 204,
    operation: `mutation ($tripId: ID!, $id: ID!) {
      removeCompanion(tripId: $tripId, id: $id) { eaterId }
    }`,
  },
  {
    method: 'POST',
    path: '/api/trips/:tripId/restrictions/move',
    who: 'organizer',
    operation: `mutation ($input: MoveRestrictionsInput!) {
      moveRestrictions(input: $input) { eaters { ${EATER} } }
    }`,
  },
  {
    method: 'PUT',
    path: '/api/trips/:tripId/attendance',
    who: 'member',
    operation: `mutation ($input: SetAttendanceInput!) {
      setAttendance(input: $input) { slot { date type portions eaterIds } }
    }`,
  },
  {
    method: 'PATCH',
    path: '/api/trips/:tripId/attendance',
    who: 'member',
    operation: `mutation ($input: ChangeAttendanceInput!) {
      changeAttendance(input: $input) { slots { date type portions eaterIds } }
    }`,
  },
  {
    method: 'PATCH',
    path: '/api/trips/:tripId/groups',
    who: 'member',
    operation: `mutation ($input: RenameGroupInput!) { renameGroup(input: $input) { eaters { ${EATER} } } }`,
  },
  {
    method: 'GET',
    path: '/api/trips/:tripId/attendance',
    who: 'member',
    operation: `query ($tripId: ID!) { trip(id: $tripId) { attendance { date type portions eaterIds } } }`,
  },
  {
    method: 'GET',
    path: '/api/auth/me/eater',
    who: 'signed in',
    operation: `{ rememberedSelf { ${REMEMBERED} } }`,
  },
  {
    method: 'GET',
    path: '/api/auth/me/companions',
    who: 'signed in',
    operation: `{ rememberedCompanions { ${REMEMBERED} } }`,
  },
  {
    method: 'PUT',
    path: '/api/auth/me/eaters',
    who: 'signed in',
    operation: `mutation ($input: RememberEaterInput!) {
      rememberEater(input: $input) { eater { ${REMEMBERED} } }
    }`,
  },
  {
    method: 'DELETE',
    path: '/api/auth/me/eaters/:id',
    who: 'signed in',
    status: 204,
    operation: 'mutation ($id: ID!) { forgetRememberedEater(id: $id) { id } }',
  },
];

const FINDING = 'verdict ingredientId ingredientName sentence phrase';
const CAUSE = `avoid { ${AVOID} } ${FINDING}`;
const SIGNED = 'eaterId basis settled { how: note by: settledById at: settledAt }';
const REASON = `${CAUSE} ${SIGNED}`;
// A large table has thousands of reasons; the groups have them all.
const VERDICT = `mealId verdict unanswered reasons(limit: 50) { ${REASON} }
  groups { avoid { ${AVOID} } eaters { ${SIGNED} } findings { ${FINDING} } } rules { ${CAUSE} }`;

const MONEY = '{ amountCents currency formatted }';
const CHANGED_AMOUNT = `before { ${AMOUNT} } after { ${AMOUNT} } bought { ${AMOUNT} } missing { ${AMOUNT} }`;

export const verdictRows: readonly Row[] = [
  {
    method: 'POST',
    path: '/api/trips/:tripId/preview',
    who: 'member',
    operation: `query ($input: PreviewTableInput!) {
      previewTable(input: $input) {
        meals { mealId before after }
        amounts { mealId ingredientId name purchased ${CHANGED_AMOUNT} }
        purchased
        verdicts { mealId eaterId before after reasons { ${REASON} } }
        rules { mealId before after reasons { ${CAUSE} } }
        leaving { mealId ingredients purchased }
        returning { mealId ingredients purchased }
        shares { participantId before ${MONEY} after ${MONEY} }
      }
    }`,
  },
  {
    method: 'GET',
    path: '/api/trips/:tripId/verdicts',
    who: 'member',
    operation: `query ($tripId: ID!, $date: Date) {
      trip(id: $tripId) { verdicts(date: $date) { ${VERDICT} } }
    }`,
  },
  {
    method: 'GET',
    path: '/api/trips/:tripId/slot-verdicts',
    who: 'member',
    operation: `query ($tripId: ID!, $date: Date) {
      trip(id: $tripId) { slotVerdicts(date: $date) { date type verdict withoutDish } }
    }`,
  },
  {
    method: 'POST',
    path: '/api/meals/:mealId/settled',
    who: 'member',
    operation: `mutation ($input: SettleConflictInput!) {
      settleConflict(input: $input) { meal { verdict { ${VERDICT} } } }
    }`,
  },
  {
    method: 'DELETE',
    path: '/api/meals/:mealId/settled',
    who: 'member',
    operation: `mutation ($input: UnsettleConflictInput!) {
      unsettleConflict(input: $input) { meal { verdict { ${VERDICT} } } }
    }`,
  },
  {
    method: 'POST',
    path: '/api/ingredients/:ingredientId/apart',
    who: 'member',
    status: 201,
    operation: `mutation ($input: CookApartInput!) {
      cookApart(input: $input) { ingredient { ${INGREDIENT} } }
    }`,
  },
];
