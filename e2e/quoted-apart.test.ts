import { expect, it } from 'vitest'
import { logIn, type Visit, visit } from './browser.ts'

type Special = { query: string; form: RegExp; ticks: Readonly<Record<string, string>> }

async function asksWithSpecialCargo({ page, goto }: Visit, { query, form, ticks }: Special): Promise<void> {
  await goto(query)
  await page.getByRole('button', { name: 'Details' }).first().click()
  const offer = page.getByRole('dialog')
  await offer.getByRole('cell', { name: 'Total', exact: true }).waitFor()
  for (const [tick, reason] of Object.entries(ticks)) {
    await offer.getByText(tick, { exact: true }).click()
    await offer.getByText(reason).waitFor()
    await offer.getByText('These are the known charges; the rest is quoted separately').waitFor()
  }
  expect(await offer.getByRole('cell', { name: 'Total', exact: true }).count()).toBe(0)

  await offer.getByRole('button', { name: 'Book' }).click()
  await page.waitForURL(form)
  const summary = page.getByRole('complementary', { name: 'Summary' })
  const apart = summary.getByRole('list', { name: 'Quoted separately' })
  for (const [tick, reason] of Object.entries(ticks)) {
    await apart.getByText(reason).waitFor()
    expect(await page.getByRole('checkbox', { name: tick, exact: true }).isChecked()).toBe(true)
  }
  await summary.getByText('Known charges, without what is quoted separately').waitFor()
  expect(await summary.getByText('Estimated freight').count()).toBe(0)
}

it('claims no whole price for a machine out of gauge by sea, nor for batteries by air: not in the offer, not in the form', async () => {
  const customer = await visit()
  await customer.goto('/')
  await logIn(customer, 'demo')
  await asksWithSpecialCargo(customer, {
    query: '/freight/sea/query?originCode=CNSHA&destinationCode=DEHAM&containerType=40FR',
    form: /\/freight\/reorder\/sea/,
    ticks: { Oversize: 'Out of gauge: lost slots, lashing and permits are quoted separately' },
  })
  await asksWithSpecialCargo(customer, {
    query: '/freight/air/query?originCode=PVG&destinationCode=FRA&weightKg=240&volumeM3=1.2',
    form: /\/freight\/reorder\/airway/,
    ticks: { Batteries: 'Batteries: the acceptance check and its fee are quoted separately' },
  })
})
