import { type BlockName, type FormSection, formSections, sectionNames } from '../fields/form-blocks.ts'
import type { FieldSpec } from '../fields/form-catalogue.ts'
import type { EnteredLine } from '../fields/form-conditions.ts'
import { fieldsIn, formLists, type HeadName, headFields, headNames, listNames } from '../fields/form-fields.ts'
import type { FormName } from '../fields/form-names.ts'
import { isFieldShown, type ShownForm } from './form-needs.ts'

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

/** The fields that staff may send back: those shown in head and lines, and whole lists for lines that are missing. */
export function returnableFields(shown: ShownForm): string[] {
  const heads = headNames.filter((one) => {
    const isFilledIn = headFields[one].kind !== 'hidden' || one === 'cargoKind'
    return isFilledIn && isFieldShown(headFields[one], shown)
  })
  const lists = listNames.filter((list) => isFieldShown(headFields[list], shown))
  const inLines = lists.flatMap((list) =>
    (shown.form[list] ?? []).flatMap((line, i) =>
      Object.entries(formLists[list].fields as Readonly<Record<string, FieldSpec>>)
        .filter(([, spec]) => spec.kind !== 'hidden' && isFieldShown(spec, shown, line as EnteredLine))
        .map(([column]) => `${list}.${i}.${column}`),
    ),
  )
  return [...inLines, ...heads]
}
