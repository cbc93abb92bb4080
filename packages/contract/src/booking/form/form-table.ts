import { z } from 'zod'
import { wireNameOf, wireNames, wireNamesWithin } from '../../shared/wire-names.ts'
import { blockConditions, formSections, sectionNames } from '../fields/form-blocks.ts'
import { type FieldCondition, type FieldSpec, field, formStages, type HeadField } from '../fields/form-catalogue.ts'
import { type ConditionScope, holds } from '../fields/form-conditions.ts'
import { formLists, headFields, listNames } from '../fields/form-fields.ts'
import { type FormName, formNames } from '../fields/form-names.ts'
import { partyRoles } from '../fields/parties.ts'
import { shownFields } from '../fields/shown-fields.ts'
import { stopsNeeded } from './form-needs.ts'

export type FieldRow = { name: string; wireName: string; marks: readonly string[]; spec?: FieldSpec }

const letters = { submit: 'R', accept: 'A', instruction: 'S' } as const

/** A condition holds always in a form where it holds both with nothing and with everything filled in. */
function holdsAlways(condition: FieldCondition | undefined, form: FormName): boolean {
  const loadType = form.split('.')[1] as ConditionScope['form']['loadType']
  const nothing: ConditionScope = { form: { loadType }, line: {}, context: { hasCompany: false } }
  const other: ConditionScope = {
    form: { loadType, direction: 'NM', truckWay: 'DOM', danger: [{}] },
    line: { sameAsConsignee: true, hazardClass: '1' },
    context: { hasCompany: true },
  }
  return [nothing, other].every((scope) => holds(condition, scope))
}

/** The mark of a field: needed to submit (R), accept (A) or instruct (S), open (O), carried along (·), conditional (`c`), absent (–). */
function markOf(spec: FieldSpec & Partial<Pick<HeadField, 'block'>>, form: FormName): string {
  if (!spec.forms.includes(form)) return '–'
  const needs = spec.needs.filter((need) => need.forms.includes(form))
  const [stage] = formStages.filter((one) => needs.some((need) => need.stage === one))
  if (!stage && spec.kind === 'hidden') return '·'
  const isShownAlways = holdsAlways(spec.when, form) && holdsAlways(spec.block && blockConditions[spec.block], form)
  const isNeededAnyway = needs.some((need) => need.stage === stage && holdsAlways(need.when, form))
  const hangs = !isShownAlways || (stage !== undefined && !isNeededAnyway)
  return `${hangs ? 'c ' : ''}${stage ? letters[stage] : 'O'}`
}

const rowOf = (name: string, spec: FieldSpec, within?: string): FieldRow => ({
  name,
  wireName: wireNameOf(name, { ...wireNames, ...wireNamesWithin[within ?? ''] }),
  marks: formNames.map((form) => markOf(spec, form)),
  spec,
})

function namedRows(): FieldRow[] {
  const parties = (['SHP', 'CNE'] as const).map((role) => {
    const needs = partyRoles.filter((need) => need.role === role)
    return rowOf(
      role,
      field({ value: z.string(), kind: 'lines', need: needs.map((need) => ({ ...need, in: need.forms.join(' ') })) }),
    )
  })
  const doors = (['L', 'U'] as const).map((type) => ({
    name: type === 'L' ? 'loading stop' : 'unloading stop',
    wireName: 'Stops',
    marks: formNames.map((form) => (stopsNeeded({}, form)[type] ? 'R' : 'c R')),
  }))
  return [...parties.map((row) => ({ ...row, wireName: 'Parties' })), ...doors]
}

export function fieldRows(): { part: string; rows: FieldRow[] }[] {
  const blocks = sectionNames.flatMap((section) => [...formSections[section]])
  const heads = blocks.map((block) => ({
    part: block as string,
    rows: Object.entries(headFields).flatMap(([name, spec]) => (spec.block === block ? [rowOf(name, spec)] : [])),
  }))
  const lists = listNames.map((list) => ({
    part: `a line of ${list}`,
    rows: Object.entries(formLists[list].fields).map(([name, spec]) =>
      rowOf(name, spec, list === 'goods' ? 'goodsLine' : list === 'attachments' ? 'attachmentLine' : undefined),
    ),
  }))
  const shown = Object.entries(shownFields).map(([name, { forms }]) => ({
    name,
    wireName: wireNameOf(name),
    marks: formNames.map((form) => (forms.includes(form) ? 'shown' : '–')),
  }))
  return [
    ...heads,
    ...lists,
    { part: 'named among the lines', rows: namedRows() },
    { part: 'shown, not filled in', rows: shown },
  ]
}

const tableRow = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

export function formTable(): string {
  const parts = fieldRows().map(({ part, rows }) =>
    [
      tableRow([`**${part}**`, 'wire', ...formNames]),
      tableRow(['---', '---', ...formNames.map(() => '---')]),
      ...rows.map(({ name, wireName, marks }) => tableRow([name, wireName, ...marks])),
    ].join('\n'),
  )
  return `# Every field of every form\n\nR to submit · A before we accept · S with the shipping instruction · O open · · travels with others · c on a condition · – not in this form.\n\n${parts.join('\n\n')}\n`
}
