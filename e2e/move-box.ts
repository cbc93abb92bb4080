import { choose, type Visit } from './browser.ts'

export async function rollAllBut({ page }: Visit, stayingNo: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).first().click()
  await page.getByRole('menuitem', { name: 'Move to another departure' }).click()
  const dialog = page.getByRole('dialog')
  const departure = dialog.getByRole('combobox', { name: /Departure/ })
  await departure.click()
  await page.locator('[role=option]').first().click()
  await dialog.getByText(stayingNo).click()
  await choose(page, '*Reason', 'Rolled', /Rolled by the carrier/)
  await dialog.getByRole('button', { name: 'Move to another departure' }).click()
  await page.getByText('Moved. The customer has been told').waitFor()
  await dialog.waitFor({ state: 'hidden' })
}
