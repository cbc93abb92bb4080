import type { ReactNode } from 'react'
import { type TextKey, useText } from '../text.tsx'
import { DatesFilter, KeywordFilter, SelectFilter } from './filter-bar.tsx'

type FilterState<Name extends string> = {
  filters: { readonly [One in Name]: string }
  set: (changes: { readonly [One in Name]?: string }) => void
}
type FilterProps<Name extends string, Row> = { state: FilterState<Name>; rows: readonly Row[] }
/** A list's filter, which reads and changes its names in the address, and may look at the rows. */
export type ListFilter<Name extends string, Row = unknown> = (props: FilterProps<Name, Row>) => ReactNode

export type WordChoices = readonly (readonly [value: string, word: TextKey])[]

export const withAll = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, TextKey>>,
  all: TextKey = 'shared.all',
): WordChoices => [['all', all], ...values.map((value) => [value, words[value]] as const)]

/** Free words, searched after a pause in typing. */
export const keyword = <Name extends string>(name: Name, placeholder: TextKey): ListFilter<Name> =>
  function Keyword({ state }) {
    const text = useText()
    return (
      <KeywordFilter
        value={state.filters[name]}
        placeholder={text(placeholder)}
        onChange={(words) => state.set(singleFilter(name, words))}
      />
    )
  }

type Options = readonly { value: string; label: string }[]

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
        onChange={(value) => state.set(singleFilter(name, value))}
      />
    )
  }
}

function useWords(choices: WordChoices): Options {
  const text = useText()
  return choices.map(([value, word]) => ({ value, label: text(word) }))
}

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
        onChange={(start, end) => state.set({ ...singleFilter(from, start), ...singleFilter(to, end) })}
      />
    )
  }

const singleFilter = <Name extends string>(name: Name, value: string) =>
  ({ [name]: value }) as { [One in Name]: string }
