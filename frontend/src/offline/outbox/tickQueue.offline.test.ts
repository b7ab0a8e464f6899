import { settle, world } from '../../../test/tickWorld.ts';

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
    expect(page.queue.sent()).toBe(2);
    for (const end of page.retries.splice(0)) end();
    expect(page.queue.sent()).toBe(0);
  });

  it('a tick that waited tells the amount that was shown, also after a reload', async () => {
    const { browser, page, tap } = await world();
    browser.setConnection(false);
    await tap('eggs');
    browser.close(page);
    const next = await browser.open();
    browser.setConnection(true);
    await settle(browser);
    next.queue.toggle([next.row('feta')]);
    await settle(browser);
    expect(browser.calls.map(({ shown }) => shown)).toEqual([
      [{ id: 'eggs', quantity: '400', unit: 'g' }],
      [],
    ]);
  });

  it('a tick of a purchase that is short tells all that was needed', async () => {
    const { browser, page } = await world();
    browser.setConnection(false);
    page.queue.toggle([{ ...page.row('eggs'), amount: { quantity: '600', unit: 'g' }, purchasedAt: '1000' }]);
    await settle(browser);
    browser.setConnection(true);
    await settle(browser);
    expect(browser.calls[0]).toMatchObject({
      seenPurchasedAt: '1000',
      shown: [{ id: 'eggs', quantity: '600', unit: 'g' }],
    });
  });

  it('lines are counted, not their rows, also after a reload', async () => {
    const { browser, page, tap } = await world(['milk', 'cream', 'eggs']);
    browser.setConnection(false);
    await tap('milk', 'cream');
    await tap('eggs');
    expect([page.queue.waiting().size, page.queue.pendingCount()]).toEqual([3, 2]);
    browser.close(page);
    const next = await browser.open();
    expect(next.queue.pendingCount()).toBe(2);
    browser.setConnection(true);
    await settle(browser);
    browser.answer();
    await settle(browser);
    expect(next.queue.sent()).toBe(2);
  });

  it('a tick on its way is pending, too', async () => {
    const { browser, page, tap } = await world(['milk', 'cream']);
    await tap('milk', 'cream');
    expect([page.queue.waiting().size, page.queue.pendingCount()]).toEqual([0, 1]);
    browser.answer();
    await settle(browser);
    expect(page.queue.pendingCount()).toBe(0);
  });

  it('a tick that did not wait is not counted as sent', async () => {
    const { browser, page, tap } = await world();
    await tap('eggs');
    browser.answer();
    await settle(browser);
    expect(page.queue.sent()).toBe(0);
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
    await settle(browser);
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
