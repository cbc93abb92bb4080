import type { FieldSpec } from '@landbridge/contract/booking/fields/form-catalogue'
import { type BookingForm, formLists, headFields, type ListName } from '@landbridge/contract/booking/fields/form-fields'
import { type FormName, formNames } from '@landbridge/contract/booking/fields/form-names'
import { isFieldShown, needAt, type ShownForm } from '@landbridge/contract/booking/form/form-needs'
import { sectionsOf } from '@landbridge/contract/booking/form/form-sections'
import { languages } from '@landbridge/contract/shared/languages'
import { modeNames, modes } from '@landbridge/contract/shared/modes'
import { act, cleanup, fireEvent } from '@testing-library/react'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { FormSections } from '../blocks/form-sections.tsx'
import { serve } from '../booking-fixtures.ts'
import { BookingModeProvider, loadModeView } from '../modes/mode-views.ts'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import { newForm } from '../state/form-content.ts'
import { FormSceneProvider } from '../state/form-scene.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const modeOfForm = (name: FormName) => modeNames.find((mode) => modes[mode].code === name.charAt(0)) ?? 'railway'

/** A form in which everything that can be asked for is asked for, with a line in every list. */
const everything = (name: FormName): BookingForm => ({
  ...newForm(name),
  cargoKind: 'D',
  temperatureControlled: true,
  oversize: true,
  containsBatteries: true,
  insured: true,
  incoterm: 'FOB',
  exportCustomsBy: 'US',
  importCustomsBy: 'US',
  transitType: 'T1',
  carriedIn: 'CONTAINER',
  truckWay: 'RELOAD',
  planByUs: false,
  billRelease: 'OBL',
  filingBy: 'OWN',
  serviceTerm: 'DOOR-DOOR',
  goods: [{}],
  pieces: [{ goodsSeq: 1 }],
  danger: [{ goodsSeq: 1, hazardClass: '3', properShippingName: 'FLAMMABLE LIQUID, N.O.S.' }],
  boxes: [
    { containerType: '40RF', containerOwner: 'C' },
    { containerType: '40OT', containerOwner: 'S' },
  ],
  legs: [{}],
  stops: [{ stopType: 'L' }, { stopType: 'L' }, { stopType: 'U' }],
  parties: [
    { partyType: 'SHP', partyName: 'Haode' },
    { partyType: 'CNE', partyName: 'Nordwind' },
    { partyType: 'NFY', partyName: 'Nordwind' },
  ],
})

const context = { hasCompany: false, originCountry: 'CN', destinationCountry: 'US', returnPlaceMatters: true }

function WholeForm({ name, mode }: { name: FormName; mode: BookingModeView }) {
  const form = useForm<BookingForm>({ defaultValues: everything(name) })
  const values = useWatch({ control: form.control }) as BookingForm
  const formFacts = { ...mode.useFacts(values, undefined), context }
  const shownForm = { name, form: values, context }
  return (
    <BookingModeProvider value={mode}>
      <FormSceneProvider value={{ form, shownForm, mode, formFacts }}>
        <FormSections />
      </FormSceneProvider>
    </BookingModeProvider>
  )
}

/** Opens every part that opens on demand; the form is drawn anew once for all of them. */
const openAll = () =>
  act(() => {
    for (const button of document.querySelectorAll<HTMLElement>('button[aria-expanded="false"]:not([aria-haspopup])'))
      fireEvent.click(button)
  })

/** What stands on the screen for each field: its frame, the cell of a table, or its place among the papers. */
const drawnByPath = () =>
  Map.groupBy(document.querySelectorAll('[data-field]'), (one) => one.getAttribute('data-field') ?? '')

/** What travels with another field, stands in a list, or is chosen in a slot that no mode has brought yet. */
const without = new Set<FieldSpec['kind']>(['hidden', 'lines', 'currency', 'departure'])
const inRange = new Set(['wantedDateTo'])

function fieldsShown(at: ShownForm): { path: string; isStarred: boolean }[] {
  const heads = sectionsOf(at.name).flatMap(({ blocks }) => blocks.flatMap(({ names }) => names))
  const inHead = heads.map((name) => ({ path: name as string, spec: headFields[name] as FieldSpec, line: undefined }))
  const inLines = (Object.keys(formLists) as ListName[])
    .filter((list) => list !== 'attachments' && isFieldShown(headFields[list], at))
    .flatMap((list) =>
      (at.form[list] ?? []).flatMap((line, i) =>
        Object.entries(formLists[list].fields as Record<string, FieldSpec>).map(([name, spec]) => ({
          path: `${list}.${i}.${name}`,
          spec,
          line: line as object,
        })),
      ),
    )
  return [...inHead, ...inLines]
    .filter(({ spec, line }) => isFieldShown(spec, at, line))
    .filter(({ path, spec }) => !without.has(spec.kind) && !inRange.has(path))
    .map(({ path, spec, line }) => ({
      path,
      isStarred:
        (spec.kind !== 'checkbox' || path === 'agreeTerms') &&
        needAt(spec, { stage: 'submit', shown: at, ...(line && { line }) }) !== undefined,
    }))
}

/** Lines share one field: the same place of stuffing, the same demand. */
const shared = /^boxes\.[1-9]\d*\.(stuffingPlace|containerDemand)$/
/** A column is a column of every line: a cell that does not apply to its line is there and starred by its heading. */
const tables = /^(goods|pieces|boxes|legs)\.\d+\./

it.each(formNames)('draws every field of the form %s once, in its part, starred where it is needed', async (name) => {
  serve()
  await openPart(<WholeForm name={name} mode={await loadModeView(modeOfForm(name))} />)
  openAll()
  const sections = [...document.querySelectorAll('section[id]')].map(({ id }) => id)
  expect(sections).toEqual(sectionsOf(name).map(({ section }) => section))
  const at: ShownForm = { name, form: everything(name), context }
  const asked = fieldsShown(at).filter(({ path }) => !shared.test(path))
  const drawn = drawnByPath()
  const drawnAt = (path: string) => drawn.get(path) ?? []
  const times = Object.fromEntries(asked.map(({ path }) => [path, drawnAt(path).length]))
  expect(Object.entries(times).filter(([, count]) => count !== 1)).toEqual([])
  const framed = asked.filter(({ path }) => !tables.test(path) && drawnAt(path)[0]?.matches('.field'))
  const starred = framed.filter(({ path }) => drawnAt(path)[0]?.querySelector(':scope > .need'))
  expect(starred.map(({ path }) => path)).toEqual(framed.filter((one) => one.isStarred).map(({ path }) => path))
})

it.each(formNames)(
  'begins a row of the form %s with the origin, and the destination follows beside it',
  async (name) => {
    serve()
    await openPart(<WholeForm name={name} mode={await loadModeView(modeOfForm(name))} />)
    const [origin, destination] = ['originCode', 'destinationCode'].map((path) => drawnByPath().get(path)?.[0])
    expect(origin?.hasAttribute('data-starts-row')).toBe(true)
    expect(origin?.nextElementSibling).toBe(destination)
  },
)

it.each(languages)('says every form in words, in %s', async (language) => {
  for (const name of formNames) {
    serve()
    await openPart(<WholeForm name={name} mode={await loadModeView(modeOfForm(name))} />, language)
    openAll()
    expect(document.body.textContent).not.toMatch(/\b(field|booking|shared)\.[a-z]/)
    cleanup()
  }
})

it.each(modeNames)('has what the pages of %s draw', async (mode) => {
  expect(await loadModeView(mode)).toMatchObject({ mode, code: modes[mode].code })
})
