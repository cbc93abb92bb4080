import { deskPaths } from '../desk-paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

export const entityRoutes: AreaRoutes = {
  desk: [
    page(
      deskPaths.ownEntities(),
      { name: 'DeskOwnEntities', title: 'entity.companies' },
      async () => (await import('./desk/own-entities-page.tsx')).OwnEntitiesPage,
    ),
    page(
      deskPaths.localPartners(),
      { name: 'DeskLocalPartners', title: 'entity.partners' },
      async () => (await import('./desk/local-partners-page.tsx')).LocalPartnersPage,
    ),
  ],
}
