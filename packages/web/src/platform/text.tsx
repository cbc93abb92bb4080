import { type Language, languages } from '@landbridge/contract/shared/languages'
import i18next, { type i18n } from 'i18next'
import { useMemo } from 'react'
import { initReactI18next, useTranslation } from 'react-i18next'

/** Every key of every area. Each area's zh-cn.ts adds its own, and so does the application. */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface Texts {}
export type TextKey = keyof Texts
export type TextValues = Readonly<Record<string, string | number | undefined>>
export type Text = (key: TextKey, values?: TextValues) => string

/** The words of one language, for the whole page. */
export async function wordsIn(language: string, texts: Texts): Promise<i18n> {
  const words = i18next.createInstance()
  const resources = { [language]: { translation: { ...texts } } }
  await words.use(initReactI18next).init({ lng: language, resources, keySeparator: false, nsSeparator: false })
  current = words
  return words
}

let current: i18n | undefined

/** Looks a key up in the chosen language. `{name}` takes a value; forms divided by | are chosen by `count`, in the order of the language. */
export function useText(): Text {
  const { i18n: words } = useTranslation()
  const { language } = words
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words of an instance change with its language
  return useMemo(() => textOf(words), [words, language])
}

/** The same outside of components: messages and page titles. */
export const textNow: Text = (key, values) => (current ? textOf(current)(key, values) : key)

export const useLanguage = (): Language => languageOf(useTranslation().i18n.language)

export const languageOf = (name: string | null | undefined): Language =>
  languages.find((language) => language === name) ?? languages[0]

const textOf =
  (words: i18n): Text =>
  (key, values = {}) =>
    filled(words.t(key, { skipInterpolation: true }), values, words.language)

/** Puts values into a text: numbers as the language writes them, and the plural form that `count` asks for. */
export function filled(template: string, values: TextValues, language: string): string {
  const form = values.count === undefined ? template : pluralForm(template, Number(values.count), language)
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? value.toLocaleString(language) : (value ?? whole)
  })
}

const formOrder = ['one', 'few', 'many', 'other']

function pluralForm(template: string, count: number, language: string): string {
  const forms = template.split('|')
  if (forms.length === 1) return template
  const rules = new Intl.PluralRules(language)
  const known = formOrder.filter((name) =>
    rules.resolvedOptions().pluralCategories.includes(name as Intl.LDMLPluralRule),
  )
  return forms[known.indexOf(rules.select(count))] ?? forms.at(-1) ?? template
}
