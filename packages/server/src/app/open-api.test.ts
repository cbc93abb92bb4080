import { bookingEndpoints } from '@landbridge/contract/booking/booking-endpoints'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { AnyEndpoint } from '../platform/serve.ts'
import { openApiRoutes } from './open-api.ts'

it('draws the contract once, however often anybody asks for it', async () => {
  let drawn = 0
  const calls = new Set<AnyEndpoint>([bookingEndpoints.cancel])
  const served = Object.assign(new Set<AnyEndpoint>(), {
    [Symbol.iterator]() {
      drawn++
      return calls.values()
    },
  })
  const app = fastify()
  openApiRoutes(app, served)
  for (const url of ['/api/docs', '/api/openapi.json']) {
    drawn = 0
    const replies = await Promise.all([1, 2, 3].map(() => app.inject({ url })))
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(replies[0]?.body).toContain('/api/v1/order-cancel')
    expect(drawn).toBe(1)
  }
})
