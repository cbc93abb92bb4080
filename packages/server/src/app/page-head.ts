import { type Language, languages } from '@landbridge/contract/shared/languages'
import type { Drawing } from '@landbridge/contract/site/public-page'
import type { PageFiles } from './web-build.ts'

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in HTML, between tags and in attributes. */
export const asHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign)

export const inLanguage = (page: string, language: Language): string => `${page}?lang=${language}`

/** The identity of a drawn page: its own address without a query, its language, and whether the address named it. */
export type PageIdentity = { page: string; language: Language; isNamed: boolean; isMissing: boolean }

/** The head of a drawn page: what search engines, other sites and the browser itself read first. */
export function headOf({ title, description }: Drawing, files: PageFiles, identity: PageIdentity): string {
  const { page, language, isNamed, isMissing } = identity
  const pageInLanguage = isNamed ? inLanguage(page, language) : page
  const found = [
    tag('link', { rel: 'canonical', href: pageInLanguage }),
    ...languages.map((one) => tag('link', { rel: 'alternate', hreflang: one, href: inLanguage(page, one) })),
    tag('link', { rel: 'alternate', hreflang: 'x-default', href: page }),
    tag('meta', { property: 'og:type', content: 'website' }),
    tag('meta', { property: 'og:title', content: title }),
    tag('meta', { property: 'og:description', content: description }),
    tag('meta', { property: 'og:url', content: pageInLanguage }),
    tag('meta', { property: 'og:image', content: new URL('/icon-512.png', page).href }),
    tag('meta', { property: 'og:locale', content: openGraphLocales[language] }),
    tag('meta', { name: 'twitter:card', content: 'summary' }),
  ]
  return [
    `<title>${asHtml(title)}</title>`,
    tag('meta', { name: 'description', content: description }),
    ...(isMissing ? [tag('meta', { name: 'robots', content: 'noindex' })] : found),
    ...files.fonts.map((file) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `/${file}` }),
    ),
  ].join('\n    ')
}

/** The styles of a drawn page; they stand behind the frame's own, which they place and change. */
export const styleLinks = ({ styles }: PageFiles): string =>
  styles.map((file) => tag('link', { rel: 'stylesheet', crossorigin: '', href: `/${file}` })).join('\n    ')

const openGraphLocales: Record<Language, string> = { 'zh-CN': 'zh_CN', 'zh-TW': 'zh_TW', en: 'en_GB', ru: 'ru_RU' }

function tag(name: string, attributes: Readonly<Record<string, string>>): string {
  const written = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${asHtml(value)}"`)
  return `<${name} ${written.join(' ')}>`
}
