import { type BlockName, type FormSection, formSections, sectionNames } from '../fields/form-blocks.ts'
import type { FieldSpec } from '../fields/form-catalogue.ts'
import type { EnteredLine } from '../fields/form-conditions.ts'
import { fieldsIn, formLists, type HeadName, headFields, headNames, listNames } from '../fields/form-fields.ts'
import type { FormName } from '../fields/form-names.ts'
import { type FormAsked, isAsked } from './form-needs.ts'

/** The blocks of a form that hold anything, or any of some fields, by section, in the order of the screen. */
export function sectionsOf(
  name: FormName,
  among: readonly HeadName[] = headNames,
): { section: FormSection; blocks: { block: BlockName; names: HeadName[] }[] }[] {
  const names = (Object.keys(fieldsIn(headFields, [name])) as HeadName[]).filter((one) => among.includes(one))
  return sectionNames.flatMap((section) => {
    const blocks = formSections[section].flatMap((block) => {
      const inside = names.filter((one) => headFields[one].block === block)
      return inside.length > 0 ? [{ block, names: inside }] : []
    })
    return blocks.length > 0 ? [{ section, blocks }] : []
  })
}

const sectionOfBlock = new Map<BlockName, FormSection>(
  sectionNames.flatMap((section) => formSections[section].map((block) => [block, section] as const)),
)

export function sectionOf(path: string): FormSection {
  const [head = ''] = path.split('.')
  const field = headFields[head as HeadName]
  return (field && sectionOfBlock.get(field.block)) ?? 'contact'
}

/**
 * The fields that staff may send back to be changed: those that show now in every line that is there and in the head. Whole lists are among them, for
 * a line that is not there yet, and so is the kind of cargo, which opens the dangerous goods.
 */
export function returnableFields(at: FormAsked): string[] {
  const heads = headNames.filter((one) => {
    const isFilledIn = headFields[one].kind !== 'hidden' || one === 'cargoKind'
    return isFilledIn && isAsked(headFields[one], at)
  })
  const lists = listNames.filter((list) => isAsked(headFields[list], at))
  const inLines = lists.flatMap((list) =>
    (at.form[list] ?? []).flatMap((line, i) =>
      Object.entries(formLists[list].fields as Readonly<Record<string, FieldSpec>>)
        .filter(([, spec]) => spec.kind !== 'hidden' && isAsked(spec, at, line as EnteredLine))
        .map(([column]) => `${list}.${i}.${column}`),
    ),
  )
  return [...inLines, ...heads]
}
