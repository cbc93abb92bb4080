import { timeAfterDays } from '@landbridge/contract/shared/calendar-day'
import { type Language, languages } from '@landbridge/contract/shared/languages'
import { failureTexts } from './failure-texts.ts'
import { asHtml, inLanguage } from './page-head.ts'

/** Addresses closed to search engines: calls, pages behind a login, and those shared by a secret link. */
const closed = ['/api/', '/f9api/', '/logistics/', '/user/', '/admin', '/track/share/', '/freight/reorder/', '/404']

export const robotsText = (origin: string): string =>
  ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

const daysThatItHolds = 180

/** The contact for faults of the portal (RFC 9116), where somebody is named for it, made anew each day, so that it never runs out. */
export function securityText({ contact, origin, now }: { contact: string; origin: string; now: Date }): string {
  const expires = timeAfterDays(now, daysThatItHolds)
  expires.setUTCHours(0, 0, 0, 0)
  return [
    `Contact: ${contact}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: zh, en, ru',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n')
}

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

/** Facts by which a telephone puts the portal on its home screen. */
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

/** The page of a portal whose database cannot be reached, when nothing is kept that could be shown. */
export const unavailablePage = (companyName: string, language: Language): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${asHtml(companyName)}</title><h1>${asHtml(companyName)}</h1>
<p>${asHtml(failureTexts[language]['shared.unavailable'])}</p></html>`
