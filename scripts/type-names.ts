/** A file of the product: its path and its text. */
export type Source = { file: string; text: string }

/** A type that others may import, as it is declared. */
const declared = /^export (?:type|interface) (\w+)/gm
const isInModes = /\/modes\//

/** The types that are declared under one name in several files, with those files: two things that a search finds as one. */
export function sharedTypeNames(files: readonly Source[]): Map<string, string[]> {
  const filesOf = new Map<string, string[]>()
  for (const { file, text } of files)
    for (const [, name = ''] of text.matchAll(declared)) filesOf.set(name, [...(filesOf.get(name) ?? []), file])
  return new Map([...filesOf].filter(([, at]) => at.length > 1))
}

/** Types of a mode that share a name, though each of its three descriptions should have its own. */
export const modeTypesSharing = (files: readonly Source[]): string[] =>
  [...sharedTypeNames(files)].flatMap(([name, at]) =>
    at.some((file) => isInModes.test(file)) ? [`${name} is a type in ${at.join(' and ')}`] : [],
  )
