/**
 * Scenes of what a trip costs.
 * @param {(method: string, path: string) => Promise<any>} api as the viewer
 * @param {readonly { id: string, name: string }[]} trips of the demo
 * @param {(path: string, open?: (page: import('@playwright/test').Page) => Promise<void>) => object} dialog
 * makes the scene of an open dialog
 */
export async function costScenes(api, trips, dialog) {
  const named = (start) => trips.find(({ name }) => name.startsWith(start));
  const { id } = named('Cannon Beach');
  const path = `/trips/${id}/costs`;
  const [receipt] = await api('GET', `/api/trips/${id}/receipts`);
  const { balances } = await api('GET', `/api/trips/${id}/balances`);
  return {
    costs: { path },
    'costs-empty': { path: `/trips/${named('Lake Wallowa').id}/costs` },
    'costs-completed': { path: `/trips/${named('Moab').id}/costs` },
    'receipt-add': dialog(`${path}?receipt=new`, (page) => page.getByLabel('Amount').fill('61.50')),
    receipt: dialog(`${path}?receipt=${receipt.id}`),
    'costs-share': dialog(`${path}?share=${balances[0].participantId}`),
    settle: dialog(`${path}?dialog=settle`),
    // It is chosen before the first receipt.
    currency: dialog(`/trips/${named('Lake Wallowa').id}/costs?dialog=currency`),
  };
}
