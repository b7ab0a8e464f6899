import { Browser, settle, TickServer } from '../../test/tickWorld.ts';

async function world(ids: readonly string[] = ['eggs', 'feta']) {
  const server = new TickServer(ids);
  const browser = new Browser('Maya', server);
  const page = await browser.open();
  const tap = async (...tapped: readonly string[]) => {
    page.queue.toggle(tapped.map((id) => page.row(id)));
    await settle(browser);
  };
  const sent = () => browser.calls.map(({ ids: all, purchased }) => [all, purchased]);
  return { server, browser, page, tap, sent };
}

describe('the queue of ticks', () => {
  it('shows a tick at once, and sends all that is ticked together as one call', async () => {
    const { browser, page, sent } = await world();
    page.queue.toggle([page.row('eggs'), page.row('feta')]);
    expect([page.sees('eggs'), page.sees('feta')]).toEqual([true, true]);
    expect(sent()).toEqual([]);
    await settle(browser);
    expect(sent()).toEqual([[['eggs', 'feta'], true]]);
    browser.answer();
    await settle(browser);
    expect([page.sees('eggs'), page.sees('feta')]).toEqual([true, true]);
  });

  it('leaves the word to the cache once the server has answered, and nothing in the store', async () => {
    const { browser, page, tap } = await world();
    await tap('eggs');
    expect([...page.queue.optimistic()]).toEqual([['eggs', true]]);
    expect([...browser.stored.keys()]).toEqual(['eggs']);
    browser.answer();
    await settle(browser);
    expect(page.queue.optimistic().size).toBe(0);
    expect(browser.stored.size).toBe(0);
  });

  it('has one call for an ingredient on its way, and then sends the latest wish only', async () => {
    const { browser, page, tap, sent } = await world();
    await tap('eggs');
    for (let count = 0; count < 3; count += 1) await tap('eggs');
    expect(sent()).toEqual([[['eggs'], true]]);
    browser.answer();
    await settle(browser);
    expect(sent()).toEqual([[['eggs'], false]]);
    browser.answer();
    await settle(browser);
    expect(sent()).toEqual([]);
    expect(page.sees('eggs')).toBe(false);
  });

  it('does not let an ingredient wait for the call of another', async () => {
    const { tap, sent } = await world();
    await tap('eggs');
    await tap('feta');
    expect(sent()).toEqual([
      [['eggs'], true],
      [['feta'], true],
    ]);
  });

  it('sends nothing for a tick that is taken back at once', async () => {
    const { browser, page, sent } = await world();
    page.queue.toggle([page.row('eggs')]);
    page.queue.toggle([page.row('eggs')]);
    await settle(browser);
    expect(sent()).toEqual([]);
    expect(page.queue.optimistic().size).toBe(0);
  });

  it('sends nothing more when the latest wish is what the server just confirmed', async () => {
    const { browser, page, tap, sent } = await world();
    await tap('eggs');
    await tap('eggs');
    await tap('eggs');
    browser.answer();
    await settle(browser);
    expect(sent()).toEqual([]);
    expect(page.sees('eggs')).toBe(true);
  });

  it('ticks all of a group as long as one of it is open, and unticks it after', async () => {
    const { page, tap } = await world();
    await tap('eggs');
    await tap('eggs', 'feta');
    expect([page.sees('eggs'), page.sees('feta')]).toEqual([true, true]);
    await tap('eggs', 'feta');
    expect([page.sees('eggs'), page.sees('feta')]).toEqual([false, false]);
  });

  it('goes back to what the server last confirmed when it refuses, and says so', async () => {
    const { browser, page, tap } = await world();
    await tap('eggs');
    browser.answer();
    await settle(browser);
    await tap('eggs');
    expect(page.sees('eggs')).toBe(false);
    browser.refuse();
    await settle(browser);
    expect(page.sees('eggs')).toBe(true);
    expect(browser.news.map(({ kind }) => kind)).toEqual(['refused']);
    expect(browser.stored.size).toBe(0);
  });
});

describe('without a connection', () => {
  it('a tick is kept before it is shown as waiting, and sent when the connection is back', async () => {
    const { browser, page, tap, sent } = await world();
    browser.setConnection(false);
    page.queue.toggle([page.row('eggs')]);
    expect(page.queue.waiting().size).toBe(0);
    await tap('feta');
    expect([...browser.stored.keys()]).toEqual(['eggs', 'feta']);
    expect([...page.queue.waiting()]).toEqual(['eggs', 'feta']);
    browser.setConnection(true);
    await settle(browser);
    expect(sent()).toEqual([[['eggs', 'feta'], true]]);
    browser.answer();
    await settle(browser);
    expect(page.queue.waiting().size).toBe(0);
  });

  it('a tick outlives the page', async () => {
    const { server, browser, page, tap, sent } = await world();
    browser.setConnection(false);
    await tap('eggs');
    browser.close(page);
    const next = await browser.open();
    expect(next.sees('eggs')).toBe(true);
    expect([...next.queue.waiting()]).toEqual(['eggs']);
    browser.setConnection(true);
    await settle(browser);
    expect(sent()).toEqual([[['eggs'], true]]);
    browser.answer();
    await settle(browser);
    expect(server.applied).toHaveLength(1);
    expect(browser.stored.size).toBe(0);
  });

  it('a tick that is taken back before it went out leaves what others did alone', async () => {
    const { server, browser, page, tap, sent } = await world();
    browser.setConnection(false);
    await tap('eggs');
    browser.close(page);
    const next = await browser.open();
    next.queue.toggle([next.row('eggs')]);
    await settle(browser);
    server.tick('Jonas', ['eggs'], true);
    browser.setConnection(true);
    await settle(browser);
    expect(sent()).toEqual([]);
    expect(browser.stored.size).toBe(0);
  });

  it('a tick is kept in memory where the store is broken', async () => {
    const { browser, page, tap, sent } = await world();
    browser.isStoreBroken = true;
    browser.setConnection(false);
    await tap('eggs');
    expect([...page.queue.waiting()]).toEqual(['eggs']);
    browser.isStoreBroken = false;
    browser.setConnection(true);
    await settle(browser);
    expect(sent()).toEqual([[['eggs'], true]]);
  });

  it('a tick that an older version stored is sent', async () => {
    const { server, browser, page } = await world();
    server.tick('Jonas', ['feta'], true);
    browser.setConnection(false);
    browser.close(page);
    const older = { tripId: 't1', name: '', seenPurchasedAt: undefined, isSent: false };
    browser.stored.set('eggs', { ...older, ingredientId: 'eggs', wanted: true });
    browser.stored.set('feta', { ...older, ingredientId: 'feta', wanted: false });
    await browser.open();
    browser.setConnection(true);
    await settle(browser);
    browser.answer();
    browser.answer();
    await settle(browser);
    expect([...server.rows.values()].map(({ id, purchased }) => [id, purchased])).toEqual([
      ['eggs', true],
      ['feta', false],
    ]);
    expect(browser.stored.size).toBe(0);
  });

  it('forgets what waits when the account goes, also what is about to be kept', async () => {
    const { browser, page } = await world();
    browser.setConnection(false);
    page.queue.toggle([page.row('eggs')]);
    page.queue.forget();
    await settle(browser);
    expect(page.queue.optimistic().size).toBe(0);
    expect(browser.stored.size).toBe(0);
  });
});

describe('before somebody signs out', () => {
  it('all that waits is sent, and it is known when nothing is left', async () => {
    const { browser, page, tap } = await world();
    browser.setConnection(false);
    await tap('eggs');
    await tap('feta');
    expect(await page.queue.sendAll()).toBe(false);
    browser.hasConnection = true;
    const isAllSent = page.queue.sendAll();
    await settle(browser);
    browser.answer();
    await settle(browser);
    expect(await isAllSent).toBe(true);
    expect(browser.stored.size).toBe(0);
  });

  it('it is known when something of it cannot be sent', async () => {
    const { browser, page, tap, sent } = await world();
    await tap('eggs');
    const isAllSent = page.queue.sendAll();
    await settle(browser);
    browser.loseCall();
    await settle(browser);
    expect(await isAllSent).toBe(false);
    expect(sent()).toEqual([]);
    expect([...browser.stored.keys()]).toEqual(['eggs']);
  });

  it('it is known what only this page has', async () => {
    const { browser, page, tap } = await world();
    browser.isStoreBroken = true;
    browser.setConnection(false);
    await tap('eggs');
    expect(page.queue.isOnlyHere()).toBe(true);
    browser.isStoreBroken = false;
    await tap('feta');
    expect(page.queue.isOnlyHere()).toBe(false);
  });
});

describe('a call that is lost', () => {
  it('is sent again after a while, and what was untaken meanwhile is sent, for nobody knows if it arrived', async () => {
    const { server, browser, page, tap, sent } = await world();
    await tap('eggs');
    browser.loseAnswer();
    await settle(browser);
    expect([...page.queue.waiting()]).toEqual(['eggs']);
    await tap('eggs');
    expect(sent()).toEqual([[['eggs'], false]]);
    browser.answer();
    await settle(browser);
    expect(server.rows.get('eggs')?.purchased).toBe(false);
    expect(page.queue.optimistic().size).toBe(0);
  });

  it('is sent again by itself, ever more seldom', async () => {
    const { browser, page, tap, sent } = await world();
    await tap('eggs');
    browser.loseCall();
    await settle(browser);
    expect(sent()).toEqual([]);
    expect(page.retries).toHaveLength(1);
    page.retries.shift()?.();
    await settle(browser);
    expect(sent()).toEqual([[['eggs'], true]]);
  });
});

describe('what others did meanwhile', () => {
  it('is told when they bought it first', async () => {
    const { server, browser, tap } = await world();
    browser.setConnection(false);
    await tap('eggs');
    server.tick('Jonas', ['eggs'], true);
    browser.setConnection(true);
    await settle(browser);
    browser.answer();
    await settle(browser);
    expect(browser.news).toEqual([{ kind: 'already-bought', name: 'eggs', by: 'Jonas' }]);
  });

  it('wins over a tick that was taken back before they set it', async () => {
    const { server, browser, page, tap, sent } = await world();
    await tap('eggs');
    browser.answer();
    await settle(browser);
    browser.setConnection(false);
    await tap('eggs');
    server.time += 100;
    server.tick('Jonas', ['eggs'], false);
    server.tick('Jonas', ['eggs'], true);
    browser.setConnection(true);
    await settle(browser);
    browser.answer();
    await settle(browser);
    expect(sent()).toEqual([]);
    expect(server.rows.get('eggs')?.purchased).toBe(true);
    expect(browser.news).toEqual([{ kind: 'already-bought', name: 'eggs', by: 'Jonas' }]);
    expect(page.queue.optimistic().size).toBe(0);
    expect(browser.stored.size).toBe(0);
  });

  it('stays when a tick that never arrived is taken back', async () => {
    const { server, browser, page, tap } = await world();
    await tap('eggs');
    browser.loseCall();
    server.tick('Jonas', ['eggs'], true);
    await tap('eggs');
    browser.answer();
    await settle(browser);
    expect(server.rows.get('eggs')?.purchased).toBe(true);
    expect(page.sees('eggs')).toBe(true);
    expect(browser.news).toEqual([{ kind: 'already-bought', name: 'eggs', by: 'Jonas' }]);
  });

  it('is taken back where the shopper saw it, and each purchase is one call', async () => {
    const { server, browser } = await world();
    server.tick('Jonas', ['eggs'], true);
    server.tick('Jonas', ['feta'], true);
    const page = await browser.open();
    page.queue.toggle([page.row('eggs'), page.row('feta')]);
    await settle(browser);
    expect(browser.calls.map(({ ids, seenPurchasedAt }) => [ids, seenPurchasedAt])).toEqual(
      ['eggs', 'feta'].map((id) => [[id], page.row(id).purchasedAt]),
    );
    browser.answer();
    browser.answer();
    await settle(browser);
    expect([...server.rows.values()].map(({ purchased }) => purchased)).toEqual([false, false]);
  });

  it('is told when the ingredient is gone, and nothing waits any more', async () => {
    const { server, browser, page, tap } = await world();
    browser.setConnection(false);
    await tap('eggs');
    server.rows.delete('eggs');
    browser.setConnection(true);
    await settle(browser);
    browser.answer();
    await settle(browser);
    expect(browser.news).toEqual([{ kind: 'gone', name: 'eggs' }]);
    expect(page.queue.optimistic().size).toBe(0);
    expect(browser.stored.size).toBe(0);
  });
});

describe('two pages of a browser', () => {
  it('send the later tap where their answers differ', async () => {
    const { server, browser, page, tap, sent } = await world();
    server.tick('Jonas', ['feta'], true);
    const other = await browser.open();
    await tap('eggs');
    other.queue.toggle([other.row('feta')]);
    await settle(browser);
    expect(page.sees('feta')).toBe(false);
    await tap('feta');
    expect(sent()).toEqual([
      [['eggs'], true],
      [['feta'], true],
    ]);
  });

  it('show a tick of one of them on both at once', async () => {
    const { browser, page } = await world();
    const other = await browser.open();
    page.queue.toggle([page.row('eggs')]);
    await settle(browser);
    expect(other.sees('eggs')).toBe(true);
    other.queue.toggle([other.row('eggs')]);
    await settle(browser);
    expect([page.sees('eggs'), other.sees('eggs')]).toEqual([false, false]);
    browser.answer();
    await settle(browser);
    browser.answer();
    await settle(browser);
    expect(browser.calls).toHaveLength(0);
    for (const each of [page, other]) expect(each.sees('eggs')).toBe(false);
  });

  it('send what both of them hold once, and both know what came of it', async () => {
    const { server, browser, page, tap } = await world();
    browser.setConnection(false);
    await tap('eggs');
    const other = await browser.open();
    await settle(browser);
    expect(other.sees('eggs')).toBe(true);
    browser.setConnection(true);
    await settle(browser);
    while (browser.calls.length > 0) {
      browser.answer();
      await settle(browser);
    }
    expect(server.applied).toHaveLength(1);
    for (const each of [page, other]) {
      expect(each.queue.optimistic().size).toBe(0);
      expect(each.sees('eggs')).toBe(true);
    }
  });
});
