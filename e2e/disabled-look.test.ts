import type { Locator } from 'playwright-core'
import { expect, it } from 'vitest'
import { openGallery } from './gallery.ts'

/** Kinds of parts with the states in which they are disabled, each beside the state that shows the same enabled. */
const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  text: { 'words, disabled': 'words', 'long words, disabled': 'long words', 'figure, disabled': 'figure' },
  days: {
    'day, disabled': 'day, chosen',
    'range, disabled': 'range, chosen',
    'time, disabled': 'time, chosen',
    'moment, disabled': 'moment',
  },
  choices: { 'select, disabled': 'select, chosen', 'cascader, disabled': 'cascader', 'tags, disabled': 'tags' },
  pairs: {
    'telephone, disabled': 'telephone with extension',
    'amount and currency, disabled': 'amount and currency',
  },
  lines: { 'lines, disabled': 'lines' },
  ticks: {
    'tick, disabled': 'tick, on',
    'switch, disabled': 'switch, on',
    'one of a few, disabled': 'one of a few, chosen',
  },
  buttons: {
    'button, disabled': 'button',
    'ghost, disabled': 'ghost',
    'plain, disabled': 'plain',
    'danger, disabled': 'danger',
    'icon, disabled': 'icon',
  },
}

/** Colours and opacity of disabled parts and the frame around them. */
const looksOf = (state: Locator, of: ':enabled' | ':disabled'): Promise<(string | undefined)[]> =>
  state.evaluate((box, such) => {
    const fields = [...box.querySelectorAll('input, textarea')]
    return (fields.length > 0 ? fields : [...box.querySelectorAll('button')]).map((one) => {
      if (!one.matches(such)) return undefined
      const seen = [one, one.closest('.input') ?? one].map((part) => {
        const { color, backgroundColor, opacity } = getComputedStyle(part)
        return [color, backgroundColor, opacity]
      })
      return seen.flat().join(' ')
    })
  }, of)

/** What Tab would lead to although nothing there can be entered. */
const takingFocus = (state: Locator): Promise<string[]> =>
  state.evaluate((box) =>
    [...box.querySelectorAll<HTMLElement>('input, textarea, select, button, a, [tabindex]')]
      .filter((one) => {
        one.focus()
        return one.tabIndex >= 0 && document.activeElement === one
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  )

it.each(Object.keys(parts))(
  'shows what of the %s is disabled, in the light and in the dark, and gives it no focus',
  async (part) => {
    for (const look of ['light', 'dark'] as const) {
      const { page, state } = await openGallery(part, { look })
      const disabled = Object.entries(parts[part] ?? {})
      const shown = await page
        .locator('[data-state$=", disabled"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-state')))
      expect(shown.toSorted()).toEqual(disabled.map(([name]) => name).toSorted())
      for (const [name, enabled] of disabled) {
        const [still, live] = [await looksOf(state(name), ':disabled'), await looksOf(state(enabled), ':enabled')]
        expect(still, name).not.toContain(undefined)
        expect(live[0], enabled).toBeDefined()
        for (const [at, one] of still.entries()) expect(one, `${name}, ${look}`).not.toBe(live[at])
        expect(await takingFocus(state(name)), name).toEqual([])
      }
      await page.context().close()
    }
  },
)
