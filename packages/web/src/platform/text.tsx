import { type Language, languages } from '@landbridge/contract/shared/languages'
import { pluralForm } from '@landbridge/contract/shared/plural-form'
import { store } from './store.ts'

/** Every text of every area as its source says it. Each area's zh-cn.ts adds its own, and so does the application. @public */
// biome-ignore lint/suspicious/noEmptyInterface: the areas fill it
export interface SourceTexts {}
export type AnyTextKey = keyof SourceTexts
export type Texts = Readonly<Record<AnyTextKey, string>>

/** Placeholders of a text, inferred from its source `as const`. */
type Placeholders<LookUp> = string extends LookUp
  ? 'as const'
  : LookUp extends `${string}{${infer Name}}${infer Rest}`
    ? Name | Placeholders<Rest>
    : never
/** Values of a text; a number chooses its plural. */
type ValuesOf<Key extends AnyTextKey> = {
  readonly [Name in Placeholders<SourceTexts[Key]>]: Name extends 'count' ? number : string | number
}
/** No values for a text without placeholders, else exactly its own. */
type PlaceholderValue<Key extends AnyTextKey> = [Placeholders<SourceTexts[Key]>] extends [never]
  ? []
  : [values: ValuesOf<Key>]

/** Keys of texts without values. */
export type TextKey = {
  [Key in AnyTextKey]: [Placeholders<SourceTexts[Key]>] extends [never] ? Key : never
}[AnyTextKey]
export type TextValues = Readonly<Record<string, string | number | undefined>>
export type Text = <Key extends AnyTextKey>(key: Key, ...values: PlaceholderValue<Key>) => string

/** A text of a key from elsewhere, such as the server, with its values. */
type LookUp = (key: string, values?: TextValues) => string

type Words = { language: Language; lookUp: LookUp }

let prerenderedWords: Words | undefined
const words: ReturnType<typeof store<Words>> = store<Words>(
  { language: languages[0], lookUp: (key) => key },
  () => prerenderedWords ?? words.read(),
)

/** Hydration uses the words of the drawn page, whatever language is chosen meanwhile. */
export const keepPrerenderedWords = (): void => {
  prerenderedWords = words.read()
}

export const showWords = (language: Language, texts: Partial<Texts>): void =>
  words.set({ language, lookUp: (key, values = {}) => fillTemplate((texts as Known)[key] ?? key, values, language) })
type Known = Readonly<Record<string, string | undefined>>

/** Looks a key up in the chosen language: `{name}` takes a value, and `count` chooses among forms divided by |. */
export const useText = (): Text => words.use().lookUp as Text

export const textNow = ((key, values) => words.read().lookUp(key, values)) as LookUp as Text

/** A text of a key and values named by the server. */
export const namedText = (text: Text, key: string, values?: TextValues): string => (text as LookUp)(key, values)

export const useLanguage = (): Language => words.use().language

export function fillTemplate(template: string, values: TextValues, language: string): string {
  const form = values.count === undefined ? template : pluralForm(template, Number(values.count), language)
  return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name]
    return typeof value === 'number' ? value.toLocaleString(language) : (value ?? whole)
  })
}
