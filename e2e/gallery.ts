import type { CDPSession, Locator } from 'playwright-core'
import { inject } from 'vitest'
import { type Visit, type VisitOptions, visit } from './browser.ts'

export type Gallery = Visit & {
  /** One part in one of its states. */
  state(name: string): Locator
  /** What the form would have. */
  value(name: string): Promise<unknown>
  /** An input method that has words half written in the field with the focus. */
  compose(words: string): Promise<void>
  /** What it writes at last, instead of what is half written. */
  insert(words: string): Promise<void>
}

/** The gallery's page of one kind of part, as somebody meets it who reads this language. */
export async function openGallery(
  part: string,
  options: VisitOptions & { look?: 'light' | 'dark' } = {},
): Promise<Gallery> {
  const { language = 'en', look = 'light' } = options
  const gallery = inject('gallery')
  const visitor = await visit({ ...options, at: new URL(gallery).origin })
  const { page, context } = visitor
  await page.goto(`${gallery}?part=${part}&lang=${language}&look=${look}`)
  await page.locator('.gallery-state').first().waitFor()
  const state = (name: string) => page.locator(`[data-state="${name}"]`)
  let protocol: CDPSession | undefined
  const ask = async () => {
    protocol ??= await context.newCDPSession(page)
    return protocol
  }
  return {
    ...visitor,
    state,
    value: async (name) => JSON.parse((await state(name).locator('output').textContent()) || 'null'),
    compose: async (words) => {
      const range = { selectionStart: words.length, selectionEnd: words.length }
      await (await ask()).send('Input.imeSetComposition', { text: words, ...range })
    },
    insert: async (text) => void (await (await ask()).send('Input.insertText', { text })),
  }
}

/** The library's input, which takes the place of the plain one. */
export const ofLibrary = '[autocorrect=off]'

/** Enters a field with a list, until the library's input has taken the place of the plain one. */
export async function enter(field: Locator): Promise<void> {
  await field.focus()
  await field.and(field.page().locator(ofLibrary)).waitFor()
}
