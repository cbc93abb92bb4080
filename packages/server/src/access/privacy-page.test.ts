import { languages } from '@landbridge/contract/shared/languages'
import { expect, it } from 'vitest'
import { shippedTexts } from '../site/content/shipped-texts.ts'
import { knownBrowserDays } from './attempt/known-browser-store.ts'
import { registrationCodeMinutes } from './login/registration-store.ts'
import { smsCodeMinutes } from './phone/sms-store.ts'
import { emailCodeMinutes } from './security/email-code-store.ts'

const numbersIn = (text = '') => text.match(/\d+/g)?.map(Number)

it.each(languages)('says on the privacy page how long codes and known browsers count: %s', (language) => {
  const { privacy, cookies } = shippedTexts[language]
  const howLong = privacy.blocks.filter(({ kind }) => kind === 'facts')[1]?.items ?? []
  const periods = howLong.map(({ text }) => numbersIn(text))
  expect(emailCodeMinutes).toBe(registrationCodeMinutes)
  expect(periods[2]).toEqual([smsCodeMinutes, emailCodeMinutes])
  expect(periods[3]).toEqual([knownBrowserDays])
  const facts = cookies.blocks.flatMap(({ items }) => items)
  const browser = facts.find(({ label, title }) => [label, title].includes('BROWSER_IDENTIFY_UUID'))
  expect(numbersIn(browser?.text)).toEqual([knownBrowserDays])
})
