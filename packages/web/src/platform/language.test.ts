import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chosenLanguage } from './language.ts'

const forget = () => {
  localStorage.clear()
  // biome-ignore lint/suspicious/noDocumentCookie: a test sets what the page would
  document.cookie = 'language=; path=/; max-age=0'
  history.replaceState(null, '', '/')
}
beforeEach(forget)
afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

const browserAsksFor = (...tags: string[]) => vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags)

it('reads at the first visit what the browser asks for, Chinese where nothing is known', () => {
  browserAsksFor('ru-RU', 'en')
  expect(chosenLanguage()).toBe('ru')
  browserAsksFor('zh-Hant-HK')
  expect(chosenLanguage()).toBe('zh-TW')
  browserAsksFor('de-DE')
  expect(chosenLanguage()).toBe('zh-CN')
})

it('reads a link that was sent in the language of its sender, unless the reader has one or the browser says one', () => {
  history.replaceState(null, '', '/track/share/1/2/3?key=k&sent-in=en')
  browserAsksFor('de-DE')
  expect(chosenLanguage()).toBe('en')
  expect(localStorage.getItem('lang')).toBeNull()
  browserAsksFor('ru')
  expect(chosenLanguage()).toBe('ru')
  localStorage.setItem('lang', 'zh-TW')
  expect(chosenLanguage()).toBe('zh-TW')
})
