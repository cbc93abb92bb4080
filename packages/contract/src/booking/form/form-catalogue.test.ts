import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choicesOf, fieldKinds } from '../../shared/fields/field-lines.ts'
import { wire } from '../../shared/wire.ts'
import { wireNameOf, wireNames, wireNamesWithin } from '../../shared/wire-names.ts'
import { formNameOf } from '../booking-modes.ts'
import { blockConditions, formSections, sectionNames } from '../fields/form-blocks.ts'
import { type FieldSpec, formStages } from '../fields/form-catalogue.ts'
import { type BookingForm, fieldsIn, formLists, formSchema, headFields, listNames } from '../fields/form-fields.ts'
import { type FormName, formNames } from '../fields/form-names.ts'
import { formWordKeys, labelKey } from '../fields/form-words.ts'
import { shownFields } from '../fields/shown-fields.ts'
import { blankForm } from './form-defaults.ts'
import { anyFilledForm, context, filledForms, withoutPath } from './form-fixtures.ts'
import { missingFor } from './form-needs.ts'
import { sectionOf, sectionsOf } from './form-sections.ts'
import { formTable } from './form-table.ts'

type Fields = Readonly<Record<string, FieldSpec>>
const catalogues: [string, Fields][] = [
  ['head', headFields],
  ...listNames.map((list): [string, Fields] => [list, formLists[list].fields]),
]
const specs = catalogues.flatMap(([where, fields]) =>
  Object.entries(fields).map(([name, spec]) => ({ where, name, spec })),
)
const blocks = sectionNames.flatMap((section) => [...formSections[section]])
const filled = anyFilledForm

describe('every field', () => {
  it('that is chosen by its code keeps the name in one hidden field of each form, an amount its currency', () => {
    for (const { where, name, spec } of specs) {
      const among = new Map(catalogues).get(where) ?? {}
      if (spec.kind === 'money') expect(among[spec.currencyIn ?? '']?.kind, name).toBe('currency')
      if (spec.nameIn === undefined) continue
      const keepers = spec.nameIn.split(' ')
      for (const form of spec.forms)
        expect(
          keepers.filter((one) => among[one]?.kind === 'hidden' && among[one]?.forms.includes(form)),
          `${name} in ${form}`,
        ).toHaveLength(1)
    }
  })

  it.each(specs)('$where $name has a kind, a form, words and needs inside its forms', ({ spec }) => {
    expect(fieldKinds).toContain(spec.kind)
    expect(spec.forms.length).toBeGreaterThan(0)
    for (const need of spec.needs) {
      expect(formStages).toContain(need.stage)
      expect(spec.forms).toEqual(expect.arrayContaining([...need.forms]))
    }
    if (choicesOf(spec).length > 0) expect(spec.choiceWords).toBeTruthy()
    if (spec.kind === 'code' || spec.kind === 'codes') expect(spec.codeClass).toBeTruthy()
    if (spec.kind === 'file' && spec.documentType === undefined) expect(spec.value.isOptional()).toBe(false)
  })

  it('of the head stands in a block of a section, once', () => {
    expect(new Set(blocks).size).toBe(blocks.length)
    for (const spec of Object.values(headFields)) expect(blocks).toContain(spec.block)
    for (const block of Object.keys(blockConditions)) expect(blocks).toContain(block)
    for (const name of formNames) {
      const asked = sectionsOf(name).flatMap((section) => section.blocks.flatMap((block) => block.names))
      expect(asked.toSorted()).toEqual(Object.keys(fieldsIn(headFields, [name])).toSorted())
    }
    expect(sectionOf('nowhere.0.at')).toBe('contact')
    expect(sectionOf('legs.1.legMode')).toBe('route')
  })

  it('is called in one way, and in another where its mode has a word of its own', () => {
    const keys = formWordKeys()
    expect(new Set(keys).size).toBe(keys.length)
    expect(labelKey('departureId', headFields.departureId, 'R.FCL')).toBe('field.departureId')
    expect(labelKey('departureId', headFields.departureId, 'S.LCL')).toBe('field.departureId-S')
    expect(keys).toEqual(
      expect.arrayContaining(['field.hsCode', 'booking.truck-way-THROUGH', 'booking.block-lane', 'field.dgApproval']),
    )
  })

  it('that is a tick and needed begins unticked or ticked, so that nobody ticks it to untick it', () => {
    const all = [headFields, ...listNames.map((list) => formLists[list].fields)] as Readonly<
      Record<string, FieldSpec>
    >[]
    const open = all.flatMap((fields) =>
      Object.entries(fields).flatMap(([name, { kind, needs, start }]) =>
        kind === 'checkbox' && needs.length > 0 && start === undefined ? [name] : [],
      ),
    )
    expect(open).toEqual([])
  })

  it('stands in one form at least of those that show it', () => {
    for (const [name, { block, forms }] of Object.entries(shownFields)) {
      expect(blocks).toContain(block)
      expect(forms.length).toBeGreaterThan(0)
      expect(forms.every((form) => name in fieldsIn(headFields, [form]))).toBe(false)
    }
  })
})

describe('what a stage needs', () => {
  it.each(formNames)('%s can be filled in: nothing is missing then at any stage', (name) => {
    fc.assert(
      fc.property(filledForms(name), fc.constantFrom(...formStages), (form, stage) => {
        expect(missingFor({ name, form, context }, stage)).toEqual([])
      }),
      { numRuns: 10 },
    )
  })

  it('comes back, and nothing else, when one field is emptied', () => {
    fc.assert(
      fc.property(filled, fc.constantFrom(...formStages), fc.nat(), ([name, form], stage, pick) => {
        const all = pathsOf(name, form)
        const [path = '', spec] = all[pick % all.length] ?? []
        const missing = missingFor({ name, form: withoutPath(form, path), context }, stage)
        const isNeeded = spec && needsAlways(spec, name, stage)
        const found = [...new Set(missing.map((one) => one.path))]
        expect(found).toEqual(isNeeded || found.length > 0 ? [path] : [])
      }),
      { numRuns: 250 },
    )
  })

  it('grows with the stages, and is nothing of what a form has not', () => {
    for (const name of formNames) {
      const missing = formStages.map((stage) => missingFor({ name, form: blankForm(name), context }, stage))
      const sizes = missing.map(({ length }) => length)
      expect(sizes).toEqual(sizes.toSorted((a, b) => a - b))
      const known = Object.keys(fieldsIn(headFields, [name]))
      for (const { path } of missing.flat()) expect(known).toContain(path)
    }
  })
})

type Asking = FieldSpec & { block?: (typeof blocks)[number] }

/** The paths of a filled form but the kinds of its parties and stops, without which the whole party or stop is gone. */
function pathsOf(name: FormName, form: BookingForm): [string, Asking][] {
  const heads = Object.entries(fieldsIn(headFields, [name])) as [string, Asking][]
  const lines = listNames.flatMap((list) =>
    ((form[list] ?? []) as object[]).flatMap((_, i) =>
      (Object.entries(fieldsIn(formLists[list].fields as Fields, [name])) as [string, Asking][])
        .filter(([column]) => column !== 'partyType' && column !== 'stopType')
        .map(([column, spec]): [string, Asking] => [
          `${list}.${i}.${column}`,
          { ...spec, when: spec.when ?? headFields[list].when, block: headFields[list].block },
        ]),
    ),
  )
  return [...heads, ...lines]
}

const needsAlways = ({ needs, when, block }: Asking, name: FormName, stage: (typeof formStages)[number]) =>
  !when &&
  !(block && blockConditions[block]) &&
  needs.some(
    (need) => need.forms.includes(name) && !need.when && formStages.indexOf(need.stage) <= formStages.indexOf(stage),
  )

describe('a form on the wire', () => {
  it.each(formNames)('%s: no two fields of one list share a name', (name) => {
    for (const [where, fields] of catalogues) {
      const within = { ...wireNames, ...wireNamesWithin[where === 'goods' ? 'goodsLine' : ''] }
      const onWire = Object.keys(fieldsIn(fields, [name])).map((field) => wireNameOf(field, within))
      expect(new Set(onWire).size).toBe(onWire.length)
    }
  })

  it('comes back as it was sent, whatever part of it is filled in', () => {
    const wires = new Map(
      formNames.map((name) => [name, wire(formSchema([name]), { unknownNames: 'refuse', empty: 'absent' })]),
    )
    fc.assert(
      fc.property(filled, fc.array(fc.nat(), { maxLength: 30 }), ([name, form], dropped) => {
        const fields = Object.keys(form)
        const part = dropped.reduce<BookingForm>(
          (left, index) => withoutPath(left, fields[index % fields.length] ?? ''),
          form,
        )
        const over = wires.get(name)
        expect(over?.decode(JSON.parse(JSON.stringify(over.encode(part))))).toEqual(part)
      }),
      { numRuns: 40 },
    )
  })

  it('refuses a field that it has not, by its name', () => {
    for (const name of formNames) {
      const { decode } = wire(formSchema([name]), { unknownNames: 'refuse', empty: 'absent' })
      const foreign = Object.keys(headFields).filter((field) => !(field in fieldsIn(headFields, [name])))
      for (const field of foreign) {
        expect(refusalOf(() => decode({ [wireNameOf(field)]: 'X' }))).toEqual({
          [wireNameOf(field)]: 'shared.unknown-name',
        })
      }
    }
  })
})

function refusalOf(deed: () => unknown): unknown {
  try {
    deed()
  } catch (error) {
    return (error as { fields?: unknown }).fields
  }
  return undefined
}

it('has a form for every load type of every mode', () => {
  expect(formNames.map((name) => formNameOf(name.charAt(0) as 'R', name.slice(2)))).toEqual([...formNames])
  expect(formNameOf('R', 'FTL')).toBe('R.FCL')
  expect(formNameOf('A', undefined)).toBe('A')
})

it('reads as a table: fields by forms, R to submit, A before we accept, S with the shipping instruction, O optional, c on a condition', async () => {
  await expect(formTable()).toMatchFileSnapshot('./form-table.md')
})
