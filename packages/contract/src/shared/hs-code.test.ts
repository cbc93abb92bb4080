import { expect, it } from 'vitest'
import { enteredHsCode, hsCodeText } from './hs-code.ts'

it.each([
  ['841810', '841810'],
  ['8418.10', '841810'],
  ['8418 10 20', '84181020'],
  ['8418.10.2010', '8418102010'],
  ['8418–10–20–10', '8418102010'],
])('takes an HS code written as %s', (written, kept) => {
  expect(enteredHsCode('wrong').parse(written)).toBe(kept)
})

it.each(['84181', '8418102', '8418.10.2', '841810201', '84181020100', '8418A0', ''])(
  'refuses %s as an HS code',
  (written) => {
    expect(
      enteredHsCode('wrong')
        .safeParse(written)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['wrong'])
  },
)

it.each([
  ['841810', '8418.10'],
  ['84181020', '8418.10.20'],
  ['8418102010', '8418.10.20.10'],
  ['8418', '8418'],
  [undefined, ''],
])('prints %s in groups', (code, printed) => {
  expect(hsCodeText(code)).toBe(printed)
})
