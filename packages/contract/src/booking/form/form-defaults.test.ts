import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { wire } from '../../shared/wire.ts'
import type { FieldSpec } from '../fields/form-catalogue.ts'
import { type BookingForm, formLists, formSchema, headFields, listNames } from '../fields/form-fields.ts'
import { type FormName, formNames } from '../fields/form-names.ts'
import { blankForm, boxText, formAgain, goodsTotals, withDefaults } from './form-defaults.ts'
import { anyFilledForm, context } from './form-fixtures.ts'
import { missingFor, shownPart } from './form-needs.ts'

type Fields = Readonly<Record<string, FieldSpec>>
const wires = new Map(
  formNames.map((name) => [name, wire(formSchema([name]), { unknownNames: 'refuse', empty: 'absent' })]),
)
/** What the other side reads of a form: it throws where the form's schema does not take it. */
const overTheWire = (name: FormName, form: BookingForm) => {
  const over = wires.get(name)
  return over?.decode(JSON.parse(JSON.stringify(over.encode(form))))
}

describe('the goods together', () => {
  const line = fc.record({
    packages: fc.option(fc.integer({ min: 1, max: 999_999 }), { nil: undefined }),
    grams: fc.option(fc.bigInt(1n, 999_999_999_999n), { nil: undefined }),
    millilitres: fc.option(fc.integer({ min: 1, max: 9_999_999_999 }), { nil: undefined }),
  })
  const thousandths = (units: bigint) => `${units / 1000n}.${(units % 1000n).toString().padStart(3, '0')}`

  it('weigh and measure what their lines do, to the gram, however many there are', () => {
    const exact = fc.property(fc.array(line, { maxLength: 200 }), (lines) => {
      const goods = lines.map(({ packages, grams, millilitres }) => ({
        packages,
        grossWeightKg: grams === undefined ? undefined : thousandths(grams),
        volumeM3: millilitres === undefined ? null : thousandths(BigInt(millilitres)),
      }))
      const sum = (of: (one: (typeof lines)[number]) => bigint) => lines.reduce((total, one) => total + of(one), 0n)
      const written = (units: bigint) => (units > 0n ? thousandths(units) : undefined)
      expect(goodsTotals({ goods })).toEqual({
        packages: Number(sum(({ packages }) => BigInt(packages ?? 0))) || undefined,
        grossWeightKg: written(sum(({ grams }) => grams ?? 0n)),
        volumeM3: written(sum(({ millilitres }) => BigInt(millilitres ?? 0))),
      })
    })
    fc.assert(exact)
  })

  it('are the same in any order, and nothing where nothing is said', () => {
    const same = fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const goods = lines.map(({ grams }) => ({ grossWeightKg: grams === undefined ? null : thousandths(grams) }))
      expect(goodsTotals({ goods: goods.toReversed() })).toEqual(goodsTotals({ goods }))
    })
    fc.assert(same)
    const nothing = { packages: undefined, grossWeightKg: undefined, volumeM3: undefined }
    expect([goodsTotals({}), goodsTotals({ goods: null }), goodsTotals({ goods: [{}, { packages: null }] })]).toEqual(
      Array(3).fill(nothing),
    )
    expect(goodsTotals({ goods: [{ grossWeightKg: '0.1' }, { grossWeightKg: '0.2' }] }).grossWeightKg).toBe('0.300')
  })
})

describe('the equipment in words', () => {
  const boxes = fc.array(
    fc.record({
      containerType: fc.option(fc.constantFrom('20GP', '40HQ', '45HQ'), { nil: undefined }),
      containerQty: fc.option(fc.integer({ min: 0, max: 500 }), { nil: undefined }),
    }),
    { maxLength: 12 },
  )

  it('says of every size how many there are, each size once, none that is not there', () => {
    const counted = fc.property(boxes, (lines) => {
      const said = boxText({ boxes: lines })
      const parts = said === '' ? [] : said.split('/').map((part) => part.split('*') as [string, string])
      const quantities = new Map(parts.map(([quantity, type]) => [type, Number(quantity)]))
      expect(quantities.size).toBe(parts.length)
      for (const type of ['20GP', '40HQ', '45HQ']) {
        const all = lines
          .filter((one) => one.containerType === type)
          .reduce((sum, one) => sum + (one.containerQty ?? 0), 0)
        expect(quantities.get(type) ?? 0).toBe(all)
      }
    })
    fc.assert(counted)
  })

  it('names the sizes in the order in which they were asked for', () => {
    const asked = ['40HQ', '20GP', '40HQ'].map((containerType) => ({ containerType, containerQty: 1 }))
    expect(boxText({ boxes: asked })).toBe('2*40HQ/1*20GP')
    expect([boxText({}), boxText({ boxes: null }), boxText({ boxes: [{ containerType: '40HQ' }] })]).toEqual([
      '',
      '',
      '',
    ])
  })
})

describe('a new form', () => {
  it.each(formNames)('%s is one that its call takes, and begins with what is usual', (name) => {
    const blank = blankForm(name)
    expect(overTheWire(name, blank)).toEqual(blank)
    expect(blank).toMatchObject({
      cargoKind: 'G',
      paymentTerm: 'PP',
      payerType: 'OWN',
      insured: false,
      agreeTerms: false,
    })
    expect(blank.loadType).toBe(name === 'A' ? undefined : name.split('.')[1])
  })

  it('begins with the usual terms of its mode', () => {
    const terms = formNames.map((name) => `${name} ${blankForm(name).serviceTerm}`)
    expect(terms).toEqual([
      ...['R.FCL ST-ST', 'R.LCL ST-ST', 'R.WAG ST-ST', 'R.CFS ST-ST', 'R.BULK ST-ST'],
      ...['T.FTL DOOR-DOOR', 'T.LTL DOOR-DOOR', 'S.FCL CY-CY', 'S.LCL CFS-CFS', 'A APT-APT'],
      ...['M.FCL ST-ST', 'M.LCL ST-ST', 'M.BULK ST-ST'],
    ])
    expect(blankForm('R.FCL')).toMatchObject({ legType: 'Q', consignmentNoteType: 'ASNEEDED', customsPlace: 'ORIGIN' })
    expect(blankForm('S.FCL')).toMatchObject({ billKind: 'H', billRelease: 'OBL', billOriginals: 3, thcPayment: 'T' })
    expect(blankForm('T.FTL')).toMatchObject({ loadingSide: 'REAR', sealTruck: true, deliveryProof: 'PHOTO' })
    expect(blankForm('A')).toMatchObject({ airWaybillType: 'P', screeningByUs: true, directOnly: false })
    expect(blankForm('M.FCL')).toMatchObject({ planByUs: true, transportDocument: 'ASNEEDED', originalContainer: true })
  })
})

describe('a form filled up', () => {
  it('is still one that its call takes, and misses no more than before', () => {
    const taken = fc.property(anyFilledForm, ([name, form]) => {
      const full = withDefaults(form, name)
      expect(overTheWire(name, full)).toEqual(full)
      expect(missingFor({ name, form: full, context }, 'submit')).toEqual([])
    })
    fc.assert(taken, { numRuns: 60 })
  })

  it('keeps what was said, and says only what was left open', () => {
    const kept = fc.property(anyFilledForm, ([name, form]) => {
      const full = withDefaults(form, name)
      const ours = new Set<string>([...listNames, 'flightDate', 'freighterOnly', 'specialHandling'])
      for (const [field, value] of Object.entries(form)) if (!ours.has(field)) expect(full).toHaveProperty(field, value)
    })
    fc.assert(kept, { numRuns: 60 })
    const box = withDefaults({ boxes: [{ containerOwner: 'S' }, {}] }, 'R.FCL').boxes
    expect(box?.map(({ containerOwner }) => containerOwner)).toEqual(['S', 'C'])
  })

  it('drops what the load type has no place for', () => {
    const other = fc.property(anyFilledForm, fc.constantFrom(...formNames), ([, form], name) => {
      const full = withDefaults(form, name)
      const strange = Object.keys(full).filter(
        (field) => !headFields[field as keyof typeof headFields].forms.includes(name),
      )
      expect(strange).toEqual([])
      for (const list of listNames)
        for (const line of (full[list] ?? []) as object[])
          expect(
            Object.keys(line).filter((column) => !(formLists[list].fields as Fields)[column]?.forms.includes(name)),
          ).toEqual([])
    })
    fc.assert(other, { numRuns: 60 })
  })

  it('stuffs at the factory where we fetch the box there', () => {
    const at = (serviceTerm: 'DOOR-ST' | 'ST-DOOR') =>
      withDefaults({ serviceTerm, boxes: [{}, { stuffingPlace: 'WAREHOUSE' }] }, 'R.FCL').boxes?.map(
        (box) => box.stuffingPlace,
      )
    expect(at('DOOR-ST')).toEqual(['FACTORY', 'WAREHOUSE'])
    expect(at('ST-DOOR')).toEqual(['STATION', 'WAREHOUSE'])
  })

  it('runs a genset where temperature is held by rail, unless it was refused', () => {
    const genset = (written: BookingForm, name: FormName = 'R.FCL') =>
      shownPart({ name, form: withDefaults(written, name), context: { hasCompany: true } }).gensetNeeded
    expect(genset({ temperatureControlled: true })).toBe(true)
    expect(genset({ temperatureControlled: true, gensetNeeded: false })).toBe(false)
    expect(blankForm('R.FCL').gensetNeeded).toBe(true)
    expect(genset({})).toBeUndefined()
    expect(genset({ temperatureControlled: true }, 'S.FCL')).toBeUndefined()
  })

  it('says what the tax number of a party is called in its country', () => {
    const parties = [
      { partyType: 'SHP' as const, countryCd: 'CN', taxNo: '91610131MA6TUPRX5B' },
      { partyType: 'CNE' as const, countryCd: 'DE', taxNo: 'DE811193231' },
      { partyType: 'NFY' as const, countryCd: 'US', taxNo: '12-3456789' },
      { partyType: 'PAY' as const, countryCd: 'KZ' },
    ]
    const named = withDefaults({ parties }, 'R.FCL').parties?.map(({ taxType }) => taxType)
    expect(named).toEqual(['USCC', 'VAT', undefined, undefined])
  })

  it('flies on the wanted day, high pieces on freighters', () => {
    const byAir = (form: BookingForm) => {
      const { flightDate, wantedDate, freighterOnly } = withDefaults(form, 'A')
      return [wantedDate, flightDate, freighterOnly]
    }
    expect(byAir({ wantedDate: '2031-02-01' })).toEqual(['2031-02-01', '2031-02-01', false])
    expect(byAir({ flightDate: '2031-02-01' })).toEqual(['2031-02-01', '2031-02-01', false])
    expect(byAir({ pieces: [{ heightCm: '160.0' }, { heightCm: '160.1' }] })).toEqual([undefined, undefined, true])
  })
})

describe('the same again', () => {
  const datelike = new Set(['date', 'month', 'moment', 'clock', 'file', 'departure'])

  it('carries no day, no departure, no file and no number of the earlier booking', () => {
    for (const name of formNames) {
      const open = (fields: Fields) =>
        Object.entries(fields).filter(
          ([, spec]) => spec.forms.includes(name) && datelike.has(spec.kind) && !spec.isOnce,
        )
      expect(open(headFields)).toEqual([])
      for (const list of listNames.filter((one) => one !== 'attachments'))
        expect(open(formLists[list].fields)).toEqual([])
    }
  })

  it('is a form that its call takes, keeps what is said of the goods, and changes no more the second time', () => {
    const again = fc.property(anyFilledForm, ([name, form]) => {
      const once = formAgain(form)
      expect(overTheWire(name, once)).toEqual(once)
      expect(formAgain(once)).toEqual(once)
      expect(goodsTotals(once)).toEqual(goodsTotals(form))
      expect(boxText(once)).toBe(boxText(form))
      expect(once.originCode).toBe(form.originCode)
    })
    fc.assert(again, { numRuns: 60 })
  })
})

it('counts nothing for what is no figure', () => {
  const typed = [
    { containerType: '40HQ', containerQty: '1e3' as never },
    { containerType: '20GP', containerQty: 2 },
  ]
  expect(boxText({ boxes: typed })).toBe('2*20GP')
  const goods = [
    { packages: '12箱' as never, grossWeightKg: '1e3' },
    { packages: 4, grossWeightKg: '20.5' },
  ]
  expect(goodsTotals({ goods })).toMatchObject({ packages: 4, grossWeightKg: '20.500' })
})

it('begins with us as the filer where we issue the bill, and leaves it to the carrier by rail and road', () => {
  const filerOf = (name: FormName) => blankForm(name).filingBy
  expect((['S.FCL', 'S.LCL', 'A'] as const).map(filerOf)).toEqual(['US', 'US', 'US'])
  expect((['R.FCL', 'R.LCL', 'T.FTL', 'T.LTL'] as const).map(filerOf)).toEqual(Array(4).fill(undefined))
})
