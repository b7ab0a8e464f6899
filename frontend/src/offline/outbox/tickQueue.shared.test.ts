import { settle, world } from '../../../test/tickWorld.ts';

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
    expect(page.queue.hadAlready().get('eggs')?.name).toBe('Jonas');
    for (const end of page.retries.splice(0)) end();
    expect(page.queue.hadAlready().size).toBe(0);
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
    for (const id of ['eggs', 'feta']) {
      const calls = browser.calls.map(({ ids, seenPurchasedAt }) => [ids, seenPurchasedAt]);
      expect(calls).toEqual([[[id], page.row(id).purchasedAt]]);
      browser.answer();
      await settle(browser);
    }
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
