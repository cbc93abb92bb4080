import { deskPaths } from '../desk-paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'
import type { HomePreview } from './desk/home-preview.ts'

const failedWork = async () => (await import('./desk/failed-work-page.tsx')).FailedWorkPage
const restriction = async () => (await import('./desk/desk-restriction-page.tsx')).DeskRestrictionPage

/** The site's desk pages; `home` loads Home for its preview. */
export const siteDeskRoutesWith = (home: () => Promise<HomePreview>): AreaRoutes => ({
  desk: [
    page(deskPaths.failedWork(), { name: 'DeskFailedWork', title: 'insight.failed-work' }, failedWork),
    page(deskPaths.restriction(), { name: 'DeskRestriction', title: 'site.restriction' }, restriction),
    page(
      deskPaths.siteTexts(),
      { name: 'DeskSiteTexts', title: 'site.texts' },
      async () => (await import('./desk/desk-texts-page.tsx')).DeskTextsPage,
    ),
    page(deskPaths.siteText(':key'), { name: 'DeskSiteText', title: 'site.texts' }, async () => {
      const [{ DeskTextPage }, Home] = await Promise.all([import('./desk/desk-text-page.tsx'), home()])
      return () => <DeskTextPage home={Home} />
    }),
  ],
})
