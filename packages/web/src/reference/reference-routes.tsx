import { deskPaths } from '../desk-paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

export const referenceRoutes: AreaRoutes = {
  desk: [
    page(
      deskPaths.places(),
      { name: 'DeskPlaces', title: 'reference.places' },
      async () => (await import('./desk/desk-places-page.tsx')).DeskPlacesPage,
    ),
    page(
      deskPaths.carriers(),
      { name: 'DeskCarriers', title: 'reference.carriers' },
      async () => (await import('./desk/desk-carriers-page.tsx')).DeskCarriersPage,
    ),
    page(
      deskPaths.codes(),
      { name: 'DeskCodes', title: 'reference.codes' },
      async () => (await import('./desk/desk-codes-page.tsx')).DeskCodesPage,
    ),
    page(
      deskPaths.rates(),
      { name: 'DeskRates', title: 'reference.exchange-rates' },
      async () => (await import('./desk/desk-rates-page.tsx')).DeskRatesPage,
    ),
  ],
}
