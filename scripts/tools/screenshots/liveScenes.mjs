/** Demo travellers who are there, too. */
const OTHERS = ['4155550102', '4155550103'];
/** Lines, each of one item or more. */
const WAITING = 3;

/**
 * Scenes of a trip that others look at and change, and of lost connections.
 * @param {{ url: string, signIn: (phone?: string) => Promise<string> }} server
 * @param {{ id: string }} trip
 * @param {string} ownCookie
 */
export function liveScenes({ url, signIn }, { id }, ownCookie) {
  const tripPath = `/trips/${id}`;
  const cartPath = `${tripPath}/shopping`;
  const gone = new AbortController();
  let others = null;
  let changes = 0;
  /** By the last picture. */
  let ticked = [];
  const call = async (cookie, method, path, body) => {
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const arrive = async () => {
    others ??= Promise.all(
      OTHERS.map(async (phone) => {
        const cookie = await signIn(phone);
        // An open stream is presence; one that is not read is collected as garbage.
        void fetch(`${url}/api${tripPath}/events`, { headers: { cookie }, signal: gone.signal })
          .then((response) => response.text())
          .catch(() => {});
        return cookie;
      }),
    );
    return others;
  };
  const meals = async () => (await call(ownCookie, 'GET', `/api${tripPath}`)).meals;
  const ingredients = async () => (await meals()).flatMap((meal) => meal.ingredients);
  const setPurchased = (cookie, item, purchased) =>
    call(cookie, 'PATCH', `/api/ingredients/${item}`, { purchased });
  const faces = (page) =>
    page
      .getByRole('img', { name: /Jonas Weber/ })
      // On a phone's shopping list.
      .or(page.getByText(/Jonas.* are here$/))
      .first()
      .waitFor();
  const tickOffline = async (page) => {
    for (const item of ticked) await setPurchased(ownCookie, item, false);
    const before = await ingredients();
    await page.context().setOffline(true);
    for (let n = 0; n < WAITING; n += 1)
      await page.locator('[data-cart-line]:not(:checked)').first().click({ force: true });
    await page.getByRole('button', { name: /^Offline, \d+ changes wait$/ }).waitFor({ timeout: 60_000 });
    return async () => {
      const open = new Set(before.filter(({ purchased }) => !purchased).map(({ id: item }) => item));
      ticked = (await ingredients()).filter((one) => one.purchased && open.has(one.id)).map((one) => one.id);
    };
  };
  const scenes = {
    'live-here': {
      path: tripPath,
      act: async (page) => {
        await arrive();
        await faces(page);
      },
    },
    'live-slot': {
      path: tripPath,
      act: async (page) => {
        const [jonas] = await arrive();
        await faces(page);
        const { id: mealId } = (await meals()).find(({ name }) => name === 'Roadside sandwiches');
        changes += 1;
        await call(jonas, 'PATCH', `/api/meals/${mealId}`, { description: `With beans, ${changes}` });
        await page.locator('[data-changed]').waitFor();
      },
    },
    'live-row': {
      path: cartPath,
      act: async (page) => {
        const [, priya] = await arrive();
        await faces(page);
        const item = (await ingredients()).find(({ purchased }) => !purchased);
        await setPurchased(priya, item.id, true);
        await page.locator('[data-changed][data-purchased]').waitFor();
      },
    },
    'live-reconnecting': {
      path: tripPath,
      before: (page) => page.routeWebSocket(/graphql/, (socket) => socket.close()),
      act: (page) => page.getByText('Reconnecting…').waitFor(),
    },
    'live-offline': {
      path: cartPath,
      act: async (page) => {
        await tickOffline(page);
      },
    },
    'live-sent': {
      path: cartPath,
      act: async (page) => {
        const noteTicked = await tickOffline(page);
        await page.context().setOffline(false);
        await page.getByText(/\d+ changes sent/).waitFor({ timeout: 30_000 });
        await noteTicked();
      },
    },
  };
  return { scenes, leave: () => gone.abort() };
}
