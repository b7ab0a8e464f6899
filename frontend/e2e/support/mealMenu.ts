import type { Locator, Page } from '@playwright/test';

export async function openMeal(page: Page, meal: string): Promise<void> {
  await cellOf(page, meal).click();
}

/** Opens the menu of a meal in the plan. */
export async function openMealMenu(page: Page, meal: string): Promise<void> {
  await cellOf(page, meal).click({ button: 'right' });
}

function cellOf(page: Page, meal: string): Locator {
  return page.getByRole('gridcell').getByRole('button', { name: `${meal} :` });
}
