import type { Language } from '@landbridge/contract/shared/languages'
import type { Page } from 'playwright-core'
import type { z } from 'zod'
import { allEndpoints } from '../packages/server/src/app/endpoints.ts'
import type { AnyEndpoint } from '../packages/server/src/platform/serve.ts'
import { longestRows } from './longest-rows.ts'

type Listed = { items: unknown[]; total: number }

/** The calls that answer lists, by their method and path, with what a row of each is. */
const listCalls: ReadonlyMap<string, { call: AnyEndpoint; row: z.ZodType }> = new Map(
  allEndpoints().flatMap((call) => {
    const { def } = (call.output as unknown as z.core.$ZodTypes)._zod
    const shape = def.type === 'object' && 'total' in def.shape ? def.shape : {}
    const items = shape.items as z.core.$ZodTypes | undefined
    return items?._zod.def.type === 'array'
      ? [[`${call.method} ${call.path}`, { call, row: items._zod.def.element as z.ZodType }] as const]
      : []
  }),
)

/** Answers every list of a page from now on with the longest rows that its call allows. */
export async function answerWithLongest(page: Page, language: Language): Promise<void> {
  await page.route('**/api/v1/**', async (route) => {
    const request = route.request()
    const list = listCalls.get(`${request.method()} ${new URL(request.url()).pathname}`)
    if (!list) return route.fallback()
    const response = await route.fetch()
    const body = (await response.json()) as { success?: boolean; data?: unknown }
    if (!body.success) return route.fulfill({ response })
    const { output } = list.call.wire
    const answer = { ...(output.decode(body.data) as Listed), items: longestRows(list.row, language) }
    return route.fulfill({ response, json: { ...body, data: output.encode(answer) } })
  })
}

/** Closes a page once the lists that it still waits for are answered. */
export async function closeAnswered(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'wait' })
  await page.context().close()
}
