/**
 * What can be pictured, by name. A path whose query opens a sheet or a dialog is pictured as the window shows it.
 * @typedef {object} Scene
 * @property {string} path
 * @property {boolean} [isVisitor]
 * @property {(page: import('@playwright/test').Page) => Promise<unknown>} [act] before the picture
 */

/** Demo traveller who checks things off with the viewer. */
const OTHER = '4155550103';

/**
 * @param {{ api: Function, signIn: (phone?: string) => Promise<string> }} server of the demo
 * @param {string} cookie of the viewer
 * @returns {Promise<Record<string, Scene>>}
 */
export async function scenesOf(server, cookie) {
  const api = server.api(cookie);
  const trips = await api('GET', '/api/trips');
  const [lake, beach, moab] = ['Lake Wallowa', 'Cannon Beach', 'Moab'].map((start) =>
    trips.find(({ name }) => name.startsWith(start)),
  );
  const { meals, startDate } = await api('GET', `/api/trips/${lake.id}`);
  const chili = meals.find(({ name }) => name === 'Cast-iron chili');
  const wraps = meals.find(({ name }) => name === 'Grilled veggie wraps');
  const [eaters, [receipt], { balances }, recipes] = await Promise.all([
    api('GET', `/api/trips/${lake.id}/eaters`),
    api('GET', `/api/trips/${beach.id}/receipts`),
    api('GET', `/api/trips/${beach.id}/balances`),
    api('GET', '/api/recipes?limit=50'),
  ]);
  const [trip, list, people, costs] = ['', '/shopping', '/people', '/costs'].map(
    (place) => `/trips/${lake.id}${place}`,
  );
  const beachCosts = `/trips/${beach.id}/costs`;
  const recipe = `/recipes/${recipes.find(({ source }) => source === 'OWN').id}`;
  const dinner = `${startDate}.dinner`;
  const member = eaters.find(({ isCompanion }) => !isCompanion);
  const other = server.api(await server.signIn(OTHER));

  const paths = {
    home: '/',
    'new-trip': '/?dialog=new-trip',
    'import-trip': '/?dialog=import-trip',
    offline: '/?dialog=offline',
    settings: '/settings',
    account: '/account',
    credits: '/credits',
    admin: '/admin',
    'not-found': '/nowhere',
    ...(process.env.MONETIZATION_ENABLED === 'true' && { 'buy-trips': '/credits?dialog=buy-trips' }),

    trip,
    'trip-completed': `/trips/${moab.id}`,
    meal: `${trip}?assign=${dinner}`,
    'meal-of-seven': `${trip}?assign=${wraps.date}.${wraps.type}`,
    'meal-empty': `${trip}?assign=${wraps.date}.snack`,
    'meal-move': `${trip}?move=${chili.id}`,
    'meal-delete': `${trip}?delete-meal=${chili.id}`,
    cook: `${trip}?cook=${chili.id}`,
    'save-as-recipe': `${trip}?keep=${chili.id}`,
    'pick-recipe': `${trip}?pick=${dinner}`,
    'copy-menu': `${trip}?copy-menu=`,
    ...Object.fromEntries(
      ['assign-meals', 'suggest-meals', 'export-trip', 'edit-trip', 'invite', 'delete-trip'].map((name) => [
        name,
        `${trip}?dialog=${name}`,
      ]),
    ),

    list,
    'list-by-person': `${list}?group=assigned-users`,
    'list-find': `${list}?q=on`,
    'list-nothing': `${list}?q=oat+milk`,
    'list-keys': `${list}?dialog=keys`,
    optimize: `${list}?dialog=optimize`,
    'assign-shopping': `${list}?dialog=assign-shopping`,

    people,
    person: `${people}?eater=${member.id}`,
    companion: `${people}?eater=new`,
    welcome: `${trip}?welcome=1`,
    'who-eats-when': `${people}?dialog=who-eats-when`,
    'all-meals': `${people}?dialog=all-meals`,
    'allergy-card': `${people}?dialog=allergy-card`,

    costs: beachCosts,
    'costs-empty': costs,
    'costs-completed': `/trips/${moab.id}/costs`,
    receipt: `${beachCosts}?receipt=${receipt.id}`,
    'receipt-add': `${beachCosts}?receipt=new`,
    share: `${beachCosts}?share=${balances[0].participantId}`,
    settle: `${beachCosts}?dialog=settle`,
    currency: `${costs}?dialog=currency`,

    recipes: '/recipes',
    cookbook: '/recipes?from=cookbook',
    'recipes-nothing': '/recipes?search=qqqzz',
    recipe,
    'recipe-edit': `${recipe}?dialog=edit-recipe`,
    kitchen: `${recipe}?dialog=cook&for=5.5`,
    'recipe-share': `${recipe}?dialog=share-recipe`,
    'recipe-delete': `${recipe}?dialog=delete-recipe`,
    'recipe-import': '/recipes?dialog=import-recipe',
  };
  const visitors = {
    landing: '/',
    'privacy-policy': '/privacy-policy',
    'terms-of-service': '/terms-of-service',
    'sign-in': '/?dialog=sign-in',
  };
  const known = Object.entries(paths).map(([name, path]) => [name, { path }]);
  const ofVisitors = Object.entries(visitors).map(([name, path]) => [name, { path, isVisitor: true }]);
  return {
    ...Object.fromEntries([...known, ...ofVisitors]),
    'social-card': { path: '/', isVisitor: true, act: leaveNameAndTitle },
    'list-details': {
      path: list,
      act: async (page) => {
        await page
          .getByRole('button', { name: /^Details of/ })
          .first()
          .click();
        await page.getByRole('heading', { name: 'Who buys' }).waitFor();
      },
    },
    'invite-link': {
      path: `${trip}?dialog=invite`,
      act: async (page) => {
        const address = page.getByLabel('Address');
        const create = page.getByRole('button', { name: 'Create link' });
        await address.or(create).waitFor();
        if (await create.isVisible()) await create.click();
        await address.scrollIntoViewIfNeeded();
      },
    },
    'list-together': { path: list, act: (page) => checkOffTogether(page, other, lake.id) },
  };
}

/** One thing is bought by the other; then the connection is lost, and one more waits. */
async function checkOffTogether(page, other, tripId) {
  const { meals } = await other('GET', `/api/trips/${tripId}`);
  const apples = meals.flatMap(({ ingredients }) => ingredients).find(({ name }) => name === 'Apples');
  const mark = (purchased) => other('PATCH', `/api/ingredients/${apples.id}`, { purchased });
  await mark(true);
  await page.getByText(/^Priya has/).waitFor();
  await page.context().setOffline(true);
  await page.getByRole('checkbox', { name: 'Cilantro' }).click({ force: true });
  await page.getByText('Waiting to send').waitFor();
  await mark(false);
}

/** Name, title and drawing. */
function leaveNameAndTitle(page) {
  return page.addStyleTag({
    content: `header :is(form, button), main form, main form + span, main p { display: none !important }
      section:first-of-type { min-height: 631px !important; border: 0 !important }
      header a { zoom: 1.3 }
      h1 { font-size: 58px !important; line-height: 62px !important }`,
  });
}
