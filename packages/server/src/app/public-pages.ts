import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Language } from '@landbridge/contract/shared/languages'
import { Problem } from '@landbridge/contract/shared/problem'
import { type AskAsGuest, drawnPageId } from '@landbridge/contract/site/public-page'
import { headOf, styleLinks } from './page-head.ts'
import { filesOf, type WebBuild } from './web-build.ts'

export type ReadyPage = { etag: string; plain: Buffer; br: Buffer; gzip: Buffer }
type KeptPage = { from: string; page: ReadyPage; lookedAt: number }

/** A reader's wish: the address as seen from outside, the language, and whether the address named it. */
export type PageWish = { address: URL; language: Language; isNamed: boolean }

const compressed = {
  br: promisify(brotliCompress),
  gzip: promisify(gzip),
}
const brotliLevel = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const mostKept = 400

export type PublicPages = ReturnType<typeof publicPagesOver>

/** Pace in milliseconds: at most so often a kept page is compared with what it shows, and so long a reader waits for the answer. */
export type PageTimes = { lookAgainMs?: number; patienceMs?: number }

/** Draws public pages and keeps them, looking every `lookAgainMs` at most for a change that would draw them again. */
export function publicPagesOver(
  build: WebBuild,
  ask: AskAsGuest,
  { lookAgainMs = 3_000, patienceMs = 3_000 }: PageTimes = {},
) {
  const keptPages = new Map<string, KeptPage>()
  /** Data that the page about addresses that lead nowhere shows besides, in each language. */
  const gatheredFor = new Map<string, Omit<KeptPage, 'page'>>()
  const looking = new Map<string, Promise<ReadyPage>>()

  async function look(name: string, wish: PageWish): Promise<ReadyPage> {
    const gathered = await build.bundle.gather(wish.address.pathname, wish.language, ask)
    const from = JSON.stringify(gathered)
    const before = keptPages.get(name)
    const page = before?.from === from ? before.page : await compressPage(await drawPage(build, wish, JSON.parse(from)))
    keptPages.delete(name)
    keptPages.set(name, { from, page, lookedAt: Date.now() })
    const [oldest] = keptPages.keys()
    if (keptPages.size > mostKept && oldest !== undefined) keptPages.delete(oldest)
    return page
  }

  return {
    /** A page that is the same for everybody who reads the language. */
    async shared(wish: PageWish): Promise<ReadyPage> {
      const { address, language, isNamed } = wish
      const name = [address.origin, address.pathname, language, isNamed].join(' ')
      const known = keptPages.get(name)
      if (known && Date.now() - known.lookedAt < lookAgainMs) return known.page
      const coming =
        looking.get(name) ??
        look(name, { ...wish, address: new URL(address.pathname, address) }).finally(() => looking.delete(name))
      looking.set(name, coming)
      if (!known) return coming
      // A database that is slow to answer, or does not, is no reason to show nothing.
      const late = wait(patienceMs, known.page, { ref: false })
      return Promise.race([coming.catch((error: unknown) => keptInstead(error, known.page)), late])
    },
    /** The page about an address that leads nowhere, which says the address. */
    async missing(wish: PageWish): Promise<Buffer> {
      const { pathname } = wish.address
      const name = [pathname, wish.language].join(' ')
      const known = gatheredFor.get(name)
      const isKnown = known !== undefined && Date.now() - known.lookedAt < lookAgainMs
      const from = isKnown ? known.from : JSON.stringify(await build.bundle.gather(pathname, wish.language, ask))
      if (!isKnown) gatheredFor.set(name, { from, lookedAt: Date.now() })
      return Buffer.from(await drawPage(build, wish, JSON.parse(from), true))
    },
  }
}

function keptInstead(error: unknown, page: ReadyPage): ReadyPage {
  if (error instanceof Problem && error.code === 'shared.unavailable') return page
  throw error
}

async function drawPage(build: WebBuild, wish: PageWish, from: unknown, isMissing = false): Promise<string> {
  const { address, language, isNamed } = wish
  const drawing = await build.bundle.draw(address, from)
  const files = filesOf(build, drawing.source, language)
  const page = new URL(address.pathname, address).href
  const parts: Readonly<Record<string, string>> = {
    head: headOf(drawing, files, { page, language, isNamed, isMissing }),
    page: drawing.page,
    data: dataOf({ ...drawing.data, files: files.scripts.map((file) => `/${file}`) }),
  }
  return build.frame
    .replace(/<html lang="[^"]*"/, `<html lang="${language}"`)
    .replace('</head>', () => `${styleLinks(files)}\n  </head>`)
    .replace(/<!--(head|page|data)-->/g, (mark, name: string) => parts[name] ?? mark)
}

const dataOf = (data: object) =>
  `<script type="application/json" id="${drawnPageId}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`

async function compressPage(html: string): Promise<ReadyPage> {
  const plain = Buffer.from(html)
  const [br, gz] = await Promise.all([compressed.br(plain, brotliLevel), compressed.gzip(plain)])
  const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
  return { etag, plain, br, gzip: gz }
}
