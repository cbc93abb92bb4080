import { expect, it } from 'vitest'
import { guessesAt, guessingAccount } from './guessing-rules.ts'

const network = '203.0.113.0/24'
const knownBrowser = Buffer.from('ab', 'hex')

it('counts a guess for the network, for the account and for the two together', () => {
  const { here, wide } = guessesAt(' Mei ', { network, knownBrowser: undefined })
  expect(here).toEqual({ subject: 'account:mei@203.0.113.0/24', free: 5 })
  expect(wide.map(({ subject }) => subject)).toEqual(['address:203.0.113.0/24', 'account:mei'])
})

it('leaves a network one free guess at an account under attack, and never locks the account itself', () => {
  const { here, wide } = guessesAt('mei', { network, knownBrowser: undefined, isUnderAttack: true })
  expect(here.free).toBe(1)
  expect(wide.at(-1)).toEqual(guessingAccount('mei'))
  expect(guessingAccount('mei').free).toBeGreaterThan(1_000_000)
})

it('counts the guesses of a browser that its owner has used apart, attack or not', () => {
  const { here, wide } = guessesAt('mei', { network, knownBrowser, isUnderAttack: true })
  expect(here).toEqual({ subject: 'account:mei#ab', free: 5 })
  expect(wide.map(({ subject }) => subject)).toEqual(['address:203.0.113.0/24'])
})

it('takes back a typo of a neighbour with each right login of a network', () => {
  expect(guessesAt('mei', { network, knownBrowser }).wide[0]?.takesBack).toBe(2)
})
