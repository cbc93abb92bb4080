import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { expect, it } from 'vitest'
import {
  editableForm,
  filledForm,
  newForm,
  pathInEditableForm,
  pathsInForm,
  problemsOf,
  storableForm,
} from './form-content.ts'
import { issuesOf } from './form-issues.ts'

const fresh = newForm('R.FCL')
const facts = { today: '2031-01-15', now: new Date('2031-01-15T08:00:00Z'), boxes: {} }

it('keeps a half-filled form, without what is wrong in it', () => {
  const kept = storableForm(
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
    goods: [{ goodsName: 'Paint' }],
    parties: [{ partyType: 'NFY' }],
  })
})

it('keeps what is right of a form in which fields are wrong in every way', () => {
  const kept = storableForm(
    {
      ...fresh,
      customerReference: 'PO-1',
      copyEmails: ['a', 'desk@tea.example', 'b'],
      goods: [{ goodsName: 'Paint', packages: '12箱' as never, hsCode: '3208', grossWeightKg: '520' }],
      boxes: [{ containerType: '40HQ', containerQty: '1e3' as never }],
    },
    'R',
  )
  expect(kept).toMatchObject({
    customerReference: 'PO-1',
    copyEmails: ['desk@tea.example'],
    goods: [{ goodsName: 'Paint', grossWeightKg: '520' }],
    boxes: [{ containerType: '40HQ' }],
  })
  expect(problemsOf(kept, 'R')).toEqual({})
})

it('calls every wrong field wrong, whatever is wrong with the others', () => {
  const { wrong } = issuesOf(
    { ...fresh, goods: [{ packages: '12箱' as never, hsCode: '3208' }], contactEmail: 'nobody' },
    { code: 'R', facts, context: { hasCompany: true } },
  )
  expect(wrong.map(({ path }) => path).toSorted()).toEqual(['contactEmail', 'goods.0.hsCode', 'goods.0.packages'])
})

it('leaves out blank goods lines, and what stands upon the others follows them', () => {
  const form: BookingForm = {
    ...fresh,
    cargoKind: 'D',
    goods: [{ goodsName: 'Paint' }, { goodsName: '' }, { hsCode: '320' }, {}],
    danger: [{ goodsSeq: 3, unNo: '1263' }],
  }
  const { goods, danger } = filledForm(form, 'R')
  expect(goods).toEqual([{ goodsName: 'Paint' }, { hsCode: '320' }])
  expect(danger).toEqual([{ goodsSeq: 2, unNo: '1263' }])
  expect(pathsInForm(form)('goods.1.hsCode')).toBe('goods.2.hsCode')
  const { missing } = issuesOf(form, { code: 'R', facts, context: { hasCompany: true } })
  const lines = missing.map(({ path }) => path.split('.')).filter(([list]) => list === 'goods')
  expect([...new Set(lines.map(([, line]) => line))]).toEqual(['0', '2'])
  expect(filledForm({ ...fresh, goods: [{}, {}] }, 'R').goods).toEqual([{}])
})

it('keeps no more lines than a form may have', () => {
  const goods = Array.from({ length: 203 }, () => ({ goodsName: 'Paint' }))
  expect(storableForm({ ...fresh, goods }, 'R').goods).toHaveLength(200)
})

it('opens a kept form with a place to write for everybody who is still to be named', () => {
  const kept: BookingForm = {
    parties: [
      { partyType: 'NFY', sameAsConsignee: true },
      { partyType: 'SHP', partyName: 'Haode' },
    ],
  }
  const form = editableForm(kept, 'R.FCL')
  expect(form.parties).toEqual([
    { partyType: 'SHP', partyName: 'Haode' },
    { partyType: 'CNE' },
    { partyType: 'NFY', sameAsConsignee: true },
  ])
  expect(pathInEditableForm('parties.0.sameAsConsignee', kept, form)).toBe('parties.2.sameAsConsignee')
  expect(pathInEditableForm('goods.0.hsCode', kept, form)).toBe('goods.0.hsCode')
  expect(form.goods).toEqual([{}])
})

it('leaves out people of whom nothing is said, and finds the fields of the others again', () => {
  const form = {
    parties: [
      { partyType: 'SHP', partyName: '' },
      { partyType: 'CNE', partyName: 'Nordwind' },
    ],
  } as BookingForm
  expect(filledForm(form, 'R').parties).toEqual([{ partyType: 'CNE', partyName: 'Nordwind' }])
  expect(pathsInForm(form)('parties.0.countryCd')).toBe('parties.1.countryCd')
  expect(pathsInForm(form)('goods.0.hsCode')).toBe('goods.0.hsCode')
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
  expect(paths).toContain('parties.0.partyName')
  expect(paths).not.toContain('goods.0.hsCode')
  expect(later).toEqual([{ path: 'danger.0.safetyDataSheetFid', key: 'booking.data-sheet-needed' }])
})
