import { eachOnce } from '../../shared/each-once.ts'
import { blockConditions } from '../fields/form-blocks.ts'
import { type FieldNeed, type FieldSpec, type FormStage, formStages, type HeadField } from '../fields/form-catalogue.ts'
import {
  byContainer,
  type ConditionScope,
  type EnteredLine,
  holds,
  isBlank,
  loadedAtDoor,
  type NeedsContext,
  unloadedAtDoor,
} from '../fields/form-conditions.ts'
import { type BookingForm, formLists, headFields, type ListName, listNames } from '../fields/form-fields.ts'
import { doorToDoorForms, type FormName } from '../fields/form-names.ts'
import { type PartyType, partyRoles } from '../fields/parties.ts'

export type Missing = { path: string; key: string }

export type ShownForm = { name: FormName; form: BookingForm; context: NeedsContext }

const isAtOrBefore = (stage: FormStage, need: { stage: FormStage }) =>
  formStages.indexOf(need.stage) <= formStages.indexOf(stage)
const noLine: EnteredLine = {}
const scopeOf = ({ form, context }: ShownForm, line: EnteredLine = noLine): ConditionScope => ({ form, context, line })

export function isFieldShown(
  spec: FieldSpec & Partial<Pick<HeadField, 'block'>>,
  shown: ShownForm,
  line?: EnteredLine,
): boolean {
  const scope = scopeOf(shown, line)
  const block = spec.block && blockConditions[spec.block]
  return spec.forms.includes(shown.name) && holds(spec.when, scope) && holds(block, scope)
}

/** The part of a form that shows now, lines too: values in a part that has been closed since do not count. */
export function shownPart(shown: ShownForm): BookingForm {
  const shownValues = (fields: Readonly<Record<string, FieldSpec>>, values: object, line?: EnteredLine) =>
    Object.entries(values).filter(([name]) => fields[name] && isFieldShown(fields[name], shown, line))
  const linesShown = (lines: readonly object[], fields: Readonly<Record<string, FieldSpec>>) =>
    lines.map((line) => Object.fromEntries(shownValues(fields, line, line)))
  const head = shownValues(headFields, shown.form).map(([name, value]): [string, unknown] => {
    const list = listNames.find((one) => one === name)
    return list && value ? [name, linesShown(value as object[], formLists[list].fields)] : [name, value]
  })
  return Object.fromEntries(head) as BookingForm
}

/** The need that makes a field necessary at a stage; a stage needs what the stages before it need. */
export function needAt(
  spec: FieldSpec & Partial<Pick<HeadField, 'block'>>,
  { stage, shown, line }: { stage: FormStage; shown: ShownForm; line?: EnteredLine },
): FieldNeed | undefined {
  if (!isFieldShown(spec, shown, line)) return undefined
  return spec.needs.find((need) => isAtOrBefore(stage, need) && holdsIn(need, shown, line))
}

const holdsIn = (need: FieldNeed, shown: ShownForm, line?: EnteredLine) =>
  need.forms.includes(shown.name) && holds(need.when, scopeOf(shown, line))

/** A tick that must be set counts as missing while it is not. */
const isUnmet = (name: string, value: unknown) => (name === 'agreeTerms' ? value !== true : isBlank(value))

export function missingFor(shown: ShownForm, stage: FormStage): Missing[] {
  const { form, name } = shown
  const head = missingIn(headFields, form, { stage, shown })
  const lines = listNames
    .filter((list) => isFieldShown(headFields[list], shown))
    .flatMap((list) => (form[list] ?? []).flatMap((line, i) => missingInLine(list, { line, i, stage, shown })))
  return [...head, ...lines, ...missingPeople(shown, stage), ...missingStops(form, name)]
}

type AskedStage = { stage: FormStage; shown: ShownForm }

const everNeeded = eachOnce((fields: Readonly<Record<string, FieldSpec>>) =>
  eachOnce((form: FormName) =>
    eachOnce((stage: FormStage) =>
      Object.entries(fields).filter(([, { needs }]) =>
        needs.some((need) => need.forms.includes(form) && isAtOrBefore(stage, need)),
      ),
    ),
  ),
)

function missingIn(
  fields: Readonly<Record<string, FieldSpec>>,
  values: Readonly<Record<string, unknown>>,
  { line, ...asking }: AskedStage & { line?: EnteredLine },
): Missing[] {
  const { shown, stage } = asking
  return everNeeded(fields)(shown.name)(stage).flatMap(([name, spec]) => {
    const need = isUnmet(name, values[name]) ? needAt(spec, { ...asking, ...(line && { line }) }) : undefined
    return need ? [{ path: name, key: need.key ?? 'shared.needed' }] : []
  })
}

function missingInLine(list: ListName, { line, i, ...asking }: AskedStage & { line: object; i: number }): Missing[] {
  const values = line as Readonly<Record<string, unknown>>
  const found = missingIn(formLists[list].fields, values, { ...asking, line: line as EnteredLine })
  return found.map(({ path, key }) => ({ path: `${list}.${i}.${path}`, key }))
}

/** People who must be named by now; a payer as soon as somebody else pays, unless the consignee pays on collection. */
function missingPeople(shown: ShownForm, stage: FormStage): Missing[] {
  const { parties, payerType, paymentTerm } = shown.form
  const hasRole = (role: string) => parties?.some((one) => one.partyType === role) ?? false
  const roles = partyRoles.filter((need) => isAtOrBefore(stage, need) && holdsIn(need, shown) && !hasRole(need.role))
  const isOthers = payerType === 'OTHER' || (paymentTerm === 'CC' && !hasRole('CNE'))
  const keys = [
    ...roles.map((need) => need.key ?? 'shared.needed'),
    ...(isOthers && !hasRole('PAY') ? ['booking.payer-needed'] : []),
  ]
  return keys.map((key) => ({ path: 'parties', key }))
}

export const roleOfReason = (key: string): PartyType | undefined =>
  key === 'booking.payer-needed' ? 'PAY' : partyRoles.find((need) => need.key === key)?.role

export const isRoleNeeded = (role: PartyType, shown: ShownForm, stage: FormStage): boolean =>
  partyRoles.some((need) => need.role === role && isAtOrBefore(stage, need) && holdsIn(need, shown))

/** A door service names its doors; boxes stuffed at the factory say where that is; a truck has both. */
function missingStops(form: BookingForm, name: FormName): Missing[] {
  const hasStop = (type: 'L' | 'U') => form.stops?.some((stop) => stop.stopType === type) ?? false
  const needed = stopsNeeded(form, name)
  return [
    ...(needed.L && !hasStop('L') ? [{ path: 'stops', key: 'booking.loading-stop-needed' }] : []),
    ...(needed.U && !hasStop('U') ? [{ path: 'stops', key: 'booking.unloading-stop-needed' }] : []),
  ]
}

/** Needed places of loading (L) and of unloading (U) at the door. */
export function stopsNeeded(form: BookingForm, name: FormName): { L: boolean; U: boolean } {
  const scope = scopeOf({ name, form, context: { hasCompany: true } })
  const isFactory = byContainer(scope) && form.boxes?.some((box) => box.stuffingPlace === 'FACTORY')
  const isDoorToDoor = doorToDoorForms.includes(name)
  return {
    L: isDoorToDoor || isFactory === true || form.collectByUs === true || loadedAtDoor(scope),
    U: isDoorToDoor || form.destinationHandling === 'DELIVERY' || unloadedAtDoor(scope),
  }
}
