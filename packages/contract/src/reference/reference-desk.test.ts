import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { wire } from '../shared/wire.ts'
import { carrierForm, codeForm, placeForm } from './reference-desk.ts'

const names = { nameChs: '西安', nameCht: '西安', nameEng: 'Xi’an', nameRus: 'Сиань' }
const place = {
  mode: 'RAIL',
  code: 'CNXIA',
  ...names,
  countryCode: 'CN',
  latitude: '34.385',
  longitude: '109.065',
  timeZone: 'Asia/Shanghai',
  hotOrigin: 'T',
  hotDestination: 'F',
  active: 'T',
}
const refusals = (schema: z.ZodType, sent: unknown) =>
  Object.fromEntries(
    (z.safeDecode(schema, sent as never).error?.issues ?? []).map((one) => [one.path.join('.'), one.message]),
  )
const refused = (changes: object) => refusals(placeForm, { ...place, ...changes })

describe('a place', () => {
  it('is named in every language', () => {
    expect(refused({})).toEqual({})
    for (const name of Object.keys(names)) expect(refused({ [name]: ' ' })).toEqual({ [name]: 'reference.name-needed' })
  })

  it('lies on the earth, to a tenth of a metre at most', () => {
    const lies = fc.property(fc.integer({ min: -2_000_000, max: 2_000_000 }), (steps) => {
      const degrees = (steps / 10_000).toFixed(4)
      const isLatitude = Math.abs(Number(degrees)) <= 90
      const isLongitude = Math.abs(Number(degrees)) <= 180
      expect(refused({ latitude: degrees, longitude: degrees })).toEqual({
        ...(!isLatitude && { latitude: 'reference.coordinate-wrong' }),
        ...(!isLongitude && { longitude: 'reference.coordinate-wrong' }),
      })
    })
    fc.assert(lies)
    expect(refused({ latitude: '-90', longitude: '180.000000' })).toEqual({})
    for (const latitude of ['34,385', '34.3850001', '1e1', 'N34', '', '--1', '.5'])
      expect.soft(refused({ latitude }), latitude).toEqual({ latitude: 'reference.coordinate-wrong' })
  })

  it('takes a coordinate as a number or as text, and keeps its digits', () => {
    expect(z.decode(placeForm, { ...place, latitude: 34.5, longitude: '109.0650' } as never)).toMatchObject({
      latitude: '34.5',
      longitude: '109.0650',
    })
  })

  it.each([
    ['a code of other signs', { code: 'CN_XA' }, { code: 'reference.code-wrong' }],
    ['a UN/LOCODE with a 0 or a 1', { unLocode: 'CN0YZ' }, { unLocode: 'reference.code-wrong' }],
    ['a country by its name', { countryCode: 'China' }, { countryCode: 'reference.country-unknown' }],
    ['half a gauge', { gauge: '1435/' }, { gauge: 'reference.gauge-wrong' }],
    ['pinyin with its tones', { pinyin: 'xīān' }, { pinyin: 'reference.pinyin-wrong' }],
    ['no zone', { timeZone: '' }, { timeZone: 'reference.time-zone-unknown' }],
  ])('is refused with %s', (_, changes, problems) => expect(refused(changes)).toEqual(problems))

  it('may change gauge, and may be written in pinyin with its initials', () => {
    expect(refused({ gauge: '1435/1520', pinyin: 'xian,xa' })).toEqual({})
    expect(refused({ gauge: '1435', pinyin: 'xian' })).toEqual({})
  })

  it('crosses the wire under the specification’s names', () => {
    const { decode, encode } = wire(placeForm, { unknownNames: 'refuse', empty: 'absent' })
    const { nameChs, nameEng, code, countryCode, latitude, longitude } = place
    const sent = encode(z.decode(placeForm, place as never)) as Record<string, unknown>
    expect(sent).toMatchObject({
      PortCd: code,
      PortNameChs: nameChs,
      PortNameEng: nameEng,
      CountryCd: countryCode,
      Lat: latitude,
      Lon: longitude,
      CommonPortl: 'T',
      CommonDest: 'F',
    })
    expect(encode(decode(sent))).toEqual(sent)
  })
})

it('knows the codes of an airline and of a shipping company by their shapes', () => {
  const carrier = { type: 'A', code: 'CA', ...names, countryCode: 'CN', active: 'T' }
  expect(refusals(carrierForm, { ...carrier, iata: 'CA', icao: 'CCA', awbPrefix: '999' })).toEqual({})
  expect(refusals(carrierForm, { ...carrier, type: 'C', code: 'COSU', scac: 'COSU' })).toEqual({})
  expect(refusals(carrierForm, { ...carrier, iata: 'CAA', icao: 'CA', scac: 'COSCO', awbPrefix: '99' })).toEqual({
    iata: 'reference.code-wrong',
    icao: 'reference.code-wrong',
    scac: 'reference.code-wrong',
    awbPrefix: 'reference.code-wrong',
  })
})

it('keeps entries of code lists by codes that a file and an address can carry', () => {
  const entry = { classCode: 'PACKAGE', ...names, sort: '1', modes: ['R'], active: 'T' }
  const isTaken = (code: string) => refusals(codeForm, { ...entry, code }).code === undefined
  const codes = fc.property(fc.string({ minLength: 1, maxLength: 24 }), (code) => {
    if (isTaken(code)) expect(encodeURIComponent(code)).toBe(code)
  })
  fc.assert(codes, { numRuns: 300 })
  expect(['CT', 'BULK_BAG', '4G-1', 'X'.repeat(20)].map(isTaken)).toEqual([true, true, true, true])
  expect(['', 'ct', '-CT', 'C T', 'X'.repeat(21)].map(isTaken)).toEqual([false, false, false, false, false])
})
