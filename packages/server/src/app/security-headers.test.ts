import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { testSecret } from '../testing/sending.ts'
import { newWorld } from '../testing/world.ts'
import { buildApp } from './app.ts'

async function headersOf(path: string, scheme?: string) {
  const { db, clock, jobs, settings } = await newWorld()
  const callerOf = async () => ({ caller: { actor: 'guest' }, sessionEnded: false }) as const
  const outside = { db, clock, jobs, settings, signatureSecrets: [testSecret], callerOf }
  const app = await buildApp(outside, {
    trustProxy: true,
    connectsTo: ['https://crm.example'],
    picturesFrom: ['https://tiles.example'],
  })
  const headers = scheme ? { 'x-forwarded-proto': scheme } : {}
  return (await app.inject({ method: 'GET', url: path, headers })).headers
}

it('has browsers come back over TLS alone once they came over TLS, also where it refuses', async () => {
  const strict = 'max-age=31536000'
  expect((await headersOf('/api/v1/site-config', 'https'))['strict-transport-security']).toBe(strict)
  expect((await headersOf('/api/v1/nothing', 'https'))['strict-transport-security']).toBe(strict)
  expect((await headersOf('/api/v1/site-config'))['strict-transport-security']).toBeUndefined()
})

it('lets pages ask the hosts that the settings name, and no others', async () => {
  const policy = String((await headersOf('/api/v1/site-config'))['content-security-policy'])
  expect(policy).toContain("connect-src 'self' https://crm.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;")
})

it('takes no style sheet that was written into a page but the two that the component library writes', async () => {
  const policy = String((await headersOf('/api/v1/site-config'))['content-security-policy'])
  const library = fileURLToPath(new URL('../../../../node_modules/react-aria/dist/private/', import.meta.url))
  const texts = ['interactions/usePress.mjs', 'overlays/usePreventScroll.mjs'].map((file) =>
    readFileSync(library + file, 'utf8'),
  )
  const pressable = /PRESSABLE_ATTRIBUTE = '([^']+)'/.exec(texts[0] ?? '')?.[1]
  const written = texts.map((text) =>
    (/style\.textContent = `([^`]*)`/.exec(text)?.[1] ?? '').replace(/\$\{[^}]*\}/, pressable ?? '').trim(),
  )
  const hashes = written.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
  expect(written.every((text) => text.startsWith('@layer'))).toBe(true)
  expect(policy).toContain(`style-src 'self' ${hashes.join(' ')};`)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("style-src-attr 'none';")
})
