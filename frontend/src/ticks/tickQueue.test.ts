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

describe('the tick queue', () => {
  it('shows a tick at once, and sends simultaneous ticks in one call', async () => {
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

  it("leaves the state to the cache after the server's answer, and clears the store", async () => {
    const { browser, page, tap } = await world();
    await tap('eggs');
    expect([...page.queue.optimistic()]).toEqual([['eggs', true]]);
    expect([...browser.stored.keys()]).toEqual(['eggs']);
    browser.answer();
    await settle(browser);
    expect(page.queue.optimistic().size).toBe(0);
    expect(browser.stored.size).toBe(0);
  });

  it('has one call in flight per ingredient, then sends only the latest state', async () => {
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

  it('sends ingredients independently of each other', async () => {
    const { tap, sent } = await world();
    await tap('eggs');
    await tap('feta');
    expect(sent()).toEqual([
      [['eggs'], true],
      [['feta'], true],
    ]);
  });

  it('sends nothing for a tick that is undone at once', async () => {
    const { browser, page, sent } = await world();
    page.queue.toggle([page.row('eggs')]);
    page.queue.toggle([page.row('eggs')]);
    await settle(browser);
    expect(sent()).toEqual([]);
    expect(page.queue.optimistic().size).toBe(0);
  });

  it('sends nothing when the latest state equals the confirmed one', async () => {
    const { browser, page, tap, sent } = await world();
    await tap('eggs');
    await tap('eggs');
    await tap('eggs');
    browser.answer();
    await settle(browser);
    expect(sent()).toEqual([]);
    expect(page.sees('eggs')).toBe(true);
  });

  it('ticks a whole group while one row is open, and then unticks it', async () => {
    const { page, tap } = await world();
    await tap('eggs');
    await tap('eggs', 'feta');
    expect([page.sees('eggs'), page.sees('feta')]).toEqual([true, true]);
    await tap('eggs', 'feta');
    expect([page.sees('eggs'), page.sees('feta')]).toEqual([false, false]);
  });

  it('returns to the confirmed state after a refusal, with a notice', async () => {
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

describe('a busy server', () => {
  it('is reported once, and the tick stays until it is sent', async () => {
    const { server, browser, page, tap } = await world();
    await tap('eggs');
    for (let failures = 0; failures < 2; failures += 1) {
      browser.refuseForNow();
      await settle(browser);
      expect([...page.queue.waiting()]).toEqual(['eggs']);
      for (const retry of page.retries.splice(0)) retry();
      await settle(browser);
    }
    expect(browser.news).toEqual([{ kind: 'delayed' }]);
    browser.answer();
    await settle(browser);
    expect(server.rows.get('eggs')?.purchased).toBe(true);
    expect(page.queue.waiting().size).toBe(0);
  });

  it('is not reported when the connection is lost meanwhile', async () => {
    const { browser, page, tap } = await world();
    await tap('eggs');
    browser.setConnection(false);
    browser.refuseForNow();
    await settle(browser);
    expect(browser.news).toEqual([]);
    expect([...page.queue.waiting()]).toEqual(['eggs']);
  });
});

describe('offline', () => {
  it('a tick of several rows is stored and undone row by row', async () => {
    const { browser, page, tap, sent } = await world(['milk', 'cream', 'eggs']);
    browser.setConnection(false);
    await tap('milk', 'cream');
    expect([...browser.stored.keys()]).toEqual(['milk', 'cream']);
    await tap('cream');
    expect([...page.queue.waiting()]).toEqual(['milk']);
    browser.setConnection(true);
    await settle(browser);
    expect(sent()).toEqual([[['milk'], true]]);
  });

  it('a tick is stored before it is shown as pending, and sent when back online', async () => {
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

  it('a tick that is undone before it is sent does not undo another purchase', async () => {
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

  it('a tick is kept in memory when the store is broken', async () => {
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

  it('a tick stored by an older version is sent', async () => {
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

  it('pending ticks are dropped on logout, also before they are stored', async () => {
    const { browser, page } = await world();
    browser.setConnection(false);
    page.queue.toggle([page.row('eggs')]);
    page.queue.forget();
    await settle(browser);
    expect(page.queue.optimistic().size).toBe(0);
    expect(browser.stored.size).toBe(0);
  });
});

describe('before logout', () => {
  it('sendAll sends all pending ticks, and is true when none is left', async () => {
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

  it('sendAll is false when a tick cannot be sent', async () => {
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

  it('isOnlyHere is true when the store lacks a pending tick', async () => {
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

describe('a lost call', () => {
  it('is pending again, and an undo is sent, because the tick may have arrived', async () => {
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

  it('is retried automatically', async () => {
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

describe('a change by another participant', () => {
  it('is reported when they bought it first', async () => {
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

  it('wins over an offline undo that came before it', async () => {
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

  it('stays when a tick that never arrived is undone', async () => {
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

  it('is undone when the shopper saw it, with one call per purchase', async () => {
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

  it('is reported when the ingredient is gone, and nothing stays pending', async () => {
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
  it('send the later tap when their states differ', async () => {
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

  it('show a tick of either page at once', async () => {
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

  it('send a shared pending tick once, and both get the result', async () => {
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
