import { asSent } from '@landbridge/contract/shared/envelope'
import { Problem } from '@landbridge/contract/shared/problem'
import { instant } from '@landbridge/contract/shared/wire-values'
import type { AskAsGuest } from '@landbridge/contract/site/public-page'
import type { FastifyInstance } from 'fastify'
import { type Clock, timeBy } from '../platform/clock.ts'
import { hashOf } from '../platform/envelope.ts'
import { ownAddress } from '../platform/guest-pace.ts'

/** Asks our own calls as a guest would, signed and all, so that a public page shows nothing that a guest may not see. */
export const askAsGuest =
  (app: FastifyInstance, { clock, signatureSecret }: { clock: Clock; signatureSecret: string }): AskAsGuest =>
  async ({ method, path, signed }, fields, language) => {
    if (method !== 'GET') throw new Error(`a public page asks by GET only, not ${method} ${path}`)
    const envelope = { tokenid: '', companyid: '0', timestamp: instant.encode(timeBy(clock)), customer: 'true' }
    const query = signed ? { ...fields, ...envelope } : fields
    const hash = signed && { hash: hashOf(query, signatureSecret).toString('base64') }
    const reply = await app.inject({
      method,
      url: path,
      remoteAddress: ownAddress,
      query: Object.fromEntries(Object.entries({ ...query, ...hash }).map(([name, value]) => [name, asSent(value)])),
      headers: { 'accept-language': language, 'x-requested-with': 'XMLHttpRequest' },
    })
    const response = reply.json() as { success: boolean; code?: string; data?: unknown }
    // Refused, not broken: the page is drawn without it, and the browser hears why.
    if (!response.success && reply.statusCode < 500) return undefined
    if (reply.statusCode === 503) throw new Problem('shared.unavailable')
    if (!response.success) throw new Error(`${path} refused a guest: ${response.code}`)
    return response.data
  }
