import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

const restriction = async () => (await import('./desk/desk-restriction-page.tsx')).DeskRestrictionPage

export const siteRoutes: AreaRoutes = {
  desk: [page(paths.deskRestriction(), { name: 'DeskRestriction', title: 'site.restriction' }, restriction)],
}
