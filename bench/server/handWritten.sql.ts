/** The session check that stands in each statement; $1 is the SHA-256 of the token. */
const VIEWER = `viewer as (
  select s.user_id as id from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now() and s.last_seen_at > now() - interval '14 days')`;

/** The viewer's own row in trip `t`. */
const MEMBER = `join participants own on own.trip_id = t.id and own.invite_status = 'accepted'
  join viewer on viewer.id = own.user_id`;

/** Meals in the order of the plan. */
const MEAL_ORDER = `m.date, array_position('{breakfast,lunch,snack,dinner,dessert}'::text[], m.type)`;

const INSTANT = `to_char(m.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** What the maker of an open trip may do; the bench's viewer has made each trip that is looked at. */
const MAKER_CAN = `'["view","vote","add_receipts","plan_meals","suggest_meals","edit_ingredients","tick_ingredients",
  "assign_shopping","edit_own_eaters","export","edit_receipts","edit","delete","invite","resend_invite","change_roles","remove_participants","edit_eaters"]'::json`;

/** What the maker may do with participant `p`; all others of these trips are plain members. */
const MAKER_CAN_WITH = `case when p.user_id = t.created_by then '["edit_eater"]'::json else '["promote","remove","edit_eater"]'::json end`;

/** Meal `m` has its place in the plan of trip `t`; every meal of the bench has a name, so none outside is empty. */
const IN_PLAN = `(m.date between t.start_date and t.end_date and m.type = any(t.meal_types))`;
const OUTSIDE = `(select count(*) from meals m where m.trip_id = t.id and not ${IN_PLAN})`;
const PLANNED = `(select count(*) from meals m where m.trip_id = t.id and ${IN_PLAN}
  and (m.status = 'not_needed' or m.assigned_to_id is not null or m.name <> ''))`;
const TOTAL = `(t.end_date - t.start_date + 1) * cardinality(t.meal_types)`;

const TRIP_HEAD = `'id', t.id, 'name', t.name, 'location', t.location, 'startDate', t.start_date,
  'endDate', t.end_date`;
const INCLUSIONS = `'includeBreakfasts', 'breakfast' = any(t.meal_types),
  'includeLunches', 'lunch' = any(t.meal_types), 'includeDinners', 'dinner' = any(t.meal_types),
  'includeSnacks', 'snack' = any(t.meal_types), 'includeDesserts', 'dessert' = any(t.meal_types)`;

const named = (alias: string) =>
  `case when ${alias}.id is null then null else json_build_object('id', ${alias}.id, 'name', ${alias}.name) end`;

/** The votes on meal `m`; every meal of the bench is planned, so that all of them count. */
const votes = (own: string) => `lateral (
  select count(*) filter (where v.vote = 'up') as up, count(*) filter (where v.vote = 'down') as down,
    max(${own}) filter (where v.participant_id = own.id) as own
  from meal_votes v where v.trip_id = t.id and v.meal_id = m.id) votes`;
const VOTES = `'upVotes', votes.up, 'downVotes', votes.down, 'myVote', votes.own`;

const INGREDIENT_HEAD = `'id', i.id, 'mealId', i.meal_id, 'name', i.name, 'quantity', i.quantity, 'unit', i.unit,
  'notes', i.notes, 'purchased', i.purchased`;
const INGREDIENT_TAIL = `'alternatives', i.alternatives, 'selectedAlternative', i.selected_alternative`;
const PURCHASED_AT = `to_char(i.purchased_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
/** No ingredient of the bench was renamed since it was merged. */
const IS_OPTIMIZED = `'isOptimized', i.merged_as is not null`;
/** Amounts of the bench are fixed. */
const amountOf = (quantity: string, unit: string) =>
  `json_build_object('quantity', ${quantity}, 'unit', ${unit}, 'text', concat_ws(' ', ${quantity}, ${unit}),
  'calculation', null, 'exact', null)`;
const BOUGHT = `case when i.purchased and i.bought_portion_quarters is not null
  then ${amountOf('i.bought_quantity', 'i.bought_unit')} end`;
const REST_INGREDIENT = `${INGREDIENT_HEAD}, 'addedBy', i.added_by_id, 'purchasedBy', i.purchased_by_id, 'purchasedAt', ${PURCHASED_AT},
  'assignedTo', i.assigned_to_id, ${INGREDIENT_TAIL}, ${IS_OPTIMIZED}, 'mergedAs', i.merged_as, 'version', i.version,
  'amount', ${amountOf('i.quantity', 'i.unit')}, 'missing', null, 'bought', ${BOUGHT}, 'used', null, 'part', i.part, 'isTyped', i.is_typed, 'amountText', concat_ws(' ', i.quantity, i.unit), 'apartOfId', i.apart_of_id, 'apartEaterIds', i.apart_eater_ids,
  'unavailable', i.unavailable, 'isLeftOut', not i.purchased and coalesce(i.unavailable ->> 'kind' = 'left_out', false),
  'staple', i.staple`;

const restParticipants = `(select json_agg(json_build_object('id', p.id, 'userId', p.user_id, 'name', p.name,
    'phone', p.phone, 'email', p.email, 'isOrganizer', p.is_organizer, 'inviteStatus', p.invite_status, 'textDueAt', p.text_due_at, 'leftAt', p.left_at,
    'viewerCan', ${MAKER_CAN_WITH}) order by p.created_at, p.id)
  from participants p where p.trip_id = t.id)`;

const restMeals = (more: string) => `(select json_agg(json_build_object('id', m.id, 'tripId', m.trip_id,
    'date', m.date, 'type', m.type, 'name', m.name, 'description', m.description, 'instructions', m.instructions,
    'recipe', m.recipe, 'assignedToId', m.assigned_to_id, 'assignedTo', ${named('cook')}, 'status', m.status,
    'isAiGenerated', m.is_ai_generated, 'position', m.position, 'forWhom', m.for_whom, 'isInstead', m.is_instead, 'servings', m.servings_quarters / 4.0, 'minutes', m.minutes, 'portions', m.portion_quarters / 4.0,
    'version', m.version, 'createdAt', ${INSTANT}, ${VOTES}${more}) order by ${MEAL_ORDER})
  from meals m left join participants cook on cook.id = m.assigned_to_id, ${votes('v.vote')} where m.trip_id = t.id)`;

/** No trip of the bench has suggestions: it is looked for, and null. */
const SUGGESTION_RUN = `(select json_build_object('id', r.id) from suggestion_runs r where r.trip_id = t.id
    order by r.created_at desc limit 1)`;

/** No trip of the bench has dietary restrictions to read. */
const RESTRICTIONS_READ = `json_build_object('understood', '[]'::json, 'avoids', '[]'::json, 'wordsOnly', '[]'::json, 'notUnderstood', '[]'::json)`;

/** Who said neither what they avoid nor that they eat everything. */
const UNANSWERED = `, 'unanswered', (select count(*) from eaters e where e.trip_id = t.id and e.avoids = '[]' and not e.eats_everything)`;

const restTripObject = (
  moreOfMeals: string,
  more = '',
) => `json_build_object(${TRIP_HEAD}, 'createdBy', t.created_by,
    'mealTypes', t.meal_types, ${INCLUSIONS}, 'dietaryRestrictions', t.dietary_restrictions, 'restrictionsRead', ${RESTRICTIONS_READ}, 'rules', '[]'::json, 'restrictionParts', '[]'::json, 'shoppingPlan', t.shopping_plan, 'currency', t.currency, 'version', t.version, 'createdAt', to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'revision', coalesce((select r.revision from trip_revisions r where r.trip_id = t.id), 0),
    'isCompleted', t.end_date < (now() at time zone 'UTC' - interval '12 hours')::date, 'viewerCan', ${MAKER_CAN},
    'plannedMealCount', ${PLANNED}, 'totalMealCount', ${TOTAL}, 'mealsOutsidePlanCount', ${OUTSIDE},
    'lastSuggestionRun', ${SUGGESTION_RUN}, 'participants', ${restParticipants}, 'meals', ${restMeals(moreOfMeals)}${more})`;

const restIngredients = `, 'ingredients', (select json_agg(json_build_object(${REST_INGREDIENT}) order by i.created_at, i.id)
  from ingredients i where i.trip_id = t.id and i.meal_id = m.id)`;

const restTrip = `with ${VIEWER} select ${restTripObject(restIngredients, UNANSWERED)}::text as body
  from trips t ${MEMBER} where t.id = $2`;

const restTrips = `with ${VIEWER} select json_agg(${restTripObject('')} order by t.start_date, t.id)::text as body
  from trips t ${MEMBER}`;

const REMEMBERED = [
  ['purchased_by_id', 'own.id'],
  ['purchased_at', "date_trunc('milliseconds', now())"],
  ['bought_quantity', 'i.quantity'],
  ['bought_unit', 'i.unit'],
  [
    'bought_portion_quarters',
    '(select m.portion_quarters from meals m where m.trip_id = i.trip_id and m.id = i.meal_id)',
  ],
] as const;

const ticked = `ticked as (
  update ingredients i set purchased = $3,
    ${REMEMBERED.map(([column, now]) => `${column} = case when not $3 then null when i.purchased then i.${column} else ${now} end`).join(', ')}
  from trips t ${MEMBER}
  where i.id = $2 and t.id = i.trip_id
    and t.end_date >= (now() at time zone 'UTC' - interval '12 hours')::date
  returning i.*)`;

const restTick = `with ${VIEWER}, ${ticked}
  select json_build_object(${REST_INGREDIENT})::text as body
  from ticked i`;

const graphqlTick = `with ${VIEWER}, ${ticked}
  select json_build_object('data', json_build_object('updateIngredient', json_build_object(
    'ingredient', json_build_object('id', i.id, 'mealId', i.meal_id, 'purchased', i.purchased),
    'meal', json_build_object('id', i.meal_id, 'ingredientCount', 1 + others.count,
      'purchasedIngredientCount', i.purchased::int + others.purchased))))::text as body
  from ticked i, lateral (
    select count(*) as count, count(*) filter (where o.purchased) as purchased
    from ingredients o where o.trip_id = i.trip_id and o.meal_id = i.meal_id and o.id <> i.id) others`;

const graphqlTrip = `with ${VIEWER}
  select json_build_object('data', json_build_object('trip', json_build_object(${TRIP_HEAD},
    'createdBy', t.created_by, ${INCLUSIONS},
    'participants', (select json_agg(json_build_object('id', p.id, 'userId', p.user_id, 'name', p.name,
        'phone', p.phone, 'isOrganizer', p.is_organizer, 'isViewer', p.user_id = viewer.id,
        'inviteStatus', upper(p.invite_status)) order by p.created_at, p.id)
      from participants p where p.trip_id = t.id),
    'meals', (select json_agg(json_build_object('id', m.id, 'tripId', m.trip_id, 'date', m.date,
        'type', upper(m.type), 'name', m.name, 'description', m.description, 'instructions', m.instructions,
        'recipe', m.recipe, 'assignedToId', m.assigned_to_id, 'status', upper(m.status),
        'isAiGenerated', m.is_ai_generated, 'createdAt', ${INSTANT}, ${VOTES}, 'assignedTo', ${named('cook')},
        'ingredients', (select json_agg(json_build_object(${INGREDIENT_HEAD}, 'assignedToId', i.assigned_to_id,
            ${INGREDIENT_TAIL}, 'assignedTo', ${named('buyer')}) order by i.created_at, i.id)
          from ingredients i left join participants buyer on buyer.id = i.assigned_to_id
          where i.trip_id = t.id and i.meal_id = m.id)) order by ${MEAL_ORDER})
      from meals m left join participants cook on cook.id = m.assigned_to_id, ${votes('upper(v.vote)')}
      where m.trip_id = t.id))))::text as body
  from trips t ${MEMBER} where t.id = $2`;

const graphqlCart = `with ${VIEWER}
  select json_build_object('data', json_build_object('trip', json_build_object(${TRIP_HEAD},
    'isCompleted', t.end_date < (now() at time zone 'UTC' - interval '12 hours')::date,
    'viewerCan', upper(${MAKER_CAN}::text)::json,
    'participants', (select json_agg(json_build_object('id', p.id, 'name', p.name, 'isViewer', p.user_id = viewer.id,
        'isOrganizer', p.is_organizer, 'inviteStatus', upper(p.invite_status)) order by p.created_at, p.id)
      from participants p where p.trip_id = t.id),
    'meals', (select json_agg(json_build_object('id', m.id, 'tripId', m.trip_id, 'date', m.date,
        'type', upper(m.type), 'name', m.name, 'assignedTo', case when cook.id is not null then
          json_build_object('id', cook.id, 'name', cook.name, 'isViewer', cook.user_id = viewer.id) end,
        'ingredients', (select json_agg(json_build_object(${INGREDIENT_HEAD}, 'purchasedAt', ${PURCHASED_AT},
            'purchasedBy', case when i.purchased_by_id is not null then json_build_object('id', i.purchased_by_id) end,
            'assignedToId', i.assigned_to_id, ${INGREDIENT_TAIL}, ${IS_OPTIMIZED}) order by i.created_at, i.id)
          from ingredients i where i.trip_id = t.id and i.meal_id = m.id)) order by ${MEAL_ORDER})
      from meals m left join participants cook on cook.id = m.assigned_to_id where m.trip_id = t.id))))::text as body
  from trips t ${MEMBER} where t.id = $2`;

const tripCards = `json_agg(json_build_object(${TRIP_HEAD},
    'plannedMealCount', ${PLANNED}, 'totalMealCount', ${TOTAL},
    'participants', (select json_agg(json_build_object('id', p.id, 'name', p.name,
        'isViewer', p.user_id = viewer.id, 'inviteStatus', upper(p.invite_status)) order by p.created_at, p.id)
      from participants p where p.trip_id = t.id)) order by t.start_date, t.id)`;

const graphqlTrips = `with ${VIEWER}
  select json_build_object('data', json_build_object('trips', ${tripCards}))::text as body from trips t ${MEMBER}`;

const graphqlHome = `with ${VIEWER}
  select json_build_object('data', json_build_object(
    'trips', (select ${tripCards} from trips t ${MEMBER}),
    'invitations', (
      select json_agg(json_build_object(
        'participant', json_build_object('id', p.id, 'name', p.name),
        'trip', json_build_object('name', t.name, 'location', t.location, 'startDate', t.start_date,
          'endDate', t.end_date),
        'invitedBy', json_build_object('name', inviter.name)) order by p.invited_at desc, p.id desc)
      from participants p join viewer on viewer.id = p.user_id join trips t on t.id = p.trip_id
      join users inviter on inviter.id = p.invited_by where p.invite_status = 'pending'),
    'frequentMembers', (
      select json_agg(json_build_object('name', name, 'phone', phone, 'tripCount', count)
        order by count desc, name, phone)
      from (
        select u.name, u.phone, count(*) from trips t ${MEMBER}
        join participants p on p.trip_id = t.id and p.invite_status = 'accepted' and p.id <> own.id
        join users u on u.id = p.user_id group by u.id) companions)))::text as body`;

/** One statement for each answer: $1 is the session, the rest comes from the request. */
export const STATEMENTS = {
  restTrip,
  restTrips,
  restTick,
  graphqlTrip,
  graphqlCart,
  graphqlTrips,
  graphqlTick,
  graphqlHome,
} as const;
export type StatementName = keyof typeof STATEMENTS;
