/** SQL of `domain/plan` rules for a trip `t` and meal `m`; a test compares them. */

/** `isInPlan` */
export const IN_PLAN = `(m.date between t.start_date and t.end_date and m.type = any(t.meal_types))`;

/**
 * `hasContent`; texts are stored trimmed
 * @param place SQL for the trip's place
 */
export const hasContentSql = (
  place: string,
) => `(m.name <> '' or m.description is not null or m.recipe is not null
  or m.instructions <> '{}' or m.assigned_to_id is not null
  or exists (select from ingredients i where i.place = ${place} and i.trip_id = m.trip_id and i.meal_id = m.id))`;
