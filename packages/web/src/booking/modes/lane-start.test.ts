import { expect, it } from 'vitest'
import { laneStartOf } from './lane-start.ts'

it.each([
  ['R', '', undefined],
  ['R', 'firstLeg=T', 'DOOR-ST'],
  ['R', 'lastLeg=T', 'ST-DOOR'],
  ['R', 'firstLeg=T&lastLeg=T', 'DOOR-DOOR'],
  ['S', 'firstLeg=T', 'DOOR-CY'],
  ['A', 'lastLeg=T', 'APT-DOOR'],
] as const)('begins a booking of %s from a price asked for with %j at the term %s', (code, query, term) => {
  expect(laneStartOf(new URLSearchParams(query), code).serviceTerm).toBe(term)
})

it('begins with the special cargo that the price was asked with', () => {
  const asked = 'cargoKind=D&oversize=T&temperatureControlled=F&containsBatteries=T'
  const form = laneStartOf(new URLSearchParams(asked), 'A')
  expect(form).toMatchObject({ cargoKind: 'D', danger: [{ goodsSeq: 1 }], oversize: true, containsBatteries: true })
  expect(form).not.toHaveProperty('temperatureControlled')
  expect(laneStartOf(new URLSearchParams(''), 'A')).not.toHaveProperty('cargoKind')
})

it('begins with the pieces, the load or the trucks that the price was asked for', () => {
  const pieces = laneStartOf(new URLSearchParams('pieces=2*120x80x100@150,1*60x40x40@20&grossWeightKg=999'), 'A')
  expect(pieces.goods).toEqual([{ packages: 3, grossWeightKg: '320.000', volumeM3: '2.016' }])
  expect(pieces.pieces).toMatchObject([{ pieceQty: 2, lengthCm: '120', pieceWeightKg: '150' }, { pieceQty: 1 }])
  const part = laneStartOf(
    new URLSearchParams('loadType=LTL&grossWeightKg=800&volumeM3=3&ldm=1.6&truckWay=RELOAD'),
    'T',
  )
  expect(part).toMatchObject({ loadType: 'LTL', loadingMetres: '1.6', truckWay: 'RELOAD' })
  expect(part.goods).toEqual([{ grossWeightKg: '800', volumeM3: '3' }])
  const trucks = laneStartOf(new URLSearchParams('loadType=FTL&trucks=2*F092&truckWay=THROUGH'), 'T')
  expect(trucks).toMatchObject({ truckQty: 2, truckTypeForeign: 'F092', truckWay: 'THROUGH' })
  expect(laneStartOf(new URLSearchParams('trucks=1*D137&truckWay=DOM'), 'T')).toMatchObject({
    truckTypeDomestic: 'D137',
    direction: 'NM',
  })
  expect(laneStartOf(new URLSearchParams('trucks=1*DC40&truckWay=SWAP'), 'T')).toMatchObject({
    truckTypeDomestic: 'DC40',
    truckQty: 1,
  })
})
