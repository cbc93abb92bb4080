import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { email } from '../shared/fields/field-values.ts'
import {
  accountBinding,
  accountLogin,
  emailAddress,
  mostEmails,
  newPasswordOf,
  newStaff,
  otpCode,
  passwordChange,
  passwordLengthFor,
  smsCode,
  staffCard,
} from './account.ts'

/** What is said of each wrong field of a value, by its path. */
const refusals = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    (z.safeDecode(schema, value as never).error?.issues ?? []).map((one) => [one.path.join('.'), one.message]),
  )
const takes = (schema: z.ZodType, value: unknown) => z.safeDecode(schema, value as never).success

describe('a password to be', () => {
  it.each(['customer', 'staff'] as const)('is as long as %s’s must be, and says which way it is wrong', (kind) => {
    const { least, most, short, long } = passwordLengthFor(kind)
    const isJudged = fc.property(fc.integer({ min: 1, max: 120 }), (length) => {
      const expected = length < least ? short : length > most ? long : undefined
      expect(refusals(newPasswordOf(kind), 'x'.repeat(length))['']).toBe(expected)
    })
    fc.assert(isJudged)
  })

  it('may be longer for customers where the deployment allows it, and never shorter than the specification’s', () => {
    expect([20, 21, 64, 65].map((length) => takes(newPasswordOf('customer', 64), 'x'.repeat(length)))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(takes(newPasswordOf('customer', 3), 'x'.repeat(20))).toBe(true)
    expect(takes(newPasswordOf('staff', 100), 'x'.repeat(65))).toBe(false)
  })

  it('needs the old one or a code, and the same twice where it is written twice', () => {
    const old = { oldPassword: 'tea-for-two-9', newPassword: 'tea-for-three-9' }
    expect(refusals(passwordChange, { newPassword: 'tea-for-three-9' })).toEqual({
      oldPassword: 'access.old-password-required',
    })
    expect(refusals(passwordChange, { ...old, samePassword: 'tea-for-four-9' })).toEqual({
      samePassword: 'access.passwords-differ',
    })
    expect(takes(passwordChange, { newPassword: 'tea-for-three-9', verifySmsCode: '123456' })).toBe(true)
    expect(takes(passwordChange, { ...old, samePassword: old.newPassword })).toBe(true)
  })

  it('is taken letter by letter, blanks at its ends too', () => {
    expect(z.decode(passwordChange, { oldPassword: ' a ', newPassword: ' b ' })).toEqual({
      oldPassword: ' a ',
      newPassword: ' b ',
    })
  })
})

describe('a login', () => {
  it('names what is missing, and gives away nothing about what is too long to be right', () => {
    expect(refusals(accountLogin, {})).toEqual({
      account: 'access.account-required',
      password: 'access.password-required',
    })
    expect(refusals(accountLogin, { account: ' ', password: '' })).toEqual({
      account: 'access.account-required',
      password: 'access.password-required',
    })
    expect(refusals(accountLogin, { account: 'x'.repeat(65), password: 'x'.repeat(201) })).toEqual({
      account: 'access.login-wrong',
      password: 'access.login-wrong',
    })
  })

  it('reads a code as an app shows it, in groups', () => {
    expect(['123456', '123 456', ' 123\u00a0456 '].map((typed) => z.decode(otpCode, typed))).toEqual(
      Array(3).fill('123456'),
    )
    const others = fc.property(fc.string(), (typed) => {
      expect(takes(otpCode, typed)).toBe(/^\d{6}$/.test(typed.replace(/\s/g, '')))
    })
    fc.assert(others)
    expect(refusals(smsCode, '12345')).toEqual({ '': 'access.sms-code-wrong' })
  })
})

describe('an e-mail address', () => {
  it.each(['mei@tea.example', 'm.e-i+1%x@a-b.tea.example', '张三@tea.com', '1@2.co', "o'brien@tea.example"])(
    'can be %s, of an account as of a contact',
    (address) => {
      expect(takes(emailAddress, address)).toBe(true)
      expect(takes(email, address)).toBe(true)
    },
  )

  it.each([
    'mei',
    'mei@tea',
    '@tea.example',
    'mei@tea.e',
    'mei@@tea.example',
    'mei@tea..example',
    'mei lin@tea.example',
    'мэй@tea.example',
    `${'x'.repeat(120)}@tea.example`,
  ])('cannot be «%s»', (address) => expect(refusals(emailAddress, address)).toEqual({ '': 'access.email-wrong' }))

  it('stands once in a person’s list, however it is written, and there are not too many', () => {
    const card = (emails: string[]) => refusals(staffCard, { realName: 'Wang Jun', duties: [], emails })
    expect(card(['a@tea.example', 'A@Tea.Example'])).toEqual({ emails: 'access.email-taken' })
    const many = Array.from({ length: mostEmails + 1 }, (_, n) => `m${n}@tea.example`)
    expect(card(many)).toEqual({ emails: 'access.emails-full' })
    expect(card(many.slice(1))).toEqual({})
  })
})

it('takes an account name that can be typed anywhere, and no other', () => {
  const takesName = (account: string) => takes(accountBinding, { account, password: 'x' })
  expect(['mei', 'mei.lin', 'a_1', 'm@tea.example', 'x'.repeat(64)].map(takesName)).toEqual(Array(5).fill(true))
  expect(['m', 'mei lin', '梅', 'mei/lin', 'x'.repeat(65), "mei'--"].map(takesName)).toEqual(Array(6).fill(false))
})

it('gives staff no duty that there is not', () => {
  const member = { realName: 'Wang Jun', account: 'wang', newPassword: 'a-long-night-at-the-desk' }
  expect(takes(newStaff, { ...member, duties: ['sales', 'operations'] })).toBe(true)
  expect(refusals(newStaff, { ...member, duties: ['sales', 'owner'] })).toHaveProperty(['duties.1'])
})
