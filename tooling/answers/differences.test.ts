import { expect, it } from 'vitest'
import { differencesOf } from './differences.ts'
import { placeholders } from './placeholders.ts'
import { readableJson } from './readable-json.ts'

const recording = (text: string) => new Map([['booking', text]])

it('tells by call which lines went and came', () => {
  const before = recording('== a list\nGET\n{\n "a":1,\n "b":2\n}\n\n== another\nGET\n1\n\n')
  const now = recording('== a list\nGET\n{\n "b":2,\n "a":1\n}\n\n== another\nGET\n1\n\n')
  expect(differencesOf(before, now)).toEqual(['booking: a list\n-  "a":1,\n-  "b":2\n+  "b":2,\n+  "a":1'])
  expect(differencesOf(before, before)).toEqual([])
  expect(differencesOf(recording(''), recording('== new\n1\n'))).toEqual(['booking: new\n+ new\n+ 1'])
})

it('adds nothing but line breaks to JSON, and marks what JSON.stringify would write otherwise', () => {
  const long = { a: 'x'.repeat(150), list: [1, { b: null }] }
  expect(readableJson(JSON.stringify(long)).replaceAll(/\n */g, '')).toBe(JSON.stringify(long))
  expect(readableJson('{"a":1}')).toBe('{"a":1}')
  expect(readableJson('{"a": 1}')).toBe('as it is: {"a": 1}')
  expect(readableJson('{"b":1,"1":2}')).toMatch(/^as it is/)
  expect(readableJson('<p>')).toBe('not JSON: <p>')
})

it('gives what is random the name of the step where it was first seen', () => {
  const names = placeholders()
  const id = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
  names.know('00000000-0000-4000-8000-000000000011', 'chen')
  expect(names.replaceIn(`{"keyId":"${id}","BookingNo":"R310115-7K3QX"}`, 'draft')).toBe(
    '{"keyId":"<draft:1>","BookingNo":"R310115-<draft:2>"}',
  )
  expect(names.replaceIn(`${id} by 00000000-0000-4000-8000-000000000011`, 'list')).toBe('<draft:1> by <chen>')
})
