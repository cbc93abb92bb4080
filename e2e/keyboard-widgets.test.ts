import { expect, it } from 'vitest'
import { enter, type Gallery, openGallery } from './gallery.ts'

const kept = async (gallery: Gallery, state: string) => (await gallery.value(state)) as Record<string, string>
const openState = async (state: string) => {
  const gallery = await openGallery('described')
  const field = (name: string) => gallery.state(state).getByLabel(name, { exact: true })
  return { gallery, field, keyboard: gallery.page.keyboard, values: () => kept(gallery, state) }
}

type Asked = { words: string; restedMs: number }

/** Writes down what the list of agents is asked for, and how long the typing had rested. */
function watchAgents(): void {
  const asked: Asked[] = []
  Object.assign(window, { asked })
  let typedAt = 0
  addEventListener(
    'input',
    () => {
      typedAt = performance.now()
    },
    true,
  )
  const send = window.fetch
  window.fetch = (address, init) => {
    const url = new URL(String(address instanceof Request ? address.url : address), location.href)
    const words = url.searchParams.get('key') ?? ''
    if (url.pathname.endsWith('/sample-agents')) asked.push({ words, restedMs: performance.now() - typedAt })
    return send(address, init)
  }
}

it('asks a remote select’s address once the typing has rested for a second', async () => {
  const { gallery, field, keyboard, values } = await openState('lists by address')
  await gallery.page.evaluate(watchAgents)
  await enter(field('Agent'))
  await keyboard.type('altyn')
  const option = gallery.page.getByRole('option', { name: /Altynkol/ })
  await option.and(gallery.page.locator('.lit')).waitFor()
  await keyboard.press('Enter')
  const asked = await gallery.page.evaluate(() => (window as unknown as { asked: Asked[] }).asked)
  const whole = asked.filter(({ words }) => words === 'altyn')
  expect(whole).toHaveLength(1)
  // A timer may be early by the millisecond that clocks are rounded to.
  expect(whole[0]?.restedMs).toBeGreaterThan(995)
  await expect.poll(() => values()).toMatchObject({ agent: 'A2' })
})

it('finds a customs code by what it covers, and a lorry, by keyboard alone', async () => {
  const { gallery, field, keyboard, values } = await openState('reference data')
  await enter(field('HS code'))
  await keyboard.type('lithium')
  await gallery.page.getByRole('option', { name: /8507/ }).waitFor()
  await keyboard.press('ArrowDown')
  await keyboard.press('Enter')
  await expect.poll(() => values()).toMatchObject({ hsCode: '850760' })
  await field('Lorry abroad').focus()
  await keyboard.press('ArrowDown')
  await gallery.page.getByRole('option', { name: 'Tautliner 13.6 m' }).waitFor()
  await keyboard.type('mega')
  await keyboard.press('Enter')
  await expect.poll(() => values()).toMatchObject({ foreign: 'F120' })
})

it('chooses the only salesperson by itself, with the name', async () => {
  const { values } = await openState('reference data')
  await expect.poll(values).toMatchObject({ Saler: 'Li Na' })
})

it('asks rules with the save, and those that do not wait at each change', async () => {
  const { gallery, field, keyboard } = await openState('rules')
  const alerts = gallery.state('rules').getByRole('alert')
  await field('Note').focus()
  await keyboard.type('X')
  await expect.poll(() => alerts.allTextContents()).toEqual(['The format is not right'])
  await field('Seal').focus()
  await keyboard.press('Enter')
  await expect.poll(() => alerts.allTextContents()).toEqual(['Fill this in', 'Fill this in'])
  await expect
    .poll(() => gallery.page.evaluate(() => document.activeElement?.getAttribute('aria-invalid')))
    .toBe('true')
})

it('leads to the first field that is wrong when a save is refused', async () => {
  const { gallery, field, keyboard } = await openState('rules')
  await gallery.state('rules').getByRole('button', { name: 'Save' }).focus()
  await keyboard.press('Enter')
  await expect.poll(() => field('Seal').evaluate((input) => input === document.activeElement)).toBe(true)
})
