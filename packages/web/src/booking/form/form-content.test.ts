import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import { expect, it } from 'vitest'
import { filledIn, freshForm, opened, pathInForm, storable } from './form-content.ts'
import { issuesOf } from './form-issues.ts'

const fresh = freshForm('R.FCL')
const facts = { today: '2031-01-15', now: new Date('2031-01-15T08:00:00Z'), boxes: {} }

it('keeps a half-filled form, without what is wrong in it', () => {
  const kept = storable(
    {
      ...fresh,
      originCode: 'CNXIA',
      readyDate: '',
      goods: [{ goodsName: 'Paint', hsCode: '320' }, {}],
    },
    'R',
  )
  expect(kept).toMatchObject({
    originCode: 'CNXIA',
    readyDate: null,
    goods: [{ goodsName: 'Paint' }, {}],
    parties: [{ partyType: 'NFY' }],
  })
})

it('opens a kept form with a place to write for everybody who is still to be named', () => {
  const form = opened({ parties: [{ partyType: 'CNE', partyName: 'Nordwind' }] } as BookingForm, 'R.FCL')
  expect(form.parties).toEqual([{ partyType: 'CNE', partyName: 'Nordwind' }, { partyType: 'SHP' }])
  expect(form.goods).toEqual([{}])
})

it('leaves out people of whom nothing is said, and finds the fields of the others again', () => {
  const form = {
    parties: [
      { partyType: 'SHP', partyName: '' },
      { partyType: 'CNE', partyName: 'Nordwind' },
    ],
  } as BookingForm
  expect(filledIn(form, 'R').parties).toEqual([{ partyType: 'CNE', partyName: 'Nordwind' }])
  expect(pathInForm('parties.0.countryCd', form)).toBe('parties.1.countryCd')
  expect(pathInForm('goods.0.hsCode', form)).toBe('goods.0.hsCode')
})

it('tells what is wrong from what is missing', () => {
  const { wrong, missing, later } = issuesOf(
    {
      ...fresh,
      cargoKind: 'D',
      originCode: 'CNXIA',
      readyDate: '2031-01-10',
      goods: [{ hsCode: '320' }],
      danger: [{ goodsSeq: 1, unNo: '1263' }],
    },
    { code: 'R', facts, context: { hasCompany: true } },
  )
  expect(wrong).toEqual([
    { path: 'readyDate', key: 'booking.ready-date-past' },
    { path: 'goods.0.hsCode', key: 'booking.hs-code-wrong' },
  ])
  const paths = missing.map(({ path }) => path)
  expect(paths).toContain('destinationCode')
  expect(paths).toContain('goods.0.goodsName')
  expect(paths).toContain('parties')
  expect(paths).not.toContain('goods.0.hsCode')
  expect(later).toEqual([{ path: 'danger.0.safetyDataSheetFid', key: 'booking.data-sheet-needed' }])
})
