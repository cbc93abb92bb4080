import { Problem } from '@landbridge/contract/shared/problem'
import { expect, it } from 'vitest'
import type { Text } from '../../platform/text.tsx'
import { sendFailure } from './send-failure.ts'

const text = ((key: string) => key) as Text
const unknown = (code: string) => new Problem(code as 'shared.broken')

it.each([
  ['Login', 'access.send-failed-later'],
  ['BindPhone', 'access.code-not-obtained'],
  ['BindCus', 'access.code-not-obtained'],
  ['UnBindWx', 'access.code-not-obtained'],
  ['UpdatePassword', 'access.code-not-obtained'],
] as const)('says why no code for %s was sent, else that it failed', (purpose, otherwise) => {
  expect(sendFailure(unknown('access.sms-too-soon'), text, purpose)).toBe('access.sms-too-soon')
  expect(sendFailure(unknown('shared.broken'), text, purpose)).toBe(otherwise)
  expect(sendFailure(unknown('provider.odd'), text, purpose)).toBe(otherwise)
  expect(sendFailure(unknown(''), text, purpose)).toBe('access.send-failed')
  expect(sendFailure(unknown('shared.unavailable'), text, purpose)).toBe('access.request-failed')
  expect(sendFailure(new Error('no network'), text, purpose)).toBe('access.request-failed')
})
