import { type BlockName, type FormSection, formSections, sectionNames } from './form-blocks.ts'
import { fieldsIn, formLists, type HeadName, headFields, headNames, type ListName } from './form-fields.ts'
import type { FormName } from './form-names.ts'

/** The blocks of a form that hold anything, by section, in the order of the screen. */
export function sectionsOf(
  name: FormName,
): { section: FormSection; blocks: { block: BlockName; names: HeadName[] }[] }[] {
  const names = Object.keys(fieldsIn(headFields, [name])) as HeadName[]
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

/** The section in which a field stands, by its path such as goods.2.hsCode. */
export function sectionOf(path: string): FormSection {
  const [head = ''] = path.split('.')
  const field = headFields[head as HeadName]
  return (field && sectionOfBlock.get(field.block)) ?? 'contact'
}

/** The fields that staff may send back to be changed: what the customer fills in, of the head and of every line that is there. */
export function returnableFields(name: FormName, linesOf: (list: ListName) => number): string[] {
  const heads = headNames.filter((one) => {
    const spec = headFields[one]
    return spec.forms.includes(name) && spec.kind !== 'hidden' && spec.kind !== 'lines'
  })
  const inLines = (Object.keys(formLists) as ListName[]).flatMap((list) => {
    const columns = Object.entries(fieldsIn(formLists[list].fields, [name])).filter(
      ([, spec]) => spec.kind !== 'hidden',
    )
    return Array.from({ length: linesOf(list) }, (_, i) => columns.map(([column]) => `${list}.${i}.${column}`)).flat()
  })
  return [...inLines, ...heads]
}
