import { expect, it } from 'vitest'
import { maskedPhone, partsOfPhone } from './own-phone.ts'

const areas = ['1', '7', '86', '852', '375'].map((value) => ({ value, label: value }))

it('takes a number apart by the longest area code that fits', () => {
  expect(partsOfPhone('+8613892745510', areas)).toEqual({ countryCode: '86', phone: '13892745510' })
  expect(partsOfPhone('+85251234567', areas)).toEqual({ countryCode: '852', phone: '51234567' })
  expect(partsOfPhone('+4915112345678', areas)).toBeUndefined()
})

it('shows a number so that only its owner knows it again', () => {
  expect(maskedPhone('+8613892745510', areas)).toBe('+86 138••••5510')
  expect(maskedPhone('+4915112345678', areas)).toBe('+49••••5678')
})
