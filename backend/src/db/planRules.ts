/**
 * The rules of the plan as SQL over a trip `t` and a meal `m` of it, for statements that count or delete without
 * reading. A test holds them against `isInPlan` and `hasContent` of `domain/`.
 */

/** Whether the meal stands in the plan: domain's `isInPlan`. */
export const IN_PLAN = `(m.date between t.start_date and t.end_date and m.type = any(t.meal_types))`;

/** Whether anything would be lost with the meal: domain's `hasContent`. Texts are stored trimmed. */
export const HAS_CONTENT = `(m.name <> '' or m.description is not null or m.recipe is not null
  or m.instructions <> '{}' or m.assigned_to_id is not null
  or exists (select from ingredients i where i.trip_id = m.trip_id and i.meal_id = m.id))`;
