-- What has to hold after any fault: each row is a rule with the number of rows that break it.
select 'every trip has an organizer who comes along' as rule, count(*)::int as broken
  from trips t
  where not exists (
    select from participants p where p.trip_id = t.id and p.is_organizer and p.invite_status = 'accepted'
  )
union all
select 'an account has the trips of its participants', count(*)::int
  from (select user_id, trip_id, invite_status from participants where user_id is not null) p
    full join (select user_id, trip_id, status from user_trips join trips on trips.id = trip_id
      where status <> 'left') u using (user_id, trip_id)
  where p.invite_status is distinct from u.status
union all
select 'the account of a participant exists', count(*)::int
  from participants where user_id is not null and user_id not in (select id from users)
union all
select 'an organizer comes along', count(*)::int
  from participants where is_organizer and invite_status <> 'accepted'
union all
select 'a trip has at most 100 participants', count(*)::int
  from (select from participants group by trip_id having count(*) > 100) full_trips
union all
select 'a pending or accepted participant has one eater of their own, others have none', count(*)::int
  from participants p
    left join (select trip_id, participant_id, count(*) filter (where not is_companion) as own, count(*) as everybody
      from eaters group by trip_id, participant_id) e on e.trip_id = p.trip_id and e.participant_id = p.id
  where case when p.invite_status = 'declined' then e.everybody > 0 else e.own is distinct from 1 end
union all
select 'a meal for everybody has the portions of those who eat at its slot, another one at most these', count(*)::int
  from meals m join lateral (
    select coalesce(sum(e.portion_quarters), 0) as quarters
    from eaters e
      left join eaters h on e.is_companion and not h.is_companion
        and h.trip_id = e.trip_id and h.participant_id = e.participant_id
      left join attendance_exceptions x
        on x.trip_id = e.trip_id and x.eater_id = e.id and x.date = m.date and x.type = m.type
      left join attendance_exceptions y
        on y.trip_id = h.trip_id and y.eater_id = h.id and y.date = m.date and y.type = m.type
    where e.trip_id = m.trip_id and coalesce(x.attends,
      y.attends is not false
      and (y.attends is true and e.arrives_date is null or coalesce(
        (coalesce(e.arrives_date, h.arrives_date), array_position('{breakfast,lunch,snack,dinner,dessert}'::text[], coalesce(e.arrives_type, h.arrives_type)))
        <= (m.date, array_position('{breakfast,lunch,snack,dinner,dessert}'::text[], m.type)), true))
      and (y.attends is true and e.leaves_date is null or coalesce(
        (m.date, array_position('{breakfast,lunch,snack,dinner,dessert}'::text[], m.type))
        <= (coalesce(e.leaves_date, h.leaves_date), array_position('{breakfast,lunch,snack,dinner,dessert}'::text[], coalesce(e.leaves_type, h.leaves_type))), true)))
  ) everybody on m.portion_quarters > everybody.quarters
    or m.portion_quarters < everybody.quarters and m.for_whom is null
      and (m.position > 0 or not exists (select from meals o where o.trip_id = m.trip_id
        and o.date = m.date and o.type = m.type and o.position > 0 and o.is_instead))
union all
select 'a trip has at most 300 eaters', count(*)::int
  from (select from eaters group by trip_id having count(*) > 300) full_tables
union all
select 'an assigned cook comes along', count(*)::int
  from meals m join participants p on p.id = m.assigned_to_id
  where p.trip_id <> m.trip_id or p.invite_status <> 'accepted'
union all
select 'who has a duty comes along', count(*)::int
  from duties d join participants p on p.trip_id = d.trip_id and p.id = d.participant_id
  where p.invite_status <> 'accepted'
union all
select 'at most 10 people have the same duty at a slot', count(*)::int
  from (select from duties group by trip_id, date, type, kind having count(*) > 10) full_duties
union all
select 'an assigned shopper comes along', count(*)::int
  from ingredients i join participants p on p.id = i.assigned_to_id
  where p.trip_id <> i.trip_id or p.invite_status <> 'accepted'
union all
select 'who bought an ingredient comes along', count(*)::int
  from ingredients i join participants p on p.id = i.purchased_by_id
  where p.trip_id <> i.trip_id or p.invite_status <> 'accepted' or not i.purchased
union all
select 'a slot has a first dish, at most 10, and is needed with all of them or not', count(*)::int
  from (select from meals group by trip_id, date, type
    having min(position) <> 0 or count(*) > 10 or min(status) <> max(status)) wrong
union all
select 'the first dish of a slot stands in for no other', count(*)::int
  from meals where position = 0 and is_instead
union all
select 'who added an item comes along', count(*)::int
  from ingredients i join participants p on p.id = i.added_by_id
  where p.trip_id <> i.trip_id or p.invite_status <> 'accepted' or i.meal_id is not null
union all
select 'an ingredient belongs to a meal of its trip, or to the trip alone', count(*)::int
  from ingredients i left join meals m on m.id = i.meal_id and m.trip_id = i.trip_id
  where i.meal_id is not null and m.id is null
union all
select 'a field changed in a version that its row has', count(*)::int
  from (select version, field_versions from meals union all select version, field_versions from ingredients
    union all select version, field_versions from eaters union all select version, field_versions from recipes
    union all select version, field_versions from trips) written
  where exists (
    select from jsonb_each(field_versions) field where (field.value->>'version')::int not between 2 and version)
union all
select 'a phone number is in a trip once', count(*)::int
  from (select from participants where phone is not null group by trip_id, phone having count(*) > 1) doubled
union all
select 'a user with the phone number of a participant is that participant', count(*)::int
  from participants p join users u on u.phone = p.phone
  where p.user_id is distinct from u.id
union all
select 'a code is tried five times at most', count(*)::int from sign_in_codes where tries > 5
union all
select 'a text keeps its body only until it is sent or given up', count(*)::int
  from outbox_texts where (sent_at is not null or dead_at is not null) and sealed_body is not null
union all
select 'a meal has at most 100 ingredients', count(*)::int
  from (select from ingredients where meal_id is not null group by trip_id, meal_id having count(*) > 100) full_meals
union all
select 'a trip has at most 300 items', count(*)::int
  from (select from ingredients where meal_id is null group by trip_id having count(*) > 300) full_trips
union all
select 'a trip has at most 1,000 receipts', count(*)::int
  from (select from receipts group by trip_id having count(*) > 1000) full_trips
union all
select 'a trip has at most 1,000 payments between people', count(*)::int
  from (select from transfers group by trip_id having count(*) > 1000) full_trips
union all
select 'typed shares add up to their receipt', count(*)::int
  from receipts r
  where r.split = 'shares' and r.amount_cents is distinct from (
    select sum(s.amount_cents) from receipt_shares s where s.trip_id = r.trip_id and s.receipt_id = r.id)
union all
select 'shares of a receipt have its sign', count(*)::int
  from receipts r join receipt_shares s on s.trip_id = r.trip_id and s.receipt_id = r.id
  where sign(s.amount_cents) = -sign(r.amount_cents)
union all
select 'equal shares have no amount, and at least one person', count(*)::int
  from receipts r
  where r.split = 'equal' and not coalesce((
    select bool_and(s.amount_cents is null) from receipt_shares s
    where s.trip_id = r.trip_id and s.receipt_id = r.id), false)
union all
select 'a receipt by portions stores shares with their portions exactly while it is frozen', count(*)::int
  from receipts r
  where r.split = 'by-portions' and (r.frozen_at is not null) is distinct from coalesce((
    select bool_and(s.amount_cents is not null and s.portion_quarters is not null) from receipt_shares s
    where s.trip_id = r.trip_id and s.receipt_id = r.id), false)
union all
select 'only a receipt by portions has meals', count(*)::int
  from receipt_meals m join receipts r on r.trip_id = m.trip_id and r.id = m.receipt_id where r.split <> 'by-portions'
union all
select 'only participants who eat bear the shares of companions', count(*)::int
  from eaters e join participants p on p.trip_id = e.trip_id and p.id = e.share_paid_by_id
  where p.phone is null and p.email is null and p.user_id is null
union all
select 'a shared recipe is in the book of the participant who shares it', count(*)::int
  from shared_recipes s
    left join participants p on p.trip_id = s.trip_id and p.id = s.shared_by_id
    left join recipes r on r.id = s.recipe_id
  where r.owner_id is distinct from p.user_id or r.id is null or p.invite_status <> 'accepted'
union all
select 'a recipe book has at most 1,000 recipes', count(*)::int
  from (select from recipes group by owner_id having count(*) > 1000) full_books
union all
select 'suggestions were written into meals of their own trip', count(*)::int
  from suggestion_runs r cross join jsonb_array_elements(r.written) one (meal)
    join meals m on m.id = (one.meal->>'mealId')::uuid
  where m.trip_id <> r.trip_id
union all
select 'suggestions that can be undone are counted', count(*)::int
  from (select trip_id, count(*) as kept from suggestion_runs group by trip_id) r
    left join suggestion_turns t on t.trip_id = r.trip_id
  where t.runs is null or t.runs < r.kept
union all
select 'it is somebody’s turn for a minute at most', count(*)::int
  from suggestion_turns where busy_until > now() + interval '1 minute' or (busy_until is not null and turn_id is null)
union all
select 'a call of a model that failed says why, and one that is open has a reserve', count(*)::int
  from ai_usages where (outcome = 'failed' and reason is null)
    or (outcome = 'pending' and (reason is not null or input_tokens + output_tokens = 0))
union all
select 'no event of a trip is newer than its revision', count(*)::int
  from (select trip_id, max(revision) as newest from trip_events group by trip_id) e
    left join trip_revisions r using (trip_id)
  where r.revision is null or r.revision < e.newest
union all
select 'a lot of credits is never below zero', count(*)::int
  from credit_entries lot
  where lot.lot_id is null
    and lot.amount + (select coalesce(sum(amount), 0) from credit_entries where lot_id = lot.id) < 0
union all
select 'nobody has less than no trips', count(*)::int
  from (select from credit_entries where user_id is not null group by user_id having sum(amount) < 0) below
union all
select 'an entry of the ledger draws on a lot of its own user', count(*)::int
  from credit_entries used join credit_entries lot on lot.id = used.lot_id
  where lot.user_id is distinct from used.user_id or lot.lot_id is not null
    or lot.payment_id is distinct from coalesce(used.payment_id, lot.payment_id)
union all
select 'an account has at most one free trip', count(*)::int
  from (select from credit_entries where user_id is not null and kind = 'free'
    group by user_id having count(*) > 1) doubled
union all
select 'a payment that succeeded has granted once what it bought, to whom it is from', count(*)::int
  from payments p
  where p.status = 'succeeded' and (
    select count(*) from credit_entries e
    where e.payment_id = p.id and e.kind in ('grant', 'unlimited') and e.user_id is not distinct from p.user_id
      and (e.kind, e.amount) = (case p.trips when -1 then 'unlimited' else 'grant' end, greatest(p.trips, 0))
  ) <> 1
union all
select 'what was granted is of a payment that succeeded', count(*)::int
  from credit_entries e join payments p on p.id = e.payment_id
  where p.status <> 'succeeded'
union all
select 'of a payment that went back wholly nothing can be used', count(*)::int
  from credit_entries lot join payments p on p.id = lot.payment_id
  where lot.lot_id is null and p.status = 'succeeded'
    and (p.refunded_cents = p.amount_cents or p.dispute_lost_at is not null)
    and (case lot.kind when 'unlimited'
      then not exists (select from credit_entries where lot_id = lot.id and kind = 'revoke')
      else lot.amount + (select coalesce(sum(amount), 0) from credit_entries where lot_id = lot.id) > 0 end)
union all
select 'a trip is paid once, by whoever created it', count(*)::int
  from (
    select from credit_entries e left join trips t on t.id = e.trip_id
    where e.kind = 'spend'
    group by e.trip_id
    having count(*) > 1
      or bool_or(e.user_id is not null and t.created_by is not null and e.user_id <> t.created_by)
  ) wrong;
