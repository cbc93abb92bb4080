import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { wire } from '../shared/wire.ts'
import { refusalsIn, takes } from '../testing/refusals.ts'
import { trackingDeskEndpoints } from './tracking-desk-endpoints.ts'
import { trackingEndpoints, trackingLists } from './tracking-endpoints.ts'
import { dayRange, eitherFlag, latitudeSent, longitudeSent } from './tracking-values.ts'

const days = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

describe('a range of days', () => {
  it('comes back as it was, open at either end or at both', () => {
    const ranges = fc
      .record({ from: days, to: days }, { requiredKeys: [] })
      .filter(({ from, to }) => !(from && to) || from <= to)
    fc.assert(fc.property(ranges, (range) => void expect(z.decode(dayRange, z.encode(dayRange, range))).toEqual(range)))
  })

  it('is one day where one is said', () => {
    const one = fc.property(days, (day) => {
      expect(z.decode(dayRange, day)).toEqual({ from: day, to: day })
      expect(z.decode(dayRange, `${day},`)).toEqual({ from: day })
      expect(z.decode(dayRange, `,${day}`)).toEqual({ to: day })
    })
    fc.assert(one)
    expect([z.decode(dayRange, ''), z.decode(dayRange, ',')]).toEqual([{}, {}])
  })

  it.each([
    '2031-02-30',
    '2031-02-01,2031-02-30',
    '2031-02-01 2031-02-02',
    '2031-02-01,2031-02-02,',
    '2031-02-02,2031-02-01',
    'today',
    '2031-2-1',
  ])('is not «%s»', (sent) => expect(takes(dayRange, sent)).toBe(false))
})

it('reads a yes or no in both spellings of the specification, and says it in one', () => {
  expect(['T', 'true', true, 'F', 'false', false].map((sent) => z.decode(eitherFlag, sent as 'T'))).toEqual([
    ...[true, true, true, false, false, false],
  ])
  expect([true, false].map((value) => z.encode(eitherFlag, value))).toEqual(['T', 'F'])
  const others = fc.property(fc.string(), (sent) => {
    expect(takes(eitherFlag, sent)).toBe(['T', 'F', 'true', 'false'].includes(sent))
  })
  fc.assert(others)
})

describe('a coordinate', () => {
  const micro = (most: number) => fc.integer({ min: -most * 2_000_000, max: most * 2_000_000 })

  it.each([
    ['latitude', latitudeSent, 90],
    ['longitude', longitudeSent, 180],
  ] as const)('as %s is on the globe, whether it is sent as a number or as digits', (name, schema, most) => {
    const onGlobe = fc.property(micro(most), (units) => {
      const degrees = units / 1_000_000
      const isThere = Math.abs(degrees) <= most
      expect(takes(schema, degrees)).toBe(isThere)
      expect(takes(schema, degrees.toFixed(6))).toBe(isThere)
      if (isThere) expect(z.decode(schema, degrees.toFixed(6))).toBeCloseTo(degrees, 6)
    })
    fc.assert(onGlobe)
    expect(z.decode(schema, '-1,5')).toBe(-1.5)
    for (const sent of ['', 'north', '1,5,2', '1e1', '+1', '1.', '1°2', '1.123456789', null])
      expect(refusalsIn(schema, sent), `${sent}`).toEqual({ '': `tracking.${name}-wrong` })
    expect([
      takes(schema, most),
      takes(schema, -most),
      takes(schema, Number.NaN),
      takes(schema, Number.POSITIVE_INFINITY),
    ]).toEqual([...[true, true, false, false]])
  })
})

describe('the list of what is under way', () => {
  const { input } = trackingLists.railway

  it('is filtered as the specification has it, and has no feeder leg unless it is asked', () => {
    const over = wire(input, { unknownNames: 'refuse', empty: 'absent' })
    expect(over.decode({})).toEqual({ pageIndex: 1, pageSize: 20, sort: 'asc', hasFeederLeg: false })
    expect(
      over.decode({
        filter: 'CSQU',
        Atd: '2031-02-01,2031-02-10',
        Ata: '',
        PortlCd: 'CNXIA',
        blFed: 'true',
        sortName: 'LocationTime',
      }),
    ).toEqual({
      pageIndex: 1,
      pageSize: 20,
      sort: 'asc',
      filter: 'CSQU',
      originCode: 'CNXIA',
      hasFeederLeg: true,
      sortName: 'locatedAt',
      atd: { from: '2031-02-01', to: '2031-02-10' },
    })
  })

  it('is sorted by what the columns say can be, and by no other', () => {
    for (const sortName of ['ConNo', 'LocationTime', 'Atd', 'Ata'])
      expect(takes(input, { sortName }), sortName).toBe(true)
    for (const sortName of ['Etad', 'conNo', 'KmLeft']) expect(takes(input, { sortName }), sortName).toBe(false)
  })
})

describe('what staff record', () => {
  const { save, correct, savePosition, removePosition } = trackingDeskEndpoints
  const milestone = { id, step: 'DEPA-0', classifier: 'ACT', at: '2031-02-01 10:00:00' }

  it('is expected or has happened: what was planned is not theirs to say', () => {
    expect(refusalsIn(save.input, milestone)).toEqual({})
    expect(z.decode(save.input, milestone as never)).toMatchObject({ keepWarnings: false })
    expect(Object.keys(refusalsIn(save.input, { ...milestone, classifier: 'PLN' }))).toEqual(['classifier'])
    expect(Object.keys(refusalsIn(save.input, { ...milestone, event: 'LOST' }))).toEqual(['event'])
    expect(Object.keys(refusalsIn(save.input, { ...milestone, at: '2031-02-29 10:00:00' }))).toEqual(['at'])
  })

  it('is corrected or taken back with a reason, never without', () => {
    expect(refusalsIn(correct.input, { id, at: '2031-02-01 11:00:00', reason: 'Wrong clock' })).toEqual({})
    expect(refusalsIn(correct.input, { id, takenBack: 'T' })).toEqual({ reason: 'tracking.reason-needed' })
    expect(refusalsIn(correct.input, { id, takenBack: 'T', reason: '  ' })).toEqual({
      reason: 'tracking.reason-needed',
    })
    expect(refusalsIn(removePosition.input, { id, reason: '' })).toEqual({ reason: 'tracking.reason-needed' })
  })

  it('of a position is where, when and from whom', () => {
    const position = {
      id,
      containerNo: 'CSQU3054383',
      latitude: '42.9',
      longitude: 71.38,
      address: 'Taraz',
      locatedAt: '2031-02-01 10:00:00',
      source: 'train',
    }
    expect(refusalsIn(savePosition.input, position)).toEqual({})
    expect(refusalsIn(savePosition.input, { ...position, latitude: '91', longitude: '181' })).toEqual({
      latitude: 'tracking.latitude-wrong',
      longitude: 'tracking.longitude-wrong',
    })
    expect(Object.keys(refusalsIn(savePosition.input, { ...position, source: 'plan' }))).toEqual(['source'])
  })

  it('is for those who may edit, and looked at by those who may look', () => {
    const permissions = Object.entries(trackingDeskEndpoints).map(([name, { permission }]) => `${name} ${permission}`)
    expect(permissions.filter((one) => one.endsWith('tracking.view'))).toEqual(['list tracking.view'])
    expect(permissions.every((one) => /tracking\.(view|edit)$/.test(one))).toBe(true)
  })
})

describe('a share link', () => {
  it('is made by the customer; its key is told once and never listed', () => {
    const { share, shares, unshare } = trackingEndpoints
    expect(share.idempotent).toBe(false)
    expect(Object.keys(share.output.shape)).toContain('key')
    expect(Object.keys(shares.output.shape.items.element.shape)).not.toContain('key')
    expect(Object.keys(unshare.output.shape)).not.toContain('key')
    for (const call of [share, shares, unshare]) expect(call.by).toEqual(['customer'])
  })
})
