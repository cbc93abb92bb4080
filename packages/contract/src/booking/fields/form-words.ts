import { choicesOf } from '../../shared/fields/field-lines.ts'
import { formSections, sectionNames } from './form-blocks.ts'
import type { FieldSpec } from './form-catalogue.ts'
import { formLists, headFields } from './form-fields.ts'
import type { FormName } from './form-names.ts'
import { type ShownField, shownFields } from './shown-fields.ts'

/** The key of a field's name to people: some modes have a word of their own for it, as the sea has sailings and not departures. */
export function labelKey(name: string, { namedIn }: { namedIn?: string | undefined }, form: FormName): string {
  const letter = form.charAt(0)
  return namedIn?.includes(letter) ? `field.${name}-${letter}` : `field.${name}`
}

type Fields = Readonly<Record<string, FieldSpec | ShownField>>

/** The keys of everything that the forms say to people, each of which has a text in every language. */
export function formWordKeys(): string[] {
  const catalogues: Fields[] = [headFields, shownFields, ...Object.values(formLists).map(({ fields }) => fields)]
  const ofFields = catalogues.flatMap((fields) =>
    Object.entries(fields).flatMap(([name, spec]) => [
      ...spec.forms.map((form) => labelKey(name, spec, form)),
      ...('value' in spec ? choicesOf(spec).map((choice) => `booking.${spec.choiceWords}-${choice}`) : []),
    ]),
  )
  const headings = sectionNames.flatMap((section) => [
    `booking.section-${section}`,
    ...formSections[section].map((block) => `booking.block-${block}`),
  ])
  return [...new Set([...ofFields, ...headings])]
}
