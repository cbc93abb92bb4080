import type { PieceAsk } from '@landbridge/contract/pricing/load-ask'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { TruckType } from '../../reference/index.ts'
import { air } from '../modes/air.ts'
import { rail } from '../modes/rail.ts'
import { tariff } from '../pricing-fixtures.ts'
import { keptApart, pieceOver, specialCharges, specialsApart } from './apart-rules.ts'
import type { ChargeAsk, PricingMode, QuotedCharge } from './pricing-mode.ts'

const equipment = {
  boxes: new Map(),
  trucks: new Map([
    ['13M', { body: 'CURTAIN' } as TruckType],
    ['13R', { body: 'REEFER' } as TruckType],
  ]),
}
const box = (containerType: string) => ({ containerType, containerQty: 1, containerOwner: 'C' as const })
const asked = (changes: Partial<ChargeAsk>, mode: PricingMode = rail) => ({
  ask: { boxes: [box('40HQ')], currcd: 'USD', ...changes } as ChargeAsk,
  mode,
  equipment,
})
const apart = (changes: Partial<ChargeAsk>, charged: string[] = [], mode: PricingMode = rail) =>
  specialsApart(asked(changes, mode), {
    charges: charged.map((chargeCode) => ({ chargeCode }) as QuotedCharge),
    parts: { line: tariff() },
  }).map(({ code }) => code.replace('pricing.warn-', '').replace('-apart', ''))

describe('special cargo', () => {
  it('asks for its charge by itself; what is dangerous is charged once, batteries or not', () => {
    expect(specialCharges(asked({}))).toEqual([])
    expect(specialCharges(asked({ dangerous: true, oversize: true }))).toEqual(['DG', 'OOG'])
    expect(specialCharges(asked({ containsBatteries: true }))).toEqual([])
    expect(specialCharges(asked({ containsBatteries: true }, air))).toEqual(['DG'])
    expect(specialCharges(asked({ containsBatteries: true, dangerous: true }, air))).toEqual(['DG'])
  })

  it('is quoted apart for as long as no charge of the line prices it', () => {
    expect(apart({ dangerous: true })).toEqual(['dangerous'])
    expect(apart({ dangerous: true }, ['DG'])).toEqual([])
    expect(apart({ oversize: true, dangerous: true }, ['DG'])).toEqual(['oversize'])
    expect(apart({ containsBatteries: true }, [], air)).toEqual(['batteries'])
    expect(apart({}, [])).toEqual([])
  })

  it('that keeps its temperature is priced by what carries it, where all of that is cooled', () => {
    const cooled = { temperatureControlled: true }
    expect(apart(cooled)).toEqual(['temperature'])
    expect(apart({ ...cooled, boxes: [box('40RF')] })).toEqual([])
    expect(apart({ ...cooled, boxes: [box('40RF'), box('40HQ')] })).toEqual(['temperature'])
    expect(apart({ ...cooled, boxes: [], trucks: [{ truckType: '13R', truckQty: 1 }] })).toEqual([])
    expect(apart({ ...cooled, boxes: [], trucks: [{ truckType: '13M', truckQty: 1 }] })).toEqual(['temperature'])
    expect(apart({ ...cooled, boxes: [] })).toEqual(['temperature'])
  })
})

describe('a piece', () => {
  const cm = fc.integer({ min: 1, max: 500 })
  const piece = fc
    .record({ lengthCm: cm, widthCm: cm, heightCm: cm, pieceWeightKg: fc.option(fc.integer({ min: 1, max: 40_000 })) })
    .map(({ lengthCm, widthCm, heightCm, pieceWeightKg }) => ({
      pieceQty: 1,
      lengthCm: String(lengthCm),
      widthCm: String(widthCm),
      heightCm: String(heightCm),
      ...(pieceWeightKg && { pieceWeightKg: String(pieceWeightKg) }),
    }))
  const room = fc.record({ lengthCm: cm, widthCm: cm, heightCm: cm, payloadKg: fc.integer({ min: 1, max: 40_000 }) })

  it('is over in fewer cases, the more room there is, and never where nothing is known of any', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), fc.array(room, { maxLength: 3 }), room, (pieces, rooms, more) => {
        const over = (all: typeof rooms) => pieceOver(pieces as PieceAsk[], all, ['40HQ']).length
        if (rooms.length > 0) expect(over([...rooms, more])).toBeLessThanOrEqual(over(rooms))
        expect(over([])).toBe(0)
        expect(over([{} as never, ...rooms])).toBe(0)
      }),
    )
  })

  it('is named with its measures and the size that it does not go into', () => {
    const large = { pieceQty: 1, lengthCm: '1300', widthCm: '200', heightCm: '200' }
    expect(pieceOver([large], [{ lengthCm: 1200 }], ['40HQ', '20GP'])).toEqual([
      {
        code: 'pricing.warn-piece-over',
        values: { size: '40HQ', length: '1300', width: '200', height: '200', weight: '—' },
      },
    ])
  })
})

it('keeps what is quoted apart as text, figures among it', () => {
  expect(keptApart({ code: 'pricing.warn-piece-over', values: { size: '40HQ', length: 1300 } })).toEqual({
    code: 'pricing.warn-piece-over',
    values: { size: '40HQ', length: '1300' },
  })
  expect(keptApart({ code: 'pricing.warn-oversize-apart' })).toEqual({ code: 'pricing.warn-oversize-apart' })
})
