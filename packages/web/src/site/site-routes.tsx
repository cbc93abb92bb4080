import { paths } from '../paths.ts'
import { type AreaRoutes, type PageHandle, page } from '../platform/routes.tsx'
import { businesses, businessTypes, isBusinessType } from './business-types.ts'
import { siteContent } from './site-content-call.ts'

const business = async () => (await import('./business-page.tsx')).BusinessPage
const reading = () => import('./text-page.tsx')

const businessHandle: PageHandle = {
  name: 'BusinessTrack',
  title: 'shell.logistics-service',
  header: 'business',
  menu: 'logistics',
  footer: true,
  kinds: { type: businessTypes },
  public: {
    description: 'shell.home-description',
    source: 'site/business-page.tsx',
    addresses: businessTypes.map(paths.businessTrack),
    calls: ({ type = '' }) => (isBusinessType(type) ? [siteContent(businesses[type].key)] : []),
  },
}

const readingHandle = (key: 'agreement' | 'privacy' | 'cookies', address: string): PageHandle => ({
  name: { agreement: 'Agreement', privacy: 'Privacy', cookies: 'Cookies' }[key],
  title: ({ agreement: 'site.page-agreement', privacy: 'site.page-privacy', cookies: 'site.page-cookies' } as const)[
    key
  ],
  header: 'whiteMiddle',
  footer: true,
  public: {
    description: 'shell.home-description',
    source: 'site/text-page.tsx',
    addresses: [address],
    calls: () => [siteContent(key)],
  },
})

export const siteRoutes: AreaRoutes = {
  open: [
    page(paths.businessTrack(':type'), businessHandle, business),
    page(paths.agreement(), readingHandle('agreement', paths.agreement()), async () => (await reading()).AgreementPage),
    page(paths.privacy(), readingHandle('privacy', paths.privacy()), async () => (await reading()).PrivacyPage),
    page(paths.cookies(), readingHandle('cookies', paths.cookies()), async () => (await reading()).CookiesPage),
  ],
}
