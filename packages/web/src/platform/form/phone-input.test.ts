import { expect, it } from 'vitest'
import { phoneParts } from './phone-input.tsx'

it('takes a number apart by its own country, whichever it is', () => {
  expect(phoneParts('+971501234567')).toEqual({ code: '971', number: '501234567', extension: '' })
  expect(phoneParts('+37544123')).toEqual({ code: '375', number: '44123', extension: '' })
  expect(phoneParts('+77011234567')).toEqual({ code: '7', number: '7011234567', extension: '' })
})

it('keeps the picked country before there is a number, and while the number is of it', () => {
  expect(phoneParts('', { picked: '49' }).code).toBe('49')
  expect(phoneParts('+4930', { picked: '49' })).toMatchObject({ code: '49', number: '30' })
  expect(phoneParts('+86138', { picked: '49' })).toMatchObject({ code: '86', number: '138' })
  expect(phoneParts('').code).toBe('86')
})

it('gives no country to a number that has none', () => {
  expect(phoneParts('029-8888 0000')).toEqual({ code: '', number: '029-8888 0000', extension: '' })
})

it('finds the number in the house where there may be one', () => {
  expect(phoneParts('+862988880000-805', { hasExtension: true })).toEqual({
    code: '86',
    number: '2988880000',
    extension: '805',
  })
})
