import { type Language, languages } from '@landbridge/contract/shared/languages'
import { store } from './store.ts'

/** Every key of every area. Each area's zh-cn.ts adds its own, and so does the application. */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface Texts {}
export type TextKey = keyof Texts
export type TextValues = Readonly<Record<string, string | number | undefined>>
export type Text = (key: TextKey, values?: TextValues) => string

type Words = { language: Language; text: Text }

let drawn: Words | undefined
const words: ReturnType<typeof store<Words>> = store<Words>(
  { language: languages[0], text: (key) => key },
  () => drawn ?? words.read(),
)

/** The words shown now are those that the server drew the page in; the page is taken over in them, whatever is chosen meanwhile. */
export const wordsAreDrawn = (): void => {
  drawn = words.read()
}

/** Shows the whole page in these words from now on. */
export const showWords = (language: Language, texts: Partial<Texts>): void =>
  words.set({ language, text: (key, values = {}) => filled((texts as Known)[key] ?? key, values, language) })
type Known = Readonly<Record<string, string | undefined>>

/** Looks a key up in the chosen language. `{name}` takes a value; forms divided by | are chosen by `count`, in the order of the language. */
export const useText = (): Text => words.use().text

/** The same outside of components: messages and page titles. */
export const textNow: Text = (key, values) => words.read().text(key, values)

export const useLanguage = (): Language => words.use().language

/** Puts values into a text: numbers as the language writes them, and the plural form that `count` asks for. */
export function filled(template: string, values: TextValues, language: string): string {
  const form = values.count === undefined ? template : pluralForm(template, Number(values.count), language)
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? value.toLocaleString(language) : (value ?? whole)
  })
}

/** Russian says a fraction as it says two to four (1,5 контейнера), unless a text has a fourth form for it. */
const isFraction = (count: number): boolean => Number.isFinite(count) && !Number.isInteger(count)

const formOrder = ['one', 'few', 'many', 'other']

function pluralForm(template: string, count: number, language: string): string {
  const forms = template.split('|')
  if (forms.length === 1) return template
  const rules = new Intl.PluralRules(language)
  const known = formOrder.filter((name) =>
    rules.resolvedOptions().pluralCategories.includes(name as Intl.LDMLPluralRule),
  )
  const formOf = (category: string): string | undefined => forms[known.indexOf(category)]
  return formOf(rules.select(count)) ?? (isFraction(count) ? formOf('few') : undefined) ?? forms.at(-1) ?? template
}
