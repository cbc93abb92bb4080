import { Problem } from '@landbridge/contract/shared/problem'
import { expect, it } from 'vitest'
import { newWorld } from '../testing/world.ts'
import { callLimits, checkHost, checkJson, fieldsIn } from './call-limits.ts'

const form = 'application/x-www-form-urlencoded'
const json = 'application/json'
const nested = (depth: number) => `{"Goods":${'['.repeat(depth)}${']'.repeat(depth)}}`

it.each([
  [
    'a form of 60,000 names',
    form,
    Array.from({ length: 60_000 }, (_, i) => `n${i % 1000}=`).join('&'),
    'shared.too-many-names',
  ],
  ['one name 170,000 times', form, 'a=&'.repeat(170_000), 'shared.too-many-names'],
  ['a record of 500 names', json, `{${Array.from({ length: 500 }, (_, i) => `"n${i}":1`)}}`, 'shared.too-many-names'],
  ['half a megabyte', form, `a=${'x'.repeat(callLimits.body)}`, 'shared.too-large'],
  ['JSON 5,000 deep', json, nested(5_000), 'shared.too-deep'],
  [
    'JSON 5,000 deep in a form',
    form,
    `Goods=${encodeURIComponent('['.repeat(5_000) + ']'.repeat(5_000))}`,
    'shared.too-deep',
  ],
  ['records 11 deep', json, `${'{"a":'.repeat(11)}1${'}'.repeat(11)}`, 'shared.too-deep'],
  ['a list of 30,000', json, `{"Goods":[${'1,'.repeat(30_000)}1]}`, 'shared.too-many-names'],
  ['JSON that never ends', json, `{"a":"${'\\\\"'.repeat(1_000)}`, 'shared.malformed'],
] as const)('refuses %s by name, before it looks at anything else', async (_, format, payload, reason) => {
  const { app } = await newWorld()
  for (const url of ['/api/v1/railorderonline', '/api/v1/login-account', '/api/v1/none-such']) {
    const reply = await app.inject({ method: 'POST', url, headers: { 'content-type': format }, payload })
    expect(reply.statusCode, url).toBeLessThan(500)
    if (url !== '/api/v1/none-such') expect(reply.json().code, url).toBe(reason)
  }
})

it('refuses a query of more names than any call has, and reads none beyond', async () => {
  const { app } = await newWorld()
  const names = Array.from({ length: callLimits.names + 1 }, (_, i) => `n${i}=`).join('&')
  const reply = await app.inject({ url: `/api/v1/site-config?${names}` })
  expect([reply.statusCode, reply.json().code]).toEqual([413, 'shared.too-many-names'])
  expect(Object.keys(fieldsIn(names))).toHaveLength(callLimits.names)
})

it('reads what every form needs: names once, in lists, and text that looks like JSON', () => {
  expect({ ...fieldsIn('a=1&b=2&b=3&b=4&__proto__=5') }).toEqual({ a: '1', b: ['2', '3', '4'], ['__proto__']: '5' })
  expect(() => checkJson('{"said":"[[[[[[[[[[[[[[[[ \\"{{{{{{{{{{{{{{","list":[[[[[[[[[1]]]]]]]]]}')).not.toThrow()
})

it('refuses a call whose host is none, or that names two', async () => {
  const { app } = await newWorld()
  for (const host of ['a b', '[', 'x'.repeat(2_000), 'portal.example:port', '../..', '%00', 'é', 'a,b', '@']) {
    const reply = await app.inject({ url: '/api/v1/site-config', headers: { host } })
    expect([host, reply.statusCode]).toEqual([host, 400])
  }
  for (const host of ['portal.example', 'portal.example:8080', '127.0.0.1:80', '[::1]:3000', 'localhost', 'my_host.'])
    expect(() => checkHost(['Host', host]), host).not.toThrow()
  expect(() => checkHost([])).not.toThrow()
  expect(() => checkHost(['Host', ''])).toThrow(Problem)
  expect(() => checkHost(['Host', 'a.example', 'HOST', 'a.example'])).toThrow(Problem)
})

it('refuses to pages the powers of a browser that they do not ask for', async () => {
  const { app } = await newWorld()
  const { headers } = await app.inject('/api/v1/site-config')
  expect(headers['permissions-policy']).toContain('camera=(), ')
})
