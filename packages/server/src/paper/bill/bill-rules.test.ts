import { expect, it } from 'vitest'
import type { BillOfLading } from '../bill-of-lading.ts'
import { isUnderCredit, lackingLicence, liveSets, refuseUnderBill } from './bill-rules.ts'

const lane = (originCountry: string, destinationCountry: string) => ({ originCountry, destinationCountry })

it('asks for the number of the maritime commission from and to the United States, and for the carrier’s filing from China', () => {
  const none = { fmcNumber: null, nvoccFiling: null }
  expect(lackingLicence(none, lane('VN', 'US'))).toBe('workorder.fmc-number-needed')
  expect(lackingLicence(none, lane('US', 'DE'))).toBe('workorder.fmc-number-needed')
  expect(lackingLicence(none, lane('CN', 'DE'))).toBe('workorder.nvocc-filing-needed')
  expect(lackingLicence(none, lane('DE', 'CN'))).toBeUndefined()
  expect(lackingLicence({ fmcNumber: '123456N', nvoccFiling: null }, lane('CN', 'US'))).toBe(
    'workorder.nvocc-filing-needed',
  )
  expect(lackingLicence({ fmcNumber: '123456N', nvoccFiling: 'MOC-NV1' }, lane('CN', 'US'))).toBeUndefined()
})

it('takes a bill to the order of a bank for one under a letter of credit, and no other', () => {
  const to = (partyName: string) => ({ parties: [{ partyType: 'CNE' as const, partyName }] })
  expect(isUnderCredit(to('TO ORDER OF DEUTSCHE BANK AG, HAMBURG'))).toBe(true)
  expect(isUnderCredit(to('凭中国银行指示'))).toBe(true)
  expect(isUnderCredit({ ...to('Nordwind Handel GmbH'), underLetterOfCredit: true })).toBe(true)
  expect(isUnderCredit(to('TO ORDER OF SHIPPER'))).toBe(false)
  expect(isUnderCredit(to('Nordwind Bank Supplies GmbH'))).toBe(false)
})

it('refuses a head that would say otherwise than the bill that is out, field by field', () => {
  const fields = { vessel: 'workorder.bill-to-take-back', etd: 'workorder.bill-to-take-back' }
  expect(() => refuseUnderBill(['vessel', 'etd'])).toThrow(expect.objectContaining({ fields }))
})

it('counts the last set of each bill alone', () => {
  const set = (seq: number, setNo: number) => ({ level: 'house', seq, setNo }) as BillOfLading
  expect(liveSets([set(1, 1), set(1, 2), set(2, 1)]).map(({ seq, setNo }) => [seq, setNo])).toEqual([
    [1, 2],
    [2, 1],
  ])
})
