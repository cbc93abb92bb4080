import type { ListedPart } from './tracking-mode.ts'

/** What is said of a part under one of its names; undefined where nothing is. */
export const wordOf = (part: ListedPart, name: string): string | undefined => {
  const said = part[name]
  return typeof said === 'string' && said !== '' ? said : undefined
}

export const numberOf = (part: ListedPart, name: string): number | undefined => {
  const said = part[name]
  return typeof said === 'number' ? said : undefined
}

/** A container is followed by its own number. */
export const boxNoOf = (part: ListedPart): string | undefined => wordOf(part, 'containerNo')
