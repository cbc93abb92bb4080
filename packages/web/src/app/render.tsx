import type { Endpoint } from '@landbridge/contract/shared/endpoint'
import type { Language } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { AddressKind, AskAsGuest, Drawing } from '@landbridge/contract/site/public-page'
import type { SiteContent } from '@landbridge/contract/site/site-content'
import { type SiteConfig, siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { QueryClient } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router'
import type { z } from 'zod'
import { businessDayOf } from '../platform/format.ts'
import { answerFrom, plainOf } from '../platform/plain-data.ts'
import { keyOf } from '../platform/public-call.ts'
import { namesKnown, type PageHandle } from '../platform/routes.tsx'
import { showSettings } from '../platform/settings.ts'
import { showWords, textNow } from '../platform/text.tsx'
import { setPrerenderedDay } from '../platform/today.ts'
import { siteContent } from '../site/index.ts'
import { Application } from './application.tsx'
import type { DrawnPage } from './drawn-page.ts'
import { pageTitle } from './page-title.ts'
import { routes } from './router.tsx'
import { loadTextPart } from './texts.ts'

// The render bundle: what the server loads to draw the public pages. It keeps nothing between two drawings.

export function addressKind(pathname: string): AddressKind {
  const matches = matchRoutes(routes, pathname)
  if (!matches || matches.at(-1)?.route.path === '*') return 'unknown'
  if (!matches.every(({ route, params }) => namesKnown(route.handle ?? {}, params))) return 'unknown'
  const found = publicPageAt(pathname)
  return found ? (found.page.isMissing ? 'missing' : 'public') : 'application'
}

export const publicAddresses = (): readonly string[] =>
  handlesIn(routes).flatMap(({ public: page }) => (page && !page.isMissing ? page.addresses : []))

/** Everything that a page is drawn from, as the key of the drawn page. */
export async function gather(pathname: string, language: Language, ask: AskAsGuest): Promise<DrawnPage> {
  const found = publicPageAt(pathname)
  if (!found) throw new Error(`${pathname} is no public page`)
  const toAsk = { ask, language }
  const calls = found.page.calls?.(found.params) ?? []
  const [{ serverTime, signatureSecret: _, ...settings }, ...answers] = await Promise.all([
    answerOf(siteEndpoints.config, {}, toAsk) as Promise<SiteConfig>,
    ...calls.map(
      async (one) => [keyOf(one, language), plainOf(await answerOf(await one.load(), one.input, toAsk))] as const,
    ),
  ])
  return {
    language,
    settings,
    day: businessDayOf(serverTime),
    answers: answers.filter(([, answer]) => answer !== undefined),
  }
}

/** The answer to a page's own call, undefined when a guest is refused. */
async function answerOf(
  endpoint: Endpoint<z.ZodType, z.ZodType, Actor>,
  input: unknown,
  { ask, language }: { ask: AskAsGuest; language: Language },
): Promise<unknown> {
  const data = await ask(endpoint, endpoint.wire.input.encode(input) as Record<string, unknown>, language)
  return data === undefined ? undefined : endpoint.wire.output.decode(data)
}

export async function draw(address: URL, from: DrawnPage): Promise<Drawing> {
  const found = publicPageAt(address.pathname)
  if (!found) throw new Error(`${address.pathname} is no public page`)
  const handler = createStaticHandler(routes)
  const [context, texts] = await Promise.all([
    handler.query(new Request(address)),
    loadTextPart(from.language, 'public'),
  ])
  if (context instanceof Response) throw new Error(`${address.pathname} leads on to ${context.headers.get('Location')}`)
  const router = createStaticRouter(handler.dataRoutes, context)
  const queries = new QueryClient()
  for (const [key, answer] of from.answers) queries.setQueryData(key, answerFrom(answer))
  // From here on nothing waits, so that two drawings never see each other's words.
  showWords(from.language, texts)
  showSettings(from.settings)
  setPrerenderedDay(from.day)
  const page = renderToString(
    <Application queries={queries}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Application>,
  )
  const content = wordsOf(from)
  return {
    title: titleOf(found.handle, from, content),
    description: content?.description || textNow(found.page.description),
    source: `src/${found.page.source}`,
    page,
    data: from,
  }
}

/** The text that staff wrote for the page; undefined where the built-in one stands. */
const wordsOf = ({ answers }: DrawnPage) =>
  answers.find(([[, name]]) => name === siteContent('home').name)?.[1] as SiteContent | undefined

/** The title of the live page, led by its own name where pages share an address. */
function titleOf(handle: PageHandle, { settings }: DrawnPage, content: SiteContent | undefined): string {
  const place = handle.name === 'BusinessTrack' ? 'before' : 'instead'
  return pageTitle(handle, { name: content?.title ?? '', place }, textNow, settings.companyName)
}

function publicPageAt(pathname: string) {
  const match = matchRoutes(routes, pathname)?.at(-1)
  const handle = match?.route.handle as PageHandle | undefined
  const page = handle?.public
  return page?.addresses.includes(pathname)
    ? { handle: handle as PageHandle, page, params: match?.params ?? {} }
    : undefined
}

function handlesIn(some: typeof routes): PageHandle[] {
  return some.flatMap(({ handle, children }) => [
    ...(handle ? [handle as PageHandle] : []),
    ...handlesIn(children ?? []),
  ])
}
