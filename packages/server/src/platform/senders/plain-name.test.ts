import { expect, it } from 'vitest'
import { plainName } from './plain-name.ts'

it.each([
  ['Chen Mei', 'Chen Mei'],
  ['陈敏', '陈敏'],
  ['J. R. Smith', 'J. R. Smith'],
  ['Silk Road Tea Co., Ltd.', 'Silk Road Tea Co., Ltd.'],
  ['Pay now http://evil.example/pay?x=1', 'Pay now'],
  ['see www.evil.example/pay', 'see www evil example pay'],
  ['evil.example', 'evil example'],
  ['ｅｖｉｌ．ｅｘａｍｐｌｅ', 'evil example'],
  ['pay@evil.example', 'pay evil example'],
  ['Mei\r\nBcc: all@evil.example', 'Mei Bcc: all evil example'],
  ['Mei\u202Egro.live\u202C', 'Mei gro live'],
  ['<a href=x>Mei</a>', 'a href=x Mei a'],
  ['x'.repeat(60), `${'x'.repeat(39)}…`],
])('writes “%s” in a message as “%s”', (name, plain) => {
  expect(plainName(name)).toBe(plain)
})
