import type { FieldSpec } from '../fields/form-catalogue.ts'
import { borderCrossed, either, type FormCondition, shippersBoxes, weClear } from '../fields/form-conditions.ts'
import { type BookingForm, formLists, headFields, listNames } from '../fields/form-fields.ts'
import { everyForm, type FormName, formsNamed } from '../fields/form-names.ts'
import { isFieldShown, needAt, type ShownForm, shownPart } from './form-needs.ts'

/** The latest time for a paper: before we accept, by the first cut-off, before departure, before arrival. */
type PaperDue = 'acceptance' | 'cutoff' | 'departure' | 'arrival'

export type PaperNeed = { documentType: string; due: PaperDue; fields: readonly string[] }

type Paper = { documentType: string; due: PaperDue; forms: readonly FormName[]; when?: FormCondition | undefined }
const paper = (
  documentType: string,
  due: PaperDue,
  { in: list = everyForm, when }: { in?: string; when?: FormCondition } = {},
): Paper => ({
  documentType,
  due,
  forms: formsNamed(list),
  when,
})

const whenWeClearOut: FormCondition = ({ form }) => form.exportCustomsBy === 'US'
const whenWeClearIn: FormCondition = ({ form }) => form.importCustomsBy === 'US'
const whenControlled: FormCondition = ({ form }) => form.exportControlled === true

/** A truck over a border carries the papers of the trade with it, whoever clears. */
const crossesByRoad: FormCondition = (scope) => scope.form.truckWay !== undefined && borderCrossed(scope)

/** The papers that no field of the form holds, in the order in which they are due. */
const papers: readonly Paper[] = [
  paper('SI', 'cutoff', { in: 'R.* S.* A' }),
  paper('LOAD', 'cutoff', { in: 'R.*' }),
  paper('OTH', 'cutoff', { in: 'R.*', when: shippersBoxes }),
  paper('INV', 'departure', { when: either(weClear, crossesByRoad) }),
  paper('PL', 'departure', { when: either(weClear, crossesByRoad) }),
  paper('CON', 'departure', { when: whenWeClearOut }),
  paper('POA', 'departure', { when: weClear }),
  paper('LIC', 'departure', { when: whenControlled }),
  paper('EAC', 'arrival', { in: 'R.* T.* A', when: whenWeClearIn }),
  paper('CO', 'arrival', { in: 'R.* T.* A', when: whenWeClearIn }),
]

/** The papers that go with every load: they may be left with the form, needed or not. */
export const tradePapers: readonly string[] = ['INV', 'PL']

/** The papers that a form needs: those of its shown fields first, then those that come separately. */
export function papersNeeded(shown: ShownForm): PaperNeed[] {
  const part: ShownForm = { ...shown, form: shownPart(shown) }
  const scope = { form: part.form, context: part.context, line: {} }
  const separatePapers = papers.filter(({ forms, when }) => forms.includes(part.name) && (when?.(scope) ?? true))
  return [
    ...papersInLines(part),
    ...papersIn(headFields, part),
    ...separatePapers.map(({ documentType, due }) => ({ documentType, due, fields: [] })),
  ]
}

type Fields = Readonly<Record<string, FieldSpec>>

const papersIn = (fields: Fields, shown: ShownForm): PaperNeed[] =>
  Object.entries(fields).flatMap(([name, spec]) =>
    spec.kind === 'file' && spec.documentType && needAt(spec, { stage: 'accept', shown })
      ? [{ documentType: spec.documentType, due: 'acceptance', fields: [name] }]
      : [],
  )

/** A list that shows needs the papers of its lines, though it has no line yet. */
const papersInLines = (shown: ShownForm): PaperNeed[] =>
  listNames
    .filter((list) => isFieldShown(headFields[list], shown))
    .flatMap((list) => {
      const lines: readonly object[] = shown.form[list satisfies keyof BookingForm] ?? []
      return papersIn(formLists[list].fields, shown).map((one) => ({
        ...one,
        fields: lines.flatMap((_, i) => one.fields.map((name) => `${list}.${i}.${name}`)),
      }))
    })
