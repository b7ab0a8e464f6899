import { isLive } from '../access/session.sql.ts';
import { statement } from '../db/statement.ts';

export type AccountExport = Readonly<Record<string, unknown>>;

const list = (fields: string, rows: string, order: string) =>
  `(select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]') from ${rows})`;

const at = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const MEALS = list(
  `'date', m.date, 'type', m.type, 'name', m.name`,
  'meals m where m.trip_id = $1 and m.assigned_to_id = p.id',
  'm.date, m.type, m.position',
);

const DUTIES = list(
  `'date', d.date, 'type', d.type, 'kind', d.kind`,
  'duties d where d.trip_id = $1 and d.participant_id = p.id',
  'd.date, d.type, d.kind',
);

const ingredients = (column: string) =>
  list(
    `'name', i.name, 'quantity', i.quantity, 'unit', i.unit, 'purchased', i.purchased, 'purchasedAt', ${at('i.purchased_at')}`,
    `ingredients i where i.trip_id = $1 and i.${column} = p.id`,
    'i.name, i.id',
  );

/** Without the cooks who were asked. */
const NOT_FOUND = list(
  `'name', i.name, 'kind', i.unavailable ->> 'kind', 'message', i.unavailable ->> 'message',
   'shop', i.unavailable ->> 'shop', 'at', i.unavailable ->> 'at'`,
  `ingredients i where i.trip_id = $1 and i.unavailable ->> 'by' = p.id::text`,
  'i.name, i.id',
);

/** @param column prefix: "arrives" */
function mealTime(column: string): string {
  return `case when e.${column}_date is not null
    then json_build_object('date', e.${column}_date, 'type', e.${column}_type) end`;
}

const VOTES = list(
  `'date', m.date, 'type', m.type, 'meal', m.name, 'vote', v.vote`,
  `meal_votes v join meals m on m.trip_id = $1 and m.id = v.meal_id
   where v.trip_id = $1 and v.participant_id = p.id`,
  'm.date, m.type',
);

/** The person and the companions they bring. */
const EATERS = list(
  `'isCompanion', e.is_companion, 'name', coalesce(e.name, p.name), 'portion', e.portion_quarters / 4.0, 'avoids', e.avoids,
   'eatsEverything', e.eats_everything, 'note', e.note, 'group', e.group_name, 'arrives', ${mealTime('arrives')}, 'leaves', ${mealTime('leaves')}, 'exceptions', ${list(
     "'date', x.date, 'type', x.type, 'attends', x.attends",
     'attendance_exceptions x where x.trip_id = $1 and x.eater_id = e.id',
     'x.date, x.type',
   )}`,
  'eaters e where e.trip_id = $1 and e.participant_id = p.id',
  'e.is_companion, e.created_at, e.id',
);

const SETTLED = 'c.trip_id = $1';

const SETTLED_MEAL = 'join meals m on m.trip_id = $1 and m.id = c.meal_id';

/** About the person and their companions. */
const SETTLED_FOR_THEM = list(
  `'date', m.date, 'type', m.type, 'meal', m.name, 'kind', c.kind, 'value', c.value, 'note', c.note,
   'settledAt', ${at('c.settled_at')}`,
  `settled_conflicts c ${SETTLED_MEAL}
   join eaters e on e.trip_id = $1 and e.id = c.eater_id
   where ${SETTLED} and e.participant_id = p.id`,
  'm.date, m.type, c.kind, c.value',
);

/** Without what others avoid. */
const SETTLED_BY_THEM = list(
  `'date', m.date, 'type', m.type, 'meal', m.name, 'note', c.note, 'settledAt', ${at('c.settled_at')}`,
  `settled_conflicts c ${SETTLED_MEAL} where ${SETTLED} and c.settled_by_id = p.id`,
  'c.settled_at, m.date, m.type',
);

const MONEY = `'currency', coalesce(r.currency, t.currency), 'rate', r.rate`;

const RECEIPT = `'date', r.date, 'label', r.label, 'kind', r.kind`;

/** Paid by the person. */
const RECEIPTS = list(
  `${RECEIPT}, 'amountCents', r.amount_cents, ${MONEY}, 'split', r.split, 'addedAt', ${at('r.created_at')}`,
  'receipts r where r.trip_id = $1 and r.paid_by_id = p.id',
  'r.date, r.id',
);

/** Typed, equal or frozen, which are in the trip's currency; those that follow the table are not stored. */
const SHARES = list(
  `${RECEIPT}, 'amountCents', s.amount_cents,
   'currency', case when r.frozen_at is null then coalesce(r.currency, t.currency) else t.currency end`,
  `receipt_shares s join receipts r on r.trip_id = $1 and r.id = s.receipt_id
   where s.trip_id = $1 and s.participant_id = p.id`,
  'r.date, r.id',
);

/** Without the other side. */
const TRANSFERS = list(
  `'date', m.date, 'amountCents', m.amount_cents, 'isFromThem', m.from_id = p.id, 'markedAt', ${at('m.created_at')}`,
  'transfers m where m.trip_id = $1 and p.id in (m.from_id, m.to_id)',
  'm.created_at, m.id',
);

/** Of the account's book. */
const SHARED_RECIPES = list(
  `'recipeId', s.recipe_id, 'sharedAt', ${at('s.shared_at')}`,
  'shared_recipes s where s.trip_id = $1 and s.shared_by_id = p.id',
  's.shared_at, s.recipe_id',
);

/** SQL for trip $1 of account $2; an unjoined trip shows only its invitation. */
export const TRIP_EXPORT = `select (select json_build_object('id', t.id, 'name', t.name, 'location', t.location,
     'startDate', t.start_date, 'endDate', t.end_date,
     'isCreator', coalesce(t.created_by = p.user_id, false), 'isOrganizer', p.is_organizer,
     'inviteStatus', p.invite_status, 'shownAs', p.name, 'leftAt', ${at('p.left_at')}, 'since', ${at('p.created_at')},
     'mealsToCook', ${MEALS}, 'duties', ${DUTIES}, 'ingredientsToBuy', ${ingredients('assigned_to_id')},
     'ingredientsBought', ${ingredients('purchased_by_id')}, 'itemsAdded', ${ingredients('added_by_id')}, 'ingredientsNotFound', ${NOT_FOUND}, 'votes', ${VOTES}, 'sharedRecipes', ${SHARED_RECIPES}, 'table', ${EATERS},
     'madeSureFor', ${SETTLED_FOR_THEM}, 'madeSure', ${SETTLED_BY_THEM}, 'currency', t.currency,
     'receipts', ${RECEIPTS}, 'shares', ${SHARES}, 'transfers', ${TRANSFERS})
   from participants p where p.trip_id = $1 and p.user_id = $2) as trip,
   ${list(
     `'trip', t.name, 'name', i.name, 'phone', i.phone, 'email', i.email, 'invitedAt', ${at('i.invited_at')}`,
     'participants i where i.trip_id = $1 and i.invited_by = $2 and not i.invited_by_link',
     'i.invited_at, i.id',
   )} as invitations
   from trips t where t.id = $1`;

export const ACCOUNT_EXPORT = `select (select json_build_object(
     'account', json_build_object('id', u.id, 'name', u.name, 'phone', u.phone, 'email', u.email, 'showsPresence', u.shows_presence, 'wantsShopTexts', u.wants_shop_texts,
     'language', u.language, 'units', u.units, 'createdAt', ${at('u.created_at')},
     'lockedAt', ${at('u.locked_at')}),
     'sessions', ${list(
       `'device', s.device, 'createdAt', ${at('s.created_at')}, 'lastSeenAt', ${at('s.last_seen_at')}, 'expiresAt', ${at('s.expires_at')},
        'name', s.name, 'scopes', s.scopes, 'tripId', s.trip_id, 'adminGroup', s.admin_group`,
       `sessions s where s.user_id = $1 and ${isLive('s')}`,
       's.created_at, s.id',
     )},
     'identities', ${list(
       `'issuer', i.issuer, 'subject', i.subject, 'createdAt', ${at('i.created_at')}`,
       'identities i where i.user_id = $1',
       'i.created_at, i.id',
     )},
     'payments', ${list(
       `'id', b.id, 'package', b.package, 'quantity', b.quantity, 'amountCents', b.amount_cents,
        'currency', b.currency, 'status', b.status, 'refundedCents', b.refunded_cents,
        'createdAt', ${at('b.created_at')}, 'completedAt', ${at('b.completed_at')}`,
       'payments b where b.user_id = $1',
       'b.created_at, b.id',
     )},
     'credits', ${list(
       `'kind', c.kind, 'amount', c.amount, 'paymentId', c.payment_id, 'tripId', c.trip_id,
        'expiresAt', ${at('c.expires_at')}, 'createdAt', ${at('c.created_at')}`,
       'credit_entries c where c.user_id = $1',
       'c.created_at, c.id',
     )},
     'aiUsages', ${list(
       `'feature', a.feature, 'tripId', a.trip_id, 'model', a.model, 'inputTokens', a.input_tokens,
        'outputTokens', a.output_tokens, 'costMicroDollars', a.cost_micro_dollars, 'outcome', a.outcome, 'createdAt', ${at('a.created_at')}`,
       'ai_usages a where a.user_id = $1',
       'a.created_at, a.id',
     )},
     'rememberedEaters', ${list(
       `'name', e.name, 'portion', e.portion_quarters / 4.0, 'avoids', e.avoids,
        'eatsEverything', e.eats_everything, 'note', e.note`,
       'remembered_eaters e where e.user_id = $1',
       'e.name nulls first',
     )},
     'stapleAnswers', ${list(
       `'food', s.food, 'answer', s.answer, 'answeredAt', ${at('s.answered_at')}`,
       'staple_answers s where s.user_id = $1',
       's.food',
     )},
     'webhooks', ${list(
       `'url', w.url, 'kinds', w.kinds, 'scopes', w.scopes, 'tripId', w.trip_id, 'createdAt', ${at('w.created_at')},
        'endedAt', ${at('w.ended_at')}, 'endReason', w.end_reason`,
       'webhooks w where w.user_id = $1',
       'w.created_at, w.id',
     )},
     'recipes', ${list(
       `'id', r.id, 'name', r.name, 'description', r.description, 'servings', r.servings_quarters / 4.0,
        'minutes', r.minutes, 'difficulty', r.difficulty, 'ingredients', r.ingredients,
        'instructions', r.instructions, 'mealTypes', r.meal_types, 'equipment', r.equipment,
        'sourceUrl', r.source_url, 'sourceName', r.source_name,
        'createdAt', ${at('r.created_at')}, 'updatedAt', ${at('r.updated_at')}`,
       'recipes r where r.owner_id = $1',
       'r.created_at, r.id',
     )},
     'auditLog', ${list(
       `'action', l.action, 'tripId', l.trip_id, 'createdAt', ${at('l.created_at')}`,
       'audit_entries l where l.actor_id = $1',
       'l.created_at, l.id',
     )}
   ) from users u where u.id = $1) as account`;

interface TripPart {
  readonly trip: { readonly id: string; readonly startDate: string } | null;
  readonly invitations: readonly { readonly invitedAt: string | null }[];
}

export const exportOf = statement<{ account: AccountExport | null }>('account_export', ACCOUNT_EXPORT);

export const exportOfTrip = statement<TripPart>('account_export_of_trip', TRIP_EXPORT);
