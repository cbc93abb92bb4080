import { expect, it } from 'vitest'
import { openGallery } from './gallery.ts'

it('turns a tick and a switch by the space bar, and none that is disabled or being turned', async () => {
  const { page, state, value } = await openGallery('ticks')
  const tick = state('tick').getByRole('checkbox', { name: 'Insured' })
  await tick.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => value('tick')).toBe(true)
  await page.keyboard.press('Space')
  await expect.poll(() => value('tick')).toBe(false)
  expect(
    await state('tick, partly')
      .getByRole('checkbox')
      .evaluate((one: HTMLInputElement) => one.indeterminate),
  ).toBe(true)
  await expect.poll(() => state('tick, disabled').getByRole('checkbox').isDisabled()).toBe(true)
  const mail = state('switch').getByRole('switch', { name: 'Mail about arrivals' })
  await mail.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => value('switch')).toBe(true)
  await expect.poll(() => mail.isChecked()).toBe(true)
  await state('switch, being turned').getByRole('switch').focus()
  await page.keyboard.press('Space')
  await expect.poll(() => value('switch, being turned')).toBe(false)
})

it('is pressed on its words as well', async () => {
  const { state, value } = await openGallery('ticks')
  await state('tick').getByText('Insured').click()
  await expect.poll(() => value('tick')).toBe(true)
  await state('one of a few').getByText('Tank of the shipper').click()
  await expect.poll(() => value('one of a few')).toBe('T')
})

it('chooses one of a few by arrows, over what is disabled, around the ends; one stop of Tab', async () => {
  const { page, state, value } = await openGallery('ticks')
  const name = 'one of a few, chosen'
  await state('one of a few').getByRole('radio').first().focus()
  await page.keyboard.press('Tab')
  const chosen = () => state(name).getByRole('radio', { name: 'SOC' })
  await expect.poll(() => chosen().evaluate((one) => one === document.activeElement)).toBe(true)
  for (const [key, now] of [
    ['ArrowDown', 'T'],
    ['ArrowRight', 'C'],
    ['ArrowLeft', 'T'],
    ['ArrowUp', 'S'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => value(name)).toBe(now)
  }
  await expect.poll(() => state(name).getByRole('radiogroup').getAttribute('aria-label')).toBe('Owner')
  await page.keyboard.press('Tab')
  await expect.poll(() => state(name).evaluate((one) => one.contains(document.activeElement))).toBe(false)
})

it('is kept by a form as true or false, and as the one that was chosen', async () => {
  const { page, state, value } = await openGallery('ticks')
  await state('in a form').getByRole('checkbox', { name: 'Insured' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => value('in a form')).toEqual([true, 'C'])
})
