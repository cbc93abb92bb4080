import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'

/** What staff keep of the reference data. */
export const referenceRoutes: AreaRoutes = {
  desk: [
    page(
      paths.deskPlaces(),
      { name: 'DeskPlaces', title: 'reference.places' },
      async () => (await import('./desk/desk-places-page.tsx')).DeskPlacesPage,
    ),
    page(
      paths.deskCarriers(),
      { name: 'DeskCarriers', title: 'reference.carriers' },
      async () => (await import('./desk/desk-carriers-page.tsx')).DeskCarriersPage,
    ),
    page(
      paths.deskCodes(),
      { name: 'DeskCodes', title: 'reference.codes' },
      async () => (await import('./desk/desk-codes-page.tsx')).DeskCodesPage,
    ),
    page(
      paths.deskRates(),
      { name: 'DeskRates', title: 'reference.exchange-rates' },
      async () => (await import('./desk/desk-rates-page.tsx')).DeskRatesPage,
    ),
  ],
}
