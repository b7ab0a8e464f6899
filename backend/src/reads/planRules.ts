/** SQL of `domain/plan` rules for a trip `t` and meal `m`; a test compares them. */

/** `isInPlan` */
export const IN_PLAN = `(m.date between t.start_date and t.end_date and m.type = any(t.meal_types))`;

/**
 * `hasContent`; texts are stored trimmed
 * @param ofTrip SQL condition for ingredients `i` of the trip, which a distributed database routes by
 */
export const hasContentSql = (
  ofTrip: string,
) => `(m.name <> '' or m.description is not null or m.recipe is not null
  or m.instructions <> '{}' or m.assigned_to_id is not null
  or exists (select from ingredients i where ${ofTrip} and i.trip_id = m.trip_id and i.meal_id = m.id))`;
