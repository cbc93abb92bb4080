import type { ReactNode } from 'react'
import { type TextKey, useText } from '../text.tsx'
import { DatesFilter, KeywordFilter, SelectFilter } from './filter-bar.tsx'

type Chosen<Name extends string> = {
  filters: { readonly [One in Name]: string }
  set: (changes: { readonly [One in Name]?: string }) => void
}
/** One filter of a list: it reads and changes what the address keeps under its names. */
export type ListFilter<Name extends string> = (props: { state: Chosen<Name> }) => ReactNode

/** Values to choose from, each with its word. */
export type WordChoices = readonly (readonly [value: string, word: TextKey])[]

/** Values with their words, behind the one that stands for all of them. */
export const withAll = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, TextKey>>,
  all: TextKey = 'shared.all',
): WordChoices => [['all', all], ...values.map((value) => [value, words[value]] as const)]

/** Words that are searched for when the typing pauses. */
export const keyword = <Name extends string>(name: Name, placeholder: TextKey): ListFilter<Name> =>
  function Keyword({ state }) {
    const text = useText()
    return (
      <KeywordFilter
        value={state.filters[name]}
        placeholder={text(placeholder)}
        onChange={(words) => state.set(one(name, words))}
      />
    )
  }

type Options = readonly { value: string; label: string }[]

/** One of few values, by their words; where the values come from a call, by a hook that answers them. */
export const choice = <Name extends string>(
  name: Name,
  label: TextKey,
  choices: WordChoices | (() => Options),
): ListFilter<Name> => {
  const useChoices = typeof choices === 'function' ? choices : () => useWords(choices)
  return function Choice({ state }) {
    const text = useText()
    return (
      <SelectFilter
        label={text(label)}
        value={state.filters[name]}
        options={useChoices()}
        onChange={(value) => state.set(one(name, value))}
      />
    )
  }
}

function useWords(choices: WordChoices): Options {
  const text = useText()
  return choices.map(([value, word]) => ({ value, label: text(word) }))
}

/** A range of days, from one name to the other. */
export const days = <From extends string, To extends string>(
  from: From,
  to: To,
  label: TextKey,
): ListFilter<From | To> =>
  function Days({ state }) {
    const text = useText()
    return (
      <DatesFilter
        label={text(label)}
        from={state.filters[from]}
        to={state.filters[to]}
        onChange={(start, end) => state.set({ ...one(from, start), ...one(to, end) })}
      />
    )
  }

const one = <Name extends string>(name: Name, value: string) => ({ [name]: value }) as { [One in Name]: string }
