import { cleanPartNo } from '@landbridge/contract/tracking/part-no'
import { sharedTraceEndpoints } from '@landbridge/contract/tracking/shared-trace'
import { trackingEndpoints } from '@landbridge/contract/tracking/tracking-endpoints'
import type { FastifyRequest } from 'fastify'
import { system } from '../../platform/caller.ts'
import { languageOf } from '../../platform/language.ts'
import { type AnyEndpoint, type Port, serve, serveInSteps } from '../../platform/serve.ts'
import { shareBox, unshareBox } from './share-commands.ts'
import { listShares, shareView } from './share-queries.ts'
import { type Claimed, sharedBoxOf, sharedTraceOf } from './shared-trace-queries.ts'

export function shareRoutes(port: Port): void {
  serve(port, trackingEndpoints.shares, listShares)
  serve(port, trackingEndpoints.share, async (input, call) => {
    const { share, key } = await shareBox(input, call)
    return { ...(await shareView(call.tx, share)), key }
  })
  serve(port, trackingEndpoints.unshare, async ({ id }, call) => shareView(call.tx, await unshareBox(id, call)))
  serveTrace(port)
  serveInSteps(port, sharedTraceEndpoints.box, ({ input, language }) =>
    port.db.readAs(system, (tx, now) => sharedBoxOf(tx, input, { now, language })),
  )
}

/** The open call of a shared page, whose answers all look alike, so that nobody learns from it what exists. */
function serveTrace(port: Port): void {
  const { trace } = sharedTraceEndpoints
  port.served.add(trace as unknown as AnyEndpoint)
  port.app.get(trace.path, async (request, reply) => {
    reply.headers({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-store',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'X-Robots-Tag': 'noindex',
    })
    const language = languageOf(request.headers['accept-language'])
    const claimed = claimedBy(request)
    const track = claimed
      ? await port.db.readAs(system, (tx, now) => sharedTraceOf(tx, claimed, { now, language }))
      : []
    return { status: 200, data: { track } }
  })
}

/** Undefined unless every part is there once and no longer than such parts are. */
function claimedBy({ params, query }: FastifyRequest): Claimed | undefined {
  const { jobNo, conNo } = params as Record<string, unknown>
  const { orderNum, key } = query as Record<string, unknown>
  const parts = [orderNum, jobNo, conNo, key].filter(
    (part) => typeof part === 'string' && part.length <= 60,
  ) as string[]
  const [bookingNo = '', job = '', containerNo = '', signature = ''] = parts
  return parts.length === 4
    ? { bookingNo, jobNo: job, containerNo: cleanPartNo(containerNo), key: signature }
    : undefined
}
