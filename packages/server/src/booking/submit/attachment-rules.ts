import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import { type BookingForm, formLists, headFields, listNames } from '@landbridge/contract/booking/fields/form-fields'
import { eachOnce } from '@landbridge/contract/shared/each-once'
import type { FileNamed } from '../../document/index.ts'

/** Every file that a form names: those of fields that hold a file, and the papers of its list. */
export function filesNamed(form: BookingForm): FileNamed[] {
  const inLists = listNames.flatMap((list) =>
    ((form[list] ?? []) as readonly object[]).flatMap((line, i) =>
      filesIn(formLists[list].fields, line).map((file) => ({ ...file, path: `${list}.${i}.${file.path}` })),
    ),
  )
  return [...inLists, ...filesIn(headFields, form)]
}

type Fields = Readonly<Record<string, FieldSpec>>
const fileFields = eachOnce((fields: Fields) => Object.entries(fields).filter(([, { kind }]) => kind === 'file'))

/** A file of a field is a paper of the field's kind; in the list of papers each line states its kind. */
function filesIn(fields: Fields, fieldValues: object): FileNamed[] {
  const values = fieldValues as Readonly<Record<string, unknown>>
  return fileFields(fields).flatMap(([name, { documentType }]) => {
    const fid = values[name]
    if (typeof fid !== 'string') return []
    return [{ fid, documentType: documentType ?? String(values.documentType ?? 'OTH'), path: name }]
  })
}
