import { asSent } from '@landbridge/contract/shared/envelope'
import { instant } from '@landbridge/contract/shared/wire-values'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { hashOf } from '../platform/envelope.ts'

export const testSecret = 'test-secret'

/** A call as the wire has it: its own fields, sent as a form unless JSON is asked for. */
export type Sending = {
  method: NonNullable<InjectOptions['method']>
  path: string
  query?: Record<string, string>
  body?: Record<string, unknown>
  json?: boolean
  payload?: Buffer
  headers?: Record<string, string>
  hash?: string
}

export type Sender = { tokenId: string; cookie: string; at: Date }

export async function send(app: FastifyInstance, sender: Sender, call: Sending): Promise<LightMyRequestResponse> {
  const envelope = {
    tokenid: sender.tokenId,
    companyid: '0',
    timestamp: instant.encode(sender.at),
    customer: 'true',
  }
  const query = { ...envelope, ...call.query }
  const hash = call.hash ?? hashOf({ ...query, ...call.body }, testSecret).toString('base64')
  const form = new URLSearchParams(Object.entries(call.body ?? {}).map(([name, value]) => [name, asSent(value)]))
  const format = call.json ? 'application/json' : 'application/x-www-form-urlencoded'
  return app.inject({
    method: call.method,
    url: call.path,
    query: Object.fromEntries(Object.entries({ ...query, hash }).map(([name, value]) => [name, asSent(value)])),
    cookies: { session: sender.cookie },
    headers: { ...(call.body && { 'content-type': format }), 'x-requested-with': 'XMLHttpRequest', ...call.headers },
    ...(call.body && { payload: call.json ? JSON.stringify(call.body) : form.toString() }),
    ...(call.payload && { payload: call.payload }),
  })
}
