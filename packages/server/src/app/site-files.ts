import { languages } from '@landbridge/contract/shared/languages'
import { asHtml, inLanguage } from './page-head.ts'

/** What search engines shall not look at: calls, what needs a login, and what is shared by a secret address. */
const closed = ['/api/', '/f9api/', '/logistics/', '/user/', '/admin', '/track/share/', '/freight/reorder/', '/404']

export const robotsText = (origin: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

/** Every public page in every language, each with its likes in the others. */
export function siteMap(origin: string, addresses: readonly string[]): string {
  const entries = addresses.flatMap((address) => {
    const page = new URL(address, origin).href
    const others = [
      ...languages.map((one) => alternate(one, inLanguage(page, one))),
      alternate('x-default', page),
    ].join('')
    return languages.map((one) => `<url><loc>${asHtml(inLanguage(page, one))}</loc>${others}</url>`)
  })
  const open = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">'
  return ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, '</urlset>', ''].join('\n')
}

const alternate = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${asHtml(address)}"/>`

/** What a telephone needs to put the portal on its home screen. */
export const webManifest = (companyName: string): string =>
  JSON.stringify({
    name: companyName,
    short_name: companyName.slice(0, 12),
    start_url: '/',
    display: 'standalone',
    background_color: '#f4f6fa',
    theme_color: '#ffffff',
    icons: [
      { src: '/mark.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
