import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const css = readFileSync('packages/web/src/platform/ui/theme.css', 'utf8')
const dark = css.slice(css.indexOf('prefers-color-scheme: dark'))
const colourOf = (pin: string, among: string) =>
  new RegExp(`--${pin}: url\\("[^"]*?fill='%23([0-9a-f]{6})'`).exec(among)?.[1] ?? ''
const brightness = (colour: string) =>
  [0, 2, 4].reduce((sum, index) => sum + Number.parseInt(colour.slice(index, index + 2), 16), 0)

it('draws the pin of what is still to come dimmer in the dark than the red one', () => {
  const [todo, red] = [colourOf('pin-todo', dark), colourOf('pin', css)]
  expect(todo).toMatch(/^[0-9a-f]{6}$/)
  expect(brightness(todo)).toBeLessThan(brightness(red))
})
