import { expect, it } from 'vitest'
import { reasonAgainstPassword } from '../access-rules.ts'

const staff = { kind: 'staff', account: 'wang' } as const
const customer = { kind: 'customer', account: 'mei' } as const

it.each([
  'landbridge12345',
  'Password1234567',
  'Administrator!!!',
  'welcome20312031',
  'QwertyUiop123456',
  'iloveyou!!!!!!!!',
])('takes %s from nobody: a common word with figures after it', (password) => {
  expect(reasonAgainstPassword(password, staff, 0)).toBe('access.password-common')
  expect(reasonAgainstPassword(password, customer, 0)).toBe('access.password-common')
})

it.each(['mustang123456789', 'Liverpool2031!!!', '3rjs1la7qe', 'Aa123456789', 'dimazarya'])(
  'takes %s from nobody: it was broken elsewhere',
  (password) => {
    expect(reasonAgainstPassword(password, customer, 0)).toBe('access.password-common')
  },
)

it.each(['a-long-night-at-the-desk', 'tea-for-two-in-june-9', 'Landbridge-demo-1'])('takes %s', (password) => {
  expect(reasonAgainstPassword(password, password.length < 15 ? customer : staff, 64)).toBeUndefined()
})

it.each([
  'qwertyuiopasdfg',
  'asdfghjklzxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  'abcdefghijklmnop',
  'zyxwvutsrqponml',
  'Qwertyuiop[]asdfgh1',
])('takes %s from nobody: fingers walk it over the keyboard', (password) => {
  expect(reasonAgainstPassword(password, staff, 0)).toBe('access.password-common')
})

it.each(['abcabcabcabcabcabc', 'teatimeteatimeteatime!', 'welcomewelcome123'])(
  'judges %s by what it repeats',
  (password) => {
    const isShort = /^(.{1,4})\1+$/.test(password) || password.startsWith('welcome')
    expect(reasonAgainstPassword(password, staff, 64)).toBe(isShort ? 'access.password-common' : undefined)
  },
)
