import { settle, world } from '../../../test/tickWorld.ts';

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

  it('names the purchase that a tick completes, and none for an open row', async () => {
    const { browser, page } = await world();
    page.queue.toggle([{ ...page.row('eggs'), purchased: false, purchasedAt: '1000' }, page.row('feta')]);
    await settle(browser);
    const calls = () => browser.calls.map(({ ids, seenPurchasedAt }) => [ids, seenPurchasedAt]);
    expect(calls()).toEqual([[['eggs'], '1000']]);
    browser.answer();
    await settle(browser);
    expect(calls()).toEqual([[['feta'], null]]);
  });

  it('keeps all purchases for a retry where the server refuses the first for now', async () => {
    const { browser, page, sent } = await world();
    page.queue.toggle([{ ...page.row('eggs'), purchased: false, purchasedAt: '1000' }, page.row('feta')]);
    await settle(browser);
    browser.refuseForNow();
    await settle(browser);
    expect(sent()).toEqual([]);
    expect([...page.queue.waiting()]).toEqual(['eggs', 'feta']);
    for (const retry of page.retries.splice(0)) retry();
    await settle(browser);
    expect(sent()).toEqual([[['eggs'], true]]);
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
