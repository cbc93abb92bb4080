import type { CarrierForm, CodeForm, PlaceForm } from '@landbridge/contract/reference/reference-desk'
import { describe, expect, it } from 'vitest'
import {
  checkCarrier,
  checkPlace,
  checkRate,
  namesOfForm,
  rowOfCarrier,
  rowOfCode,
  rowOfPlace,
  rowOfRate,
} from './desk-rules.ts'

const names = { nameChs: '西安', nameCht: '西安', nameEng: "Xi'an", nameRus: 'Сиань' }
const place = (changes: Partial<PlaceForm> = {}): PlaceForm => ({
  mode: 'RAIL',
  code: 'CNXIA',
  ...names,
  countryCode: 'CN',
  latitude: '34.4',
  longitude: '109.1',
  timeZone: 'Asia/Shanghai',
  hotOrigin: true,
  hotDestination: false,
  active: true,
  ...changes,
})
const known = { countries: new Set(['CN', 'DE']), cities: new Set(['CNSGH']) }
const refusal = (fields: Record<string, string>) => expect.objectContaining({ code: 'shared.invalid-input', fields })

describe('a place', () => {
  it('stands in a country, a city and a time zone that exist; every wrong one is named', () => {
    const check = (changes: Partial<PlaceForm>) => () => checkPlace(place(changes), known)
    expect(check({})).not.toThrow()
    expect(check({ cityCode: 'CNSGH' })).not.toThrow()
    expect(check({ countryCode: 'XX', cityCode: 'XXXXX', timeZone: 'Asia/Nowhere' })).toThrow(
      refusal({
        countryCode: 'reference.country-unknown',
        cityCode: 'reference.city-unknown',
        timeZone: 'reference.time-zone-unknown',
      }),
    )
  })

  it('may be its own city, before that is in the list', () => {
    expect(() => checkPlace(place({ mode: 'TRUCK', cityCode: 'CNXIA' }), known)).not.toThrow()
  })

  it('is in a zone of a place: an offset or a name without a region says nothing of summer time', () => {
    for (const timeZone of ['+08:00', 'CST6CDT', 'UTC', '']) {
      expect(() => checkPlace(place({ timeZone }), known)).toThrow(refusal({ timeZone: 'reference.time-zone-unknown' }))
    }
  })

  it('keeps what its form does not mention, and loses what it empties', () => {
    const row = rowOfPlace(place())
    expect(row).toMatchObject({ latitude: 34.4, longitude: 109.1, hotOrigin: true, names: namesOfForm(names) })
    for (const name of ['pinyin', 'unLocode', 'cityCode', 'kind', 'gauge']) expect(row).not.toHaveProperty(name)
    expect(rowOfPlace(place({ pinyin: null, cityCode: null }))).toMatchObject({ pinyin: '', cityCode: null })
  })
})

it('keeps of a carrier and of a code what their forms do not mention', () => {
  const carrier = { type: 'C', code: 'COSU', ...names, countryCode: 'CN', active: true } as CarrierForm
  expect(rowOfCarrier({ ...carrier, scac: 'COSU', pinyin: null })).toEqual({
    names: namesOfForm(names),
    pinyin: '',
    countryCode: 'CN',
    scac: 'COSU',
    active: true,
  })
  const code = { classCode: 'PACKUNIT', code: 'CT', ...names, sort: 3, active: false } as unknown as CodeForm
  expect(rowOfCode(code)).toEqual({ names: namesOfForm(names), sort: 3, active: false })
  expect(() => checkCarrier({ ...carrier, countryCode: 'XX' }, known)).toThrow(
    refusal({ countryCode: 'reference.country-unknown' }),
  )
  expect(() => checkCarrier(carrier, known)).not.toThrow()
})

it('takes a rate for a currency of the standard that is not our own, and calls it a sample no longer', () => {
  const rate = { code: 'USD', yearMonth: '2031-01', rate: '7.1' }
  expect(() => checkRate(rate)).not.toThrow()
  for (const code of ['CNY', 'XQX', 'usd', '']) {
    expect(() => checkRate({ ...rate, code })).toThrow(refusal({ code: 'reference.currency-unknown' }))
  }
  expect(rowOfRate(rate)).toEqual({ rate: '7.1', sample: false })
})
