import { describe, expect, it } from 'vitest'
import { formNames } from '../../booking/fields/form-names.ts'
import type { GoodsLine } from '../../booking/fields/goods-lines.ts'
import type { Party } from '../../booking/fields/parties.ts'
import { filledForm } from '../../booking/form/form-fixtures.ts'
import {
  formInstructed,
  type InstructionBox,
  type InstructionContent,
  instructionNames,
} from './instruction-content.ts'
import { findingsIn, lackingIn, shownBoxNames } from './instruction-rules.ts'

const now = new Date('2031-01-20T08:00:00Z')
const context = { hasCompany: true, originCountry: 'CN', destinationCountry: 'RU' }
const box = (changes: Partial<InstructionBox> = {}): InstructionBox => ({
  containerId: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a12',
  containerType: '40HQ',
  containerOwner: 'C',
  containerNo: 'CSQU3054383',
  sealNos: ['SL1'],
  packages: 100,
  grossWeightKg: '10000',
  volumeM3: '50',
  ...changes,
})
const line = (changes: GoodsLine = {}): GoodsLine => ({
  goodsName: '茶',
  packages: 100,
  grossWeightKg: '10000',
  volumeM3: '50',
  ...changes,
})
const content = (changes: Partial<InstructionContent> = {}): InstructionContent => ({
  containers: [box()],
  goods: [line()],
  parties: [],
  ...changes,
})
const found = (said: InstructionContent, siCutoff?: Date) =>
  findingsIn({ booked: { name: 'R.FCL', form: {}, context }, content: said, now, siCutoff })
const blocking = (said: InstructionContent) =>
  Object.fromEntries(found(said).flatMap(({ path, key, level }) => (level === 'block' ? [[path, key]] : [])))

describe('the sums of an instruction', () => {
  const sumsOf = (goods: GoodsLine[], containers = [box()]) => blocking(content({ goods, containers }))

  it('agree in packages to the piece, in weight to 1 %, in volume to 2 %', () => {
    expect(
      sumsOf([
        line({ packages: 60, grossWeightKg: '5050', volumeM3: '25.5' }),
        line({ packages: 40, grossWeightKg: '5050', volumeM3: '25.5' }),
      ]),
    ).toEqual({})
    expect(sumsOf([line({ packages: 99, grossWeightKg: '10102', volumeM3: '51.1' })])).toEqual({
      'containers.0.packages': 'workorder.si-packages-apart',
      'containers.0.grossWeightKg': 'workorder.si-weight-apart',
      'containers.0.volumeM3': 'workorder.si-volume-apart',
    })
  })

  it('are those of each container, and nothing where a figure is not known', () => {
    const two = [box(), box({ containerNo: 'CBHU3202732' })]
    const [first, second] = [{ containerNo: 'CSQU3054383' }, { containerNo: 'CBHU3202732' }]
    expect(sumsOf([line(first), line(second)], two)).toEqual({})
    expect(sumsOf([line(first), line(first)], two)).toMatchObject({
      'containers.0.packages': 'workorder.si-packages-apart',
    })
    expect(sumsOf([line({ volumeM3: null })])).toEqual({})
    expect(sumsOf([line({ containerNo: 'CSQU9999999' })])).toEqual({
      'goods.0.containerNo': 'workorder.container-not-on-job',
    })
    expect(sumsOf([], [box(), box()])).toEqual({ 'containers.1.containerNo': 'workorder.container-no-twice' })
  })
})

describe('the letters of an instruction', () => {
  const of = (goods: GoodsLine, party: Party) =>
    blocking(content({ goods: [line(goods)], parties: [{ partyType: 'SHP', ...party }] }))

  it('are those of the papers: Latin in English and in names, Russian in Russian, Chinese or Russian in local names', () => {
    const right = { goodsNameEnglish: 'Green tea', goodsNameRussian: 'Чай Sencha' }
    expect(of(right, { partyName: 'Müller & Søn A/S', partyNameLocal: '西安 ABC', cityName: "Xi'an" })).toEqual({})
    expect(
      of(
        { goodsNameEnglish: 'Чай', goodsNameRussian: 'Чай 茶' },
        { partyName: '西安', partyNameLocal: 'Plain Latin', partyAddress: 'ул. Мира 1' },
      ),
    ).toEqual({
      'goods.0.goodsNameEnglish': 'booking.latin-only',
      'goods.0.goodsNameRussian': 'booking.other-letters',
      'parties.0.partyName': 'booking.latin-only',
      'parties.0.partyNameLocal': 'booking.other-letters',
      'parties.0.partyAddress': 'booking.latin-only',
    })
  })
})

describe('what an instruction lacks', () => {
  const lacking = (name: (typeof formNames)[number], said: InstructionContent) =>
    lackingIn({ booked: { name, form: filledForm(name), context }, content: said }).map(({ path }) => path)

  it('are the fields that the catalogue needs with it, and those of each container', () => {
    expect(lacking('R.FCL', content({ containers: [box({ sealNos: [], packages: null })] }))).toEqual(
      expect.arrayContaining([
        'containers.0.sealNos',
        'containers.0.packages',
        'goods.0.goodsNameEnglish',
        'goods.0.goodsNameRussian',
        'goods.0.gngCode',
        'goods.0.netWeightKg',
        'goods.0.marks',
        'parties',
      ]),
    )
    expect(lacking('R.FCL', content({ containers: [box(), box()] }))).toContain('goods.0.containerNo')
    expect(lacking('R.FCL', content({ containers: [box({ containerOwner: 'S' })] }))).toContain(
      'containers.0.cscValidTo',
    )
  })

  it('are seals of containers and of trucks that cross a border, never of the pieces of a flight', () => {
    const seals = (name: (typeof formNames)[number], changes: Partial<InstructionBox>, direction: 'E' | 'NM' = 'E') =>
      lackingIn({
        booked: { name, form: { ...filledForm(name), direction, truckWay: 'RELOAD' }, context },
        content: content({ containers: [box({ sealNos: [], ...changes })] }),
      }).some(({ path }) => path === 'containers.0.sealNos')
    expect(seals('A', { partKind: 'piece', containerNo: null })).toBe(false)
    expect(seals('T.FTL', { partKind: 'truck', containerNo: null })).toBe(true)
    expect(seals('T.FTL', { partKind: 'truck', containerNo: null }, 'NM')).toBe(false)
    expect(seals('R.FCL', {}, 'NM')).toBe(true)
  })

  it('is nothing where the form of a booking says it all', () => {
    for (const name of formNames) {
      const form = filledForm(name)
      const said = Object.fromEntries(instructionNames.map((one) => [one, form[one]]))
      const whole = { ...said, containers: [box({ vgmKg: '14000' })] } as InstructionContent
      expect(lackingIn({ booked: { name, form, context }, content: whole }), name).toEqual([])
    }
  })

  it('asks for the verified mass where the form asks how it was found, unless we weigh', () => {
    const asked = (vgmWay: 'SM1' | 'US') => ({
      booked: { name: 'S.FCL' as const, form: { vgmWay }, context },
      content: content(),
    })
    expect(shownBoxNames(asked('SM1'), box())).toContain('vgmKg')
    expect(shownBoxNames(asked('US'), box())).not.toContain('vgmKg')
    const other = { booked: { name: 'R.FCL' as const, form: {}, context }, content: content() }
    expect(shownBoxNames(other, box())).not.toContain('vgmKg')
  })
})

it('warns after its cut-off and stops nothing by that', () => {
  const late = found(content(), new Date('2031-01-20T07:00:00Z'))
  expect(late).toContainEqual({ path: 'containers', key: 'workorder.si-after-cutoff', level: 'warn' })
  expect(found(content(), new Date('2031-01-20T09:00:00Z')).map(({ key }) => key)).not.toContain(
    'workorder.si-after-cutoff',
  )
})

it('takes the place of what the booking said, and of nothing else', () => {
  const form = { originCode: 'CNXIA', destinationStation: 'Old 1', noteLanguage: 'ZHRU' as const }
  expect(formInstructed(form, { ...content(), destinationStation: 'New 2', noteLanguage: null })).toEqual({
    originCode: 'CNXIA',
    destinationStation: 'New 2',
    noteLanguage: null,
    goods: [line()],
    parties: [],
  })
})
