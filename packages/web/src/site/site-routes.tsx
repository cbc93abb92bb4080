import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'
import type { HomePreview } from './desk/desk-text-page.tsx'

const restriction = async () => (await import('./desk/desk-restriction-page.tsx')).DeskRestrictionPage
const business = async () => (await import('./business-page.tsx')).BusinessPage
const reading = () => import('./text-page.tsx')

/** The pages of the site. `home` loads what draws Home, for its preview. */
export const siteRoutesWith = (home: () => Promise<HomePreview>): AreaRoutes => ({
  open: [
    page(
      paths.businessTrack(':type'),
      { name: 'BusinessTrack', title: 'shell.logistics-service', header: 'business', menu: 'logistics', footer: true },
      business,
    ),
    page(
      paths.agreement(),
      { name: 'Agreement', title: 'site.page-agreement', header: 'whiteMiddle', footer: true },
      async () => (await reading()).AgreementPage,
    ),
    page(
      paths.privacy(),
      { name: 'Privacy', title: 'site.page-privacy', header: 'whiteMiddle', footer: true },
      async () => (await reading()).PrivacyPage,
    ),
    page(
      paths.cookies(),
      { name: 'Cookies', title: 'site.page-cookies', header: 'whiteMiddle', footer: true },
      async () => (await reading()).CookiesPage,
    ),
  ],
  desk: [
    page(paths.deskRestriction(), { name: 'DeskRestriction', title: 'site.restriction' }, restriction),
    page(
      paths.deskSiteTexts(),
      { name: 'DeskSiteTexts', title: 'site.texts' },
      async () => (await import('./desk/desk-texts-page.tsx')).DeskTextsPage,
    ),
    page(paths.deskSiteText(':key'), { name: 'DeskSiteText', title: 'site.texts' }, async () => {
      const [{ DeskTextPage }, Home] = await Promise.all([import('./desk/desk-text-page.tsx'), home()])
      return () => <DeskTextPage home={Home} />
    }),
  ],
})
