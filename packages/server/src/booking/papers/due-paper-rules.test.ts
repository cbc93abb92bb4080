import { expect, it } from 'vitest'
import type { Booking } from '../life/booking.ts'
import { documentsFor, givenTypes, paperName, papersShown } from './due-paper-rules.ts'

const booking = (state: Booking['state']) =>
  ({
    state,
    form: {},
    documentsDue: [
      { documentType: 'SI', dueBy: '2031-01-20', bringer: 'customer' },
      { documentType: 'PL', dueBy: '2031-01-20', bringer: 'customer' },
    ],
  }) as unknown as Booking
const given = [{ docType: 'PL', audience: 'customer' }] as Parameters<typeof papersShown>[1]
const shown = (state: Booking['state']) =>
  papersShown(booking(state), given, (code) => code).map(({ documentType, isGiven }) => [documentType, isGiven])

it('asks for no paper once a booking is over, and keeps what was given', () => {
  for (const state of ['received', 'shipped', 'stopped'] as const)
    expect(shown(state), state).toEqual([
      ['SI', false],
      ['PL', true],
    ])
  for (const state of ['completed', 'cancelled'] as const) expect(shown(state), state).toEqual([['PL', true]])
})

it('counts a paper that stands with a booking or its jobs, in a list, in a field, or as the sheet of dangerous goods', () => {
  const fid = '5f1c3ab8-52a5-4d3b-8a53-1b3c9d1f2a01'
  const form = {
    attachments: [{ fid, documentType: 'INV' }, { fid }],
    danger: [{ safetyDataSheetFid: undefined }, { safetyDataSheetFid: fid }],
    lashingPlanFid: fid,
  }
  const attached = [
    { docType: 'PL', audience: 'customer' as const },
    { docType: null, audience: 'customer' as const },
    { docType: 'PL', audience: 'customer' as const },
  ]
  expect([...givenTypes(form, attached)].toSorted()).toEqual(['INV', 'LASH', 'MSDS', 'PL'])
})

it('leaves out what only staff see: the customer would be told that a paper is there which he cannot find', () => {
  expect(givenTypes({}, [{ docType: 'POA', audience: 'staff' }]).size).toBe(0)
  expect(givenTypes({ danger: [{}], attachments: [] }, []).size).toBe(0)
})

it('asks for the instruction by the name that the mode has for it', () => {
  const types = [
    { code: 'SI', names: { 'zh-CN': '补料', 'zh-TW': '提單補料', en: 'Shipping instruction', ru: 'Инструкция' } },
  ]
  const name = (mode: 'R' | 'S' | 'A' | 'T', language: 'en' | 'zh-CN' = 'en') =>
    paperName('SI', { types: types as unknown as Parameters<typeof paperName>[1]['types'], mode, language })
  expect([name('R'), name('S')]).toEqual(['Shipping instruction', 'Shipping instruction'])
  expect([name('A'), name('A', 'zh-CN')]).toEqual(['Shipper’s letter of instruction (SLI)', '空运托书'])
  expect(name('T')).toBe('Loading instruction')
})

it('asks for papers by the day before where the cut-off lies at night, and by its own day where it lies in the day', () => {
  const dueAt = (at: string) => {
    const cutoffs = [{ cutoffKind: 'SI' as const, at: new Date(at), timeZone: 'Asia/Shanghai' }]
    const asked = documentsFor({ mode: 'A', form: {} }, { cutoffs })
    return asked.find(({ documentType }) => documentType === 'SI')?.dueBy
  }
  expect(dueAt('2031-06-03T01:00+08:00')).toBe('2031-06-02')
  expect(dueAt('2031-06-03T12:00+08:00')).toBe('2031-06-03')
})
