import type { FieldSpec, FormStage } from '@landbridge/contract/booking/fields/form-catalogue'
import type { EnteredLine } from '@landbridge/contract/booking/fields/form-conditions'
import { formLists, headFields, type ListName } from '@landbridge/contract/booking/fields/form-fields'
import type { FormName } from '@landbridge/contract/booking/fields/form-names'
import { isFieldShown, needAt, type ShownForm } from '@landbridge/contract/booking/form/form-needs'
import { placeOf } from '../state/form-issues.ts'

type Fields = Readonly<Record<string, FieldSpec>>

/** The catalogue's line of a path such as goods.2.hsCode, and its sibling fields. */
export function specAt(path: string): {
  name: string
  spec: FieldSpec
  siblings: Fields
  line?: number
  list?: ListName
} {
  const { name, list, line } = placeOf(path)
  const siblings: Fields = list ? formLists[list as ListName].fields : headFields
  const spec = findSpec(path)
  if (!spec) throw new Error(`The catalogue has no field ${path}.`)
  return { name, spec, siblings, ...(list && line && { line: line - 1, list: list as ListName }) }
}

export function findSpec(path: string): FieldSpec | undefined {
  const { name, list } = placeOf(path)
  const siblings: Fields | undefined = list ? formLists[list as ListName]?.fields : headFields
  return siblings?.[name]
}

export function presenceAt(
  path: string,
  shownForm: ShownForm,
  stage: FormStage = 'submit',
): { isPresent: boolean; isNeeded: boolean; isNeededLater: boolean } {
  const { name, spec, line, list } = specAt(path)
  const here = { ...(list && line !== undefined && { line: (shownForm.form[list]?.[line] ?? {}) as EnteredLine }) }
  const needed = (from: FormStage) => needAt(spec, { stage: from, shown: shownForm, ...here }) !== undefined
  // A tick is answered as it stands; only the terms must be ticked.
  const isTick = spec.kind === 'checkbox' && name !== 'agreeTerms'
  return {
    isPresent: isFieldShown(spec, shownForm, here.line),
    isNeeded: !isTick && needed(stage),
    isNeededLater: !needed(stage) && needed('instruction'),
  }
}

export const nameFieldOf = (name: string, siblings: Fields, form: FormName): string | undefined =>
  siblings[name]?.nameIn?.split(' ').find((one) => siblings[one]?.forms.includes(form))

/** The side of a truck model field: in China (I) or abroad (O). */
export const truckPlaceOf = (name: string): 'I' | 'O' => (name === 'truckTypeDomestic' ? 'I' : 'O')

export const codeClassesIn = (groups: readonly Fields[]): readonly string[] => [
  ...new Set(groups.flatMap((fields) => Object.values(fields).flatMap(({ codeClass }) => codeClass ?? []))),
]
