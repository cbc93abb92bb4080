import { expect, it } from 'vitest'
import { logPageErrors } from './site-routes.ts'

it('keeps nobody’s page errors out for those of another address', () => {
  const clock = { shiftMs: 0 }
  const written: object[] = []
  const log = { error: (what: object) => void written.push(what) }
  const take = logPageErrors(clock)
  const send = (address: string) => take({ errorId: 'e', page: '/', error: 'x', stack: '' }, { address, log })
  for (let sent = 0; sent < 10; sent++) send('192.0.2.1')
  expect(() => send('192.0.2.1')).toThrow('shared.too-many')
  send('192.0.2.2')
  expect(written).toHaveLength(11)
  // All together stay within 300 a minute, and the next minute begins anew.
  for (let house = 10; house < 10 + 289; house++) send(`198.51.${house >> 8}.${house & 255}`)
  expect(() => send('203.0.113.1')).toThrow('shared.too-many')
  clock.shiftMs = 61_000
  send('192.0.2.1')
})
