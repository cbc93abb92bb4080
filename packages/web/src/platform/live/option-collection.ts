import type { Collection, Key, Node } from 'react-stately'
import type { Option } from '../ui/option.tsx'

/** Options as the library's collection, computed from the list so that thousands stay cheap. */
export function optionCollection(options: readonly Option[]): Collection<Node<Option>> {
  const places = new Map<Key, number>()
  // The same thing may stand under two headings: among one's favourites, and where it belongs.
  for (const [index, option] of options.entries()) places.set(keyOf(option), index)
  const nodeAt = (index: number): Node<Option> | null => {
    const option = options[index]
    return option ? nodeOf(option, index) : null
  }
  const keyAt = (index: number): Key | null => {
    const option = options[index]
    return option ? keyOf(option) : null
  }
  return {
    size: options.length,
    getKeys: () => places.keys(),
    getItem: (key) => nodeAt(places.get(key) ?? -1),
    at: nodeAt,
    getKeyBefore: (key) => keyAt((places.get(key) ?? 0) - 1),
    getKeyAfter: (key) => keyAt((places.get(key) ?? -2) + 1),
    getFirstKey: () => keyAt(0),
    getLastKey: () => keyAt(options.length - 1),
    *[Symbol.iterator]() {
      for (const [index, option] of options.entries()) yield nodeOf(option, index)
    },
  }
}

export const keyOf = ({ group, value }: Option): string => (group === undefined ? value : `${group} ${value}`)

const nodeOf = (option: Option, index: number): Node<Option> => ({
  type: 'item',
  key: keyOf(option),
  value: option,
  level: 0,
  hasChildNodes: false,
  childNodes: [],
  rendered: option.label,
  textValue: option.label,
  index,
  props: { isDisabled: option.disabled },
})

/** Options passed by a page key. */
const page = 10

/** Key navigation among enabled options: next, page, ends. */
export function optionKeys(options: readonly Option[], placeOf: (key: Key) => number) {
  const from = (start: number, step: 1 | -1): Key | null => {
    for (let index = start; index >= 0 && index < options.length; index += step) {
      const option = options[index]
      if (option && !option.disabled) return keyOf(option)
    }
    return null
  }
  const last = options.length - 1
  return {
    getKeyBelow: (key: Key) => from(placeOf(key) + 1, 1),
    getKeyAbove: (key: Key) => from(placeOf(key) - 1, -1),
    getFirstKey: () => from(0, 1),
    getLastKey: () => from(last, -1),
    getKeyPageBelow: (key: Key) => from(Math.min(placeOf(key) + page, last), 1) ?? from(last, -1),
    getKeyPageAbove: (key: Key) => from(Math.max(placeOf(key) - page, 0), -1) ?? from(0, 1),
  }
}
