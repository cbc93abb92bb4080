import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { barriersOn } from '../tooling/axe.ts'
import { openGallery } from './gallery.ts'

/** What is read with a part besides its name. */
const described = (part: Locator) =>
  part.evaluate((one) => document.getElementById(one.getAttribute('aria-describedby') ?? '')?.textContent)

it('moves between tabs by arrows, Home and End, and takes one stop of Tab', async () => {
  const { page, state, value } = await openGallery('over')
  const tab = (name: string) => state('tabs').getByRole('tab', { name })
  await tab('Drafts').focus()
  const keys = [
    ['ArrowRight', 'submitted'],
    ['End', 'shipped'],
    ['ArrowRight', 'draft'],
    ['ArrowLeft', 'shipped'],
    ['Home', 'draft'],
  ] as const
  for (const [key, chosen] of keys) {
    await page.keyboard.press(key)
    await expect.poll(() => value('tabs')).toBe(chosen)
  }
  await expect.poll(() => tab('Drafts').getAttribute('aria-selected')).toBe('true')
  await page.keyboard.press('Tab')
  await expect.poll(() => state('tabs').evaluate((one) => one.contains(document.activeElement))).toBe(false)
})

it('says why a button is refused: by keyboard, by mouse and by touch; Escape takes the words away', async () => {
  for (const phone of [false, true]) {
    const { page, state } = await openGallery('over', { phone })
    const refused = state('button, refused').getByRole('button', { name: 'Submit' })
    const tip = page.getByRole('tooltip')
    // What it says comes a moment later; who has tapped before taps again.
    if (phone) {
      await expect
        .poll(async () => {
          await refused.tap({ force: true })
          return tip.isVisible()
        })
        .toBe(true)
    } else {
      await state('tabs').getByRole('tab', { selected: true }).focus()
      await page.keyboard.press('Tab')
    }
    await tip.waitFor()
    await expect.poll(() => tip.textContent()).toBe('The booking is closed')
    await expect.poll(() => described(refused)).toBe('The booking is closed')
    await page.keyboard.press('Escape')
    await tip.waitFor({ state: 'hidden' })
    if (phone) continue
    await page.mouse.move(5, 5)
    await refused.hover()
    await tip.waitFor()
  }
})

it('keeps the focus on a button that is refused once it was pressed, and says why at once', async () => {
  const { page, state } = await openGallery('over')
  const button = state('button, refused once pressed').getByRole('button')
  await button.focus()
  await page.keyboard.press('Enter')
  const tip = page.getByRole('tooltip')
  await tip.waitFor()
  await expect.poll(() => tip.textContent()).toBe('It is sent already')
  await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true)
  await expect.poll(() => described(button)).toBe('It is sent already')
})

it('says a message over an open dialog, where it is heard and can be reached', async () => {
  const { page, state } = await openGallery('over')
  await state('dialog').getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'Return the booking' })
  await dialog.getByRole('button', { name: 'Say it' }).click()
  const message = page.locator('[aria-live=polite]').getByText('Kept')
  await message.waitFor()
  const reached = await message.evaluate((one) => {
    const { x, y } = one.getBoundingClientRect()
    const isHidden = one.closest('[inert], [aria-hidden=true]') !== null
    return { isHidden, isOnTop: one.contains(document.elementFromPoint(x + 5, y + 5)) }
  })
  expect(reached).toEqual({ isHidden: false, isOnTop: true })
  await dialog.waitFor()
})

it('takes files that are dropped, and names what it refuses', async () => {
  const { page, context, state, value } = await openGallery('over')
  const folder = await mkdtemp(join(tmpdir(), 'landbridge-drop-'))
  const files = ['bill.pdf', 'run.exe'].map((name) => join(folder, name))
  for (const file of files) await writeFile(file, 'x')
  const zone = state('files').locator('.file-drop')
  await zone.scrollIntoViewIfNeeded()
  const { x, y } = (await zone.boundingBox()) ?? expect.fail('no place for files')
  const protocol = await context.newCDPSession(page)
  const data = { items: [], files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await protocol.send('Input.dispatchDragEvent', { type, x: x + 30, y: y + 30, data })
  await page.getByText('run.exe: only .pdf, image/* can be taken').waitFor()
  await expect.poll(() => value('files')).toEqual(['bill.pdf'])
  await rm(folder, { recursive: true })
})

for (const look of ['light', 'dark'] as const)
  it(`puts no barrier into dialogs and menus (${look})`, async () => {
    const { page, state } = await openGallery('over', { look, language: 'zh-CN' })
    expect(await barriersOn(page)).toEqual([])
    await state('menu').getByRole('button').click()
    await page.getByRole('menu').waitFor()
    expect(await barriersOn(page, '[role=menu]')).toEqual([])
    await page.keyboard.press('Escape')
    await state('dialog, long').getByRole('button').click()
    await page.getByRole('dialog').waitFor()
    expect(await barriersOn(page, '[role=dialog]')).toEqual([])
  })
