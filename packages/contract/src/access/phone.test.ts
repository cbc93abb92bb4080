import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { areaCode, codePurposes, phone, phoneLogin, smsRequest } from './phone-endpoints.ts'

const takes = (schema: z.ZodType, value: unknown) => z.safeDecode(schema, value as never).success
const reasons = (schema: z.ZodType, value: unknown) =>
  (z.safeDecode(schema, value as never).error?.issues ?? []).map(({ message }) => message)

it('takes a telephone as it is typed, in groups', () => {
  expect(['13892745510', '138 9274 5510', '4951234567'].map((typed) => takes(phone, typed))).toEqual([true, true, true])
  expect(
    ['123', '+8613892745510', '138-9274', 'abcd', '1'.repeat(21)].flatMap((typed) => reasons(phone, typed)),
  ).toEqual(Array(5).fill('access.phone-wrong'))
  expect(['', '  '].flatMap((typed) => reasons(phone, typed))).toEqual(Array(2).fill('access.phone-required'))
})

it('takes a country’s code with or without its plus, and no other sign', () => {
  const codes = fc.property(fc.string(), (typed) => {
    expect(takes(areaCode, typed)).toBe(/^\+?\d{1,4}$/.test(typed.trim()))
  })
  fc.assert(codes)
  expect(['86', '+86', '+7', '1684'].every((code) => takes(areaCode, code))).toBe(true)
})

it('logs in by a number and a code of six digits', () => {
  const login = { area: '+86', phone: '13892745510', verifySmsCode: '123456' }
  expect(takes(phoneLogin, login)).toBe(true)
  expect(reasons(phoneLogin, { ...login, verifySmsCode: '12345' })).toEqual(['access.sms-code-wrong'])
  expect(reasons(phoneLogin, {})).toEqual(['access.area-required', 'access.phone-required', 'access.sms-code-required'])
})

it('sends codes for what the specification names, and for nothing else', () => {
  const request = { countryCode: '+86', phone: '13892745510', isInternational: 'F', verifyImgCode: 'T' }
  for (const type of codePurposes) expect(takes(smsRequest, { ...request, type }), type).toBe(true)
  expect(takes(smsRequest, { ...request, type: 'Pay' })).toBe(false)
})
