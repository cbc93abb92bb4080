import { type Language, languages } from '@landbridge/contract/shared/languages'
import { pluralForm } from '@landbridge/contract/shared/plural-form'
import { store } from './store.ts'

/** Every text of every area as its source says it. Each area's zh-cn.ts adds its own, and so does the application. @public */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface SourceTexts {}
export type AnyTextKey = keyof SourceTexts
export type Texts = Readonly<Record<AnyTextKey, string>>

/** Names between braces in a text; the source says its texts `as const`, or nobody knew. */
type Holes<LookUp> = string extends LookUp
  ? 'as const'
  : LookUp extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Holes<Rest>
    : never
/** Values that a text takes: the form of a plural follows from a number. */
type ValuesOf<Key extends AnyTextKey> = {
  readonly [Name in Holes<SourceTexts[Key]>]: Name extends 'count' ? number : string | number
}
/** A text without holes takes no values, any other exactly its own. */
type Given<Key extends AnyTextKey> = [Holes<SourceTexts[Key]>] extends [never] ? [] : [values: ValuesOf<Key>]

/** The keys of texts that stand as they are. */
export type TextKey = {
  [Key in AnyTextKey]: [Holes<SourceTexts[Key]>] extends [never] ? Key : never
}[AnyTextKey]
export type TextValues = Readonly<Record<string, string | number | undefined>>
export type Text = <Key extends AnyTextKey>(key: Key, ...values: Given<Key>) => string

/** The same for a key that comes from elsewhere: what the server names, with the values that it sends. */
type LookUp = (key: string, values?: TextValues) => string

type Words = { language: Language; lookUp: LookUp }

let drawn: Words | undefined
const words: ReturnType<typeof store<Words>> = store<Words>(
  { language: languages[0], lookUp: (key) => key },
  () => drawn ?? words.read(),
)

/** The words shown now are those that the server drew the page in; the page is taken over in them, whatever is chosen meanwhile. */
export const wordsAreDrawn = (): void => {
  drawn = words.read()
}

export const showWords = (language: Language, texts: Partial<Texts>): void =>
  words.set({ language, lookUp: (key, values = {}) => filled((texts as Known)[key] ?? key, values, language) })
type Known = Readonly<Record<string, string | undefined>>

/** Looks a key up in the chosen language: `{name}` takes a value, and `count` chooses among forms divided by |. */
export const useText = (): Text => words.use().lookUp as Text

export const textNow = ((key, values) => words.read().lookUp(key, values)) as LookUp as Text

/** A text whose key and values the server named. */
export const namedText = (text: Text, key: string, values?: TextValues): string => (text as LookUp)(key, values)

export const useLanguage = (): Language => words.use().language

export function filled(template: string, values: TextValues, language: string): string {
  const form = values.count === undefined ? template : pluralForm(template, Number(values.count), language)
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? value.toLocaleString(language) : (value ?? whole)
  })
}
