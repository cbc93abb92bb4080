import { expect, it } from 'vitest'
import { openGallery } from './gallery.ts'

const openLines = async (language: 'en' | 'ru' = 'en') => {
  const gallery = await openGallery('lines', { language })
  const cell = (at: number, name: string) => gallery.state('lines').locator(`[data-field="lines.${at}.${name}"] input`)
  return { gallery, cell, press: (key: string) => gallery.page.keyboard.press(key) }
}
const fieldName = () => document.activeElement?.closest('[data-field]')?.getAttribute('data-field')

it('walks lines by Enter and arrows, adds one by Ctrl and Enter, and sends no form', async () => {
  const { gallery, cell, press } = await openLines()
  const isAt = (name: string) => expect.poll(() => gallery.page.evaluate(fieldName)).toBe(name)
  await cell(0, 'kg').focus()
  await press('Enter')
  await isAt('lines.1.kg')
  await press('ArrowUp')
  await isAt('lines.0.kg')
  await press('ArrowDown')
  await isAt('lines.1.kg')
  await press('Enter')
  await isAt('lines.1.kg')
  await press('Control+Enter')
  await isAt('lines.2.name')
  await cell(0, 'kind').focus()
  await press('ArrowDown')
  await gallery.page.locator('[role=option]').first().waitFor()
  await press('Home')
  await press('Enter')
  await expect.poll(() => gallery.value('lines')).toMatchObject([{ kind: 'CTN' }, {}, {}])
  await isAt('lines.0.kind')
  await press('Enter')
  await isAt('lines.1.kind')
  await expect.poll(() => gallery.state('lines').getByText('sent 0').count()).toBe(1)
})

it('takes what a spreadsheet has, reads its figures by the reader’s language and adds them up', async () => {
  for (const [language, kg] of [
    ['en', '18640'],
    ['ru', '18.640'],
  ] as const) {
    const { gallery, cell } = await openLines(language)
    await cell(1, 'name').evaluate((field) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Paint\t4\t18,640\tPLT\nGlue\t6\t2.5\tDRM')
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    })
    await expect
      .poll(() => gallery.value('lines'))
      .toMatchObject([
        { name: 'Drums' },
        { name: 'Paint', packages: 4, kg, kind: 'PLT' },
        { name: 'Glue', packages: 6, kg: '2.5', kind: 'DRM' },
      ])
    await gallery.state('lines').locator('tfoot td', { hasText: '106' }).waitFor()
  }
})

it('goes on where it was after a paste, and at the next line or the way to add one after a removal', async () => {
  const { gallery, cell, press } = await openLines()
  const isAt = (name: string) => expect.poll(() => gallery.page.evaluate(fieldName)).toBe(name)
  const focused = () =>
    gallery.page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  await cell(0, 'packages').focus()
  await gallery.page.evaluate(() => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', '4\t18\n6\t2.5\n8\t3')
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  })
  await expect.poll(() => gallery.value('lines')).toHaveLength(3)
  await isAt('lines.0.packages')
  const remove = (line: number) => gallery.state('lines').getByRole('button', { name: `Remove this line ${line}` })
  await remove(2).focus()
  await press('Enter')
  await expect.poll(focused).toBe('Remove this line 2')
  await expect.poll(() => gallery.value('lines')).toHaveLength(2)
  await press('Enter')
  await expect.poll(focused).toContain('Add a line')
  await expect.poll(() => gallery.value('lines')).toHaveLength(1)
})

it('says in one row why a line is wrong, tied to each cell', async () => {
  const gallery = await openGallery('lines')
  const wrong = gallery.state('lines, wrong')
  await wrong.locator('.why').waitFor()
  await expect.poll(() => wrong.locator('.why').count()).toBe(1)
  await expect.poll(() => wrong.locator('.why').innerText()).toMatch(/Goods: .+\s+Packages, Weight, kg, Packing: .+/)
  const cell = wrong.locator('[data-field="lines.1.kg"] input')
  const said = await cell.evaluate(
    (field) => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  expect(said).toMatch(/^Weight, kg: /)
  await expect.poll(() => wrong.locator('[data-field="lines.1.name"] input').getAttribute('aria-required')).toBe('true')
})

it('paints no line that is out of view, until one comes to it', async () => {
  const { cell } = await openLines()
  await cell(1, 'name').evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, 'Paint\t4\n'.repeat(120))
  const isPainted = (at: number) =>
    cell(at, 'name').evaluate((field) => field.checkVisibility({ contentVisibilityAuto: true }))
  const painted = async () => ({ inView: await isPainted(1), farBelow: await isPainted(100) })
  await expect.poll(painted).toEqual({ inView: true, farBelow: false })
  await cell(100, 'name').focus()
  await expect.poll(() => isPainted(100)).toBe(true)
})

it('shows each line as a card on a telephone: nothing scrolls sideways, each cell has its name in view', async () => {
  const { state } = await openGallery('lines', { phone: true })
  const box = state('lines').locator('.lines-box')
  await expect.poll(() => box.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true)
  const line = box.locator('tr[data-line="0"]')
  for (const name of ['Goods', 'Packages', 'Weight, kg', 'Packing', 'Ready'])
    await expect.poll(() => line.getByText(name, { exact: true }).isVisible()).toBe(true)
  const widths = await line.locator('input').evaluateAll((fields) => fields.map((one) => one.clientWidth))
  expect(Math.min(...widths)).toBeGreaterThan(70)
})

it('keeps the cells of a line level and whole, whatever is asked under one of them', async () => {
  const { gallery, cell, press } = await openLines('ru')
  const line = gallery.state('lines').locator('tr[data-line="0"]')
  await cell(0, 'kind').focus()
  await press('ArrowDown')
  await gallery.page.getByRole('option', { name: /CTN/ }).click()
  await cell(0, 'kg').fill('1.500')
  await line.locator('.input-note').waitFor()
  const boxes = await line
    .locator('.input')
    .evaluateAll((fields) => fields.map((one) => one.getBoundingClientRect()).map(({ top, height }) => [top, height]))
  expect(boxes).toHaveLength(5)
  expect(new Set(boxes.map(String)).size).toBe(1)
  await expect.poll(() => cell(0, 'kind').evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true)
})

it('asks across the whole card on a telephone, and cuts no chosen option', async () => {
  const gallery = await openGallery('lines', { phone: true, language: 'ru' })
  const line = gallery.state('lines').locator('tr[data-line="0"]')
  await line.locator('[data-field="lines.0.kg"] input').fill('1.500')
  const asked = await line.locator('.input-note').boundingBox()
  expect(asked?.height).toBeLessThan(24)
  const kind = line.locator('[data-field="lines.0.kind"] input')
  await kind.tap()
  await gallery.page.getByRole('option', { name: /CTN/ }).tap()
  await expect.poll(() => kind.evaluate((field) => field.scrollWidth <= field.clientWidth)).toBe(true)
  await expect.poll(() => line.locator('[data-field="lines.0.kind"] .unit').isVisible()).toBe(false)
})
