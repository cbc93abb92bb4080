import { z } from 'zod'
import { endpoint, keyScopes } from '../shared/endpoint.ts'
import { commaList, day, instant, needed, nothing } from '../shared/wire-values.ts'

export const newApiKey = z.object({
  keyName: needed('customer.key-name-required').max(60),
  scopes: commaList(z.enum(keyScopes)).refine((scopes) => scopes.length > 0, 'customer.key-scope-required'),
  expiresOn: day.optional(),
})
export type NewApiKey = z.infer<typeof newApiKey>

const apiKeyView = z.object({
  id: z.uuid(),
  keyName: z.string(),
  prefix: z.string(),
  scopes: commaList(z.enum(keyScopes)),
  state: z.enum(['live', 'expired', 'revoked', 'stopped']),
  createdBy: z.string().default(''),
  createdAt: instant,
  expiresAt: instant.optional(),
  lastUsedAt: instant.optional(),
})
export type ApiKeyView = z.infer<typeof apiKeyView>

const owner = { by: ['customer'], roles: ['owner'] } as const

export const apiKeyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/api-key',
    summary: 'Lists the keys of the company, the newest first.',
    ...owner,
    input: nothing,
    output: z.object({ items: z.array(apiKeyView) }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/v1/api-key',
    summary: 'Makes a key. The answer is the only place that ever shows it.',
    reauthenticated: true,
    ...owner,
    idempotent: false,
    input: newApiKey,
    output: apiKeyView.extend({ apiKey: z.string() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/v1/api-key',
    summary: 'Revokes a key; calls with it are refused from then on.',
    ...owner,
    input: z.object({ id: z.uuid() }),
    output: nothing,
  }),
}
