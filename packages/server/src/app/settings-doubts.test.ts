import { expect, it } from 'vitest'
import { doubtsOf } from './settings.ts'

const sound = {
  isProduction: true,
  TRUST_PROXY: '10.0.0.2',
  PUBLIC_ADDRESS: 'https://portal.example.com',
  SMS_HTTP_URL: undefined,
}
const named = (doubts: string[]) => doubts.map((doubt) => doubt.split(' ')[0])

it('has no doubts of a portal that is set up for outside, nor of one that is tried', () => {
  expect(doubtsOf(sound)).toEqual([])
  expect(doubtsOf({ ...sound, SMS_HTTP_URL: 'https://8.8.8.8/send' })).toEqual([])
  expect(
    doubtsOf({
      isProduction: false,
      TRUST_PROXY: undefined,
      PUBLIC_ADDRESS: 'http://localhost:3000',
      SMS_HTTP_URL: undefined,
    }),
  ).toEqual([])
})

it('says that all visitors may share one address', () => {
  expect(named(doubtsOf({ ...sound, TRUST_PROXY: undefined }))).toEqual(['TRUST_PROXY'])
})

it.each([
  'http://localhost:3000',
  'https://192.168.1.20',
  'http://172.31.0.4:8080',
  'https://[fd00::1]',
  'https://portal.internal',
  'http://[::ffff:10.0.0.1]',
])('says that %s leads nowhere from outside, as the portal’s address and as a hook', (address) => {
  expect(named(doubtsOf({ ...sound, PUBLIC_ADDRESS: address, SMS_HTTP_URL: `${address}/send?key=secret` }))).toEqual([
    'PUBLIC_ADDRESS',
    'SMS_HTTP_URL',
  ])
  expect(doubtsOf({ ...sound, SMS_HTTP_URL: `${address}/send?key=secret` }).join()).not.toContain('secret')
})
