/**
 * The map: folders import only from earlier floors, never from their own. `<` parts floors; a dot is the folder's own
 * files. Each folder that stands here names all its subfolders. folders.mjs checks it, fragments of GraphQL included.
 */
export const FLOORS = {
  domain: `
    . number time < text < food money < plan < shopping < people < costs recipes < trip
    < account admin payment testdata`,
  'domain/shopping': 'data ingredient < amount missing < line < food < days home < totals < list',
  'domain/people': '. eater phone < verdict work < csv dish < preview',

  'backend/src': `
    base < config embeddedPostgres < providers < entities < db < backup reads < ctx < access product write
    < costs live outbox payment photo < shopping < people < plan < recipes trip < account < admin demo < http < .`,
  'backend/src/shopping': 'days ingredient < item list < missing < home',
  'backend/src/people': 'eater < csv participant restriction verdict < invitation',
  'backend/src/plan': 'dish < deletedMeal < meal < duty suggestion',
  'backend/src/recipes': 'import recipe < . search slot',

  // Several features ask people who eats; pages put features together.
  'frontend/src': `
    browser worker < ui < gql < labels < forms live offline < people
    < account admin costs payment plan recipes shopping trip < pages < app playground`,
  'frontend/src/ui': 'marks scenes theme < controls < diet feedback layout < dates phone recipe',
  'frontend/src/shopping': 'ingredient rows < add assign head missing paid < detail home < days < list',
  'frontend/src/people':
    '. members < csv group invitation preview < eater < attendance remembered < list verdict < meal',
  'frontend/src/plan': '. recipe < dish duty outside slot < suggestion vote < meal < assign schedule',
  'frontend/src/recipes': '. cooking < book keep kitchen page < form import pick < again',
};
