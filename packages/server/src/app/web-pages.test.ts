import type { Language } from '@landbridge/contract/shared/languages'
import type { RenderBundle } from '@landbridge/contract/site/public-page'
import { siteDeskEndpoints as desk } from '@landbridge/contract/site/site-endpoints'
import { expect, it, vi } from 'vitest'
import { testSecret } from '../testing/sending.ts'
import { newWorld } from '../testing/world.ts'
import { asHtml } from './page-head.ts'
import type { WebBuild } from './web-build.ts'
import { serveWebPages } from './web-pages.ts'

type Site = { restrictedPaths: string[]; lanes: unknown }
const words: Record<Language, string> = { 'zh-CN': '首页', 'zh-TW': '首頁', en: 'Home', ru: 'Главная' }

/** A render bundle with a front page, a page of missing addresses and an application page. */
const standIn = () =>
  ({
    addressKind: (path) =>
      (({ '/': 'public', '/404': 'missing', '/user/info': 'application' }) as const)[path] ?? 'unknown',
    publicAddresses: () => ['/', '/agreement'],
    async gather(_, language, ask) {
      const config = { method: 'GET', path: '/api/v1/site-config', signed: false }
      const lanes = { method: 'GET', path: '/api/v1/hot-lanes', signed: true }
      const { restrictedPaths } = (await ask(config, {}, language)) as Site
      return { language, restrictedPaths, lanes: await ask(lanes, { currcd: 'USD', most: 3 }, language) }
    },
    draw: vi.fn(async (address: URL, from: object) => ({
      title: `${words[(from as { language: Language }).language]} & <more>`,
      description: 'What it is about',
      source: 'src/app/home.tsx',
      page: `<h1>${asHtml(address.searchParams.get('url') ?? JSON.stringify(from))}</h1>`,
      data: from,
    })),
  }) satisfies RenderBundle

const chunk = (file: string, more = {}) => ({ file: `assets/${file}`, ...more })
const build = (bundle: RenderBundle): WebBuild => ({
  bundle,
  frame: '<html lang="zh-CN"><head><!--head--></head><body><div id="root"><!--page--></div><!--data--></body></html>',
  manifest: {
    'src/app/home.tsx': chunk('home.js', { css: ['assets/home.css'], imports: ['_parts.js'] }),
    '_parts.js': chunk('parts.js'),
    'src/app/hydrate-page.tsx': chunk('hydrate-page.js'),
    latin: chunk('latin.woff2', { src: 'inter-latin-wght-normal.woff2' }),
    cyrillic: chunk('cyrillic.woff2', { src: 'inter-cyrillic-wght-normal.woff2' }),
    ...Object.fromEntries(
      ['zh-cn', 'zh-tw', 'en', 'ru'].map((name) => [`src/app/words/${name}-public.ts`, chunk(`${name}.js`)]),
    ),
  },
})

async function openSite({ lookAgainMs = 0, patienceMs = 60_000, securityContact = '' } = {}) {
  const world = await newWorld()
  const bundle = standIn()
  await serveWebPages(world.app, {
    clock: world.clock,
    signatureSecret: testSecret,
    companyName: 'Landbridge',
    publicAddress: 'http://portal.example',
    securityContact,
    loadBuild: async () => build(bundle),
    times: { lookAgainMs, patienceMs },
  })
  const get = (url: string, headers: Record<string, string> = {}) => world.app.inject({ method: 'GET', url, headers })
  return { ...world, bundle, get }
}

it('draws no page anew for a Host that nobody has named yet, and refuses those that cannot be', async () => {
  const { get, bundle } = await openSite({ lookAgainMs: 60_000 })
  const first = await get('/?lang=en')
  const drawn = bundle.draw.mock.calls.length
  const pages = ['/?lang=en', '/sitemap.xml', '/robots.txt']
  for (const host of ['portal.example', 'other.example:81', '']) {
    for (const url of pages) {
      const reply = await get(url, { host })
      expect([host, url, reply.statusCode]).toEqual([host, url, 200])
      if (url === '/?lang=en') expect(reply.body).toBe(first.body)
    }
  }
  for (const host of ['a b', '[', 'x'.repeat(2_000), '../..', '%00', '@']) {
    for (const url of pages) {
      const reply = await get(url, { host })
      expect([host, url, reply.statusCode]).toEqual([host, url, 400])
    }
  }
  expect(bundle.draw.mock.calls.length).toBe(drawn)
})

it('draws pages again after their program could not be loaded once', async () => {
  const world = await newWorld()
  let tries = 0
  await serveWebPages(world.app, {
    clock: world.clock,
    signatureSecret: testSecret,
    companyName: 'Landbridge',
    publicAddress: 'http://portal.example',
    async loadBuild() {
      if (tries++ === 0) throw new Error('the disk does not answer')
      return build(standIn())
    },
  })
  const status = async () => (await world.app.inject({ url: '/?lang=en' })).statusCode
  expect([await status(), await status(), await status()]).toEqual([500, 200, 200])
  expect(tries).toBe(2)
})

it('draws a public page in the language of the address, else of the cookie, else of the browser, else in Chinese', async () => {
  const { get } = await openSite()
  const languageOf = async (url: string, cookie = '', accepted?: string) => {
    const reply = await get(url, { ...(cookie && { cookie }), ...(accepted && { 'accept-language': accepted }) })
    expect(reply.statusCode).toBe(200)
    const [, language] = /<html lang="([^"]+)"/.exec(reply.body) ?? []
    expect(reply.body).toContain(`<title>${words[language as Language]} &amp; &lt;more&gt;</title>`)
    return language
  }
  const asked = await Promise.all(
    ['zh-CN', 'zh-TW', 'en', 'ru'].map((one) => languageOf(`/?lang=${one}`, 'language=ru')),
  )
  expect(asked).toEqual(['zh-CN', 'zh-TW', 'en', 'ru'])
  const kept = await Promise.all(['zh', 'tr', 'en', 'ru'].map((code) => languageOf('/', `language=${code}`)))
  expect(kept).toEqual(['zh-CN', 'zh-TW', 'en', 'ru'])
  expect(await languageOf('/')).toBe('zh-CN')
  expect(await languageOf('/', '', 'ru-RU,ru;q=0.9,en;q=0.8')).toBe('ru')
  expect(await languageOf('/', '', 'zh-HK')).toBe('zh-TW')
  expect(await languageOf('/', 'language=en', 'ru')).toBe('en')
  expect(await languageOf('/?lang=fr', 'language=en')).toBe('en')
  expect(await languageOf('/?lang=fr', 'language=xx')).toBe('zh-CN')
})

it('tells search engines where a page stands and what it is in the other languages', async () => {
  const { get } = await openSite()
  const page = (await get('/?lang=en')).body
  const at = 'http://portal.example/'
  expect(page).toContain(`<link rel="canonical" href="${at}?lang=en">`)
  for (const language of ['zh-CN', 'zh-TW', 'en', 'ru'])
    expect(page).toContain(`<link rel="alternate" hreflang="${language}" href="${at}?lang=${language}">`)
  expect(page).toContain(`<link rel="alternate" hreflang="x-default" href="${at}">`)
  expect(page).toContain('<meta name="description" content="What it is about">')
  expect(page).toContain('<meta property="og:locale" content="en_GB">')
  expect((await get('/', { cookie: 'language=en' })).body).toContain(`<link rel="canonical" href="${at}">`)
  const map = (await get('/sitemap.xml')).body
  expect(map.match(/<loc>/g)).toHaveLength(8)
  expect(map).toContain('hreflang="ru" href="http://portal.example/agreement?lang=ru"')
  expect((await get('/robots.txt')).body).toContain('Sitemap: http://portal.example/sitemap.xml')
  const manifest = (await get('/manifest.webmanifest')).json()
  expect(manifest.name).toBe('Landbridge')
  expect(manifest.icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(['any', '192x192', '512x512', '512x512'])
})

it('names the files of the page, its words and its letters, and none twice', async () => {
  const { get } = await openSite()
  const page = (await get('/?lang=ru')).body
  expect(page).toContain('<link rel="stylesheet" crossorigin="" href="/assets/home.css">')
  expect(page.match(/<link rel="preload" as="font"[^>]+>/g)).toHaveLength(2)
  const [, data = ''] = /<script type="application\/json" id="drawn-page">(.*?)<\/script>/.exec(page) ?? []
  const { files } = JSON.parse(data) as { files: string[] }
  expect(files).toEqual(['/assets/hydrate-page.js', '/assets/home.js', '/assets/parts.js', '/assets/ru.js'])
})

it('keeps a page until what it shows has changed', async () => {
  const { get, bundle, deploy, staff } = await openSite()
  const first = await get('/?lang=en')
  const same = await get('/?lang=en', { 'if-none-match': String(first.headers.etag) })
  expect(same.statusCode).toBe(304)
  expect(bundle.draw).toHaveBeenCalledTimes(1)
  expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'Cookie, Accept-Language, Accept-Encoding' })

  const before = (await staff(desk.restriction, {})).body.data
  await deploy({ restrictedPaths: ['</script><script>'] })
  const changed = await get('/?lang=en', { 'if-none-match': String(first.headers.etag) })
  expect(changed.statusCode).toBe(200)
  expect(changed.body).toContain('\\u003c/script>')
  expect(changed.body).not.toContain('</script><script>')
  expect(bundle.draw).toHaveBeenCalledTimes(2)
  await staff(desk.saveRestriction, before)
})

it('asks at most every few seconds whether a page is still so', async () => {
  const { get, bundle } = await openSite({ lookAgainMs: 60_000 })
  const gather = vi.spyOn(bundle, 'gather')
  await Promise.all([get('/?lang=en'), get('/?lang=en'), get('/?lang=en&other=1')])
  await get('/?lang=en')
  expect(gather).toHaveBeenCalledTimes(1)
})

it('answers without the database from what it keeps, else with a plain page that says so', async () => {
  const { get, pool } = await openSite()
  const kept = await get('/?lang=en')
  const gone = vi.spyOn(pool, 'connect').mockImplementation(async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  })
  expect(await get('/?lang=en')).toMatchObject({ statusCode: 200, body: kept.body })
  const plain = await get('/?lang=ru')
  expect(plain.statusCode).toBe(503)
  expect(plain.headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'retry-after': '5' })
  expect(plain.body).toContain('Сервис временно недоступен')
  gone.mockRestore()
  expect((await get('/?lang=ru')).statusCode).toBe(200)
})

it('lets nobody wait long for a database that does not answer while a page is kept', async () => {
  const { get, bundle } = await openSite({ patienceMs: 20 })
  const kept = await get('/?lang=en')
  const answer = Promise.withResolvers<Site>()
  vi.spyOn(bundle, 'gather').mockReturnValue(answer.promise as never)
  expect((await get('/?lang=en')).body).toBe(kept.body)
  answer.reject(new Error('over'))
})

it('sends a page in the form that the browser takes', async () => {
  const { get } = await openSite()
  const formOf = async (accepted: string) =>
    (await get('/?lang=en', { 'accept-encoding': accepted })).headers['content-encoding']
  expect(await Promise.all(['gzip, deflate, br', 'gzip', ''].map(formOf))).toEqual(['br', 'gzip', 'identity'])
})

it('answers an unknown address with the page that names it, as text', async () => {
  const { get } = await openSite()
  const lost = await get('/no/such?x=1')
  expect([lost.statusCode, lost.headers.location]).toEqual([302, '/404?url=%2Fno%2Fsuch%3Fx%3D1'])
  const page = await get(`/404?${new URLSearchParams({ url: '"><script>alert(1)</script>' })}`)
  expect(page.statusCode).toBe(404)
  expect(page.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(page.body).not.toContain('<script>alert')
  expect(page.body).toContain('<meta name="robots" content="noindex">')
  expect(page.body).not.toContain('rel="canonical"')
  const injected = await get(`/?lang=${encodeURIComponent('en"><script>alert(1)</script>')}`)
  expect(injected.body).not.toContain('alert(1)')
})

it('leads what no file and no page has to the page of unknown addresses, at our own origin', async () => {
  const { get } = await openSite()
  const leads = async (url: string) => (await get(url)).headers.location
  for (const url of ['/foo.bar', '/index.html', '/public-page.html', '/.vite/manifest.json', '/100%', '/%zz'])
    expect(await leads(url), url).toBe(`/404?${new URLSearchParams({ url })}`)
  expect(await leads('//evil.example/')).toBe('/404?url=%2Fevil.example%2F')
  const home = await get('//')
  expect([home.statusCode, home.body.includes('evil')]).toEqual([200, false])
  const call = await get('/api/v1/%zz')
  expect([call.statusCode, call.json().code]).toEqual([400, 'shared.malformed'])
})

it('draws nothing for calls and files that are not there', async () => {
  const { get, bundle } = await openSite()
  for (const url of ['/api/v1/nothing', '/assets/nothing.js']) expect((await get(url)).statusCode, url).toBe(404)
  expect(bundle.draw).not.toHaveBeenCalled()
})

it('names to whom faults are told, for half a year from today, and nothing where nobody is named', async () => {
  const { get, clock } = await openSite({ securityContact: 'mailto:security@portal.example' })
  const reply = await get('/.well-known/security.txt')
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(reply.body.split('\n')).toEqual([
    'Contact: mailto:security@portal.example',
    'Expires: 2031-07-14T00:00:00.000Z',
    'Preferred-Languages: zh, en, ru',
    'Canonical: http://portal.example/.well-known/security.txt',
    '',
  ])
  clock.shiftMs += 86_400_000
  expect((await get('/.well-known/security.txt')).body).toContain('Expires: 2031-07-15T')
  const nobody = await (await openSite()).get('/.well-known/security.txt')
  expect(nobody.body).not.toContain('Contact:')
})
