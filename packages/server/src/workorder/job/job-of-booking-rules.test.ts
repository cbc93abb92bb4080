import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aBooking, railForm } from '../../booking/booking-fixtures.ts'
import { type GivenLeg, legsOf } from '../../booking/index.ts'
import { departure } from '../../pricing/pricing-fixtures.ts'
import type { ContainerType } from '../../reference/index.ts'
import { aContainer, aJob } from '../job-fixtures.ts'
import { countsOf } from '../job-rules.ts'
import { changedByAmendment, newParts, shipperNumbers, surplusOf, wayOf } from './job-of-booking-rules.ts'

const at = (text: string) => new Date(text)
const given = {
  departureId: 'd',
  departureNo: 'X8003',
  etd: at('2031-01-22T04:00:00Z'),
  etdZone: 'Asia/Shanghai',
  eta: at('2031-02-06T10:00:00Z'),
  etaZone: 'Europe/Berlin',
  promisedEta: at('2031-02-05T10:00:00Z'),
  cutoffs: [{ cutoffKind: 'SI' as const, at: at('2031-01-19T04:00:00Z'), timeZone: 'Asia/Shanghai' }],
}
const accepted = (form: Parameters<typeof railForm>[0] = {}): GivenLeg =>
  legsOf(aBooking({ form: railForm(form), given }))[0] as GivenLeg
const [csqu, cbhu] = ['CSQU3054383', 'CBHU3202732'] as const

describe('the way of a job', () => {
  it('is that of its leg as it was given, with the cut-offs that are there', () => {
    expect(wayOf(accepted(), departure())).toEqual({
      loadType: 'FCL',
      transportType: 'ST-ST',
      originCode: 'CNXIA',
      destinationCode: 'DEDUI',
      entryPortCode: null,
      departureId: 'd',
      departureNo: 'X8003',
      etd: given.etd,
      promisedEta: given.promisedEta,
      eta: given.eta,
      siCutoff: at('2031-01-19T04:00:00Z'),
      cargoCutoff: null,
      customsCutoff: null,
      viaPlaces: [{ placeCode: 'CNHRS' }, { placeCode: 'KZ0AK' }],
    })
  })

  it('crosses the border of its train, else the one that its customer asked for', () => {
    const asked = accepted({ entryPortCode: 'CNAKL' })
    expect(wayOf(asked, undefined)).toMatchObject({ entryPortCode: 'CNAKL', viaPlaces: [] })
    const crossing = { ...asked, given: { ...given, entryPortCode: 'CNHRS' } }
    expect(wayOf(crossing, undefined).entryPortCode).toBe('CNHRS')
  })
})

describe('the parts of a job', () => {
  const types = new Map([['40HQ', { tareKg: 3_900 } as ContainerType]])
  const line = (containerOwner: 'C' | 'S', qty: number) => ({
    kind: 'box' as const,
    containerType: '40HQ',
    containerOwner,
    qty,
  })

  it('are as many as its lines say, one behind the other, each as its leg tells', () => {
    fc.assert(
      fc.property(fc.nat(5), fc.nat(5), fc.nat(3), (ours, theirs, after) => {
        const lines = [line('C', ours), line('S', theirs)]
        const parts = newParts(aJob(), lines, { leg: accepted(), types, numbers: new Map(), after })
        expect(parts.map(({ seq }) => seq)).toEqual(parts.map((_, i) => after + i + 1))
        expect(countsOf(parts.map((part) => ({ ...part, qty: 1 })))).toEqual(
          countsOf(lines.filter(({ qty }) => qty > 0)),
        )
      }),
    )
    const [part] = newParts(aJob(), [line('C', 1)], { leg: accepted(), types, numbers: new Map() })
    expect(part).toMatchObject({ tareKg: '3900', grossWeightKg: '18272.5', containerNo: null })
  })

  it('have the shipper’s own numbers, each given once; the carrier’s boxes have none yet', () => {
    const numbers = new Map([['40HQ', [csqu]]])
    const parts = newParts(aJob(), [line('C', 1), line('S', 2)], { leg: accepted(), types, numbers })
    expect(parts.map(({ containerNo }) => containerNo)).toEqual([null, csqu, null])
  })
})

describe('the shipper’s own numbers', () => {
  const boxes = (...shipperContainerNos: string[]) => [{ containerType: '40HQ', shipperContainerNos }]

  it('are those that no job carries yet, and none that is no container’s', () => {
    const free = shipperNumbers(accepted({ boxes: boxes(csqu, cbhu, 'TRAILER 1') }), [
      aContainer({ containerNo: csqu }),
    ])
    expect(free).toEqual(new Map([['40HQ', [cbhu]]]))
  })

  it('are never given to two boxes, however often they were typed', () => {
    expect(shipperNumbers(accepted({ boxes: [...boxes(csqu, csqu), ...boxes(csqu, cbhu)] }), [])).toEqual(
      new Map([['40HQ', [csqu, cbhu]]]),
    )
  })
})

describe('an amended booking', () => {
  const form = railForm()
  const part = aContainer({ grossWeightKg: '18272.5' })
  const heavier = railForm({ boxes: form.boxes?.map((box) => ({ ...box, containerCargoKg: '20000' })) })

  it('tells a part that stays what it says otherwise, but for what staff have said of it', () => {
    expect(changedByAmendment(part, 'R', { before: form, after: heavier })).toEqual({ grossWeightKg: '20000' })
    expect(changedByAmendment({ ...part, grossWeightKg: '18100' }, 'R', { before: form, after: heavier })).toEqual({})
    expect(changedByAmendment(part, 'R', { before: form, after: form })).toEqual({})
  })

  it('takes as many parts away as are too many, those first of which nobody has said anything', () => {
    const filled = { containerNo: csqu }
    fc.assert(
      fc.property(fc.nat(4), fc.nat(4), fc.nat(8), (named, empty, booked) => {
        const carried = [
          ...Array.from({ length: empty }, (_, i) => aContainer({ id: `e${i}` })),
          ...Array.from({ length: named }, (_, i) => aContainer({ id: `f${i}`, ...filled })),
        ]
        const line = { kind: 'box' as const, containerType: '40HQ', containerOwner: 'C' as const, qty: booked }
        const { surplus, filled: lost } = surplusOf([line], carried)
        expect(surplus).toHaveLength(Math.max(0, named + empty - booked))
        expect(lost).toHaveLength(Math.max(0, named - booked))
        expect(lost.every(({ containerNo }) => containerNo === csqu)).toBe(true)
      }),
    )
    expect(surplusOf([], [aContainer({ sealNos: ['S1'] })]).filled).toHaveLength(1)
  })
})
