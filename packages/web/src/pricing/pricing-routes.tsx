import { type PricedMode, pricedModes } from '@landbridge/contract/pricing/modes/priced-modes'
import { deskPaths } from '../desk-paths.ts'
import { paths } from '../paths.ts'
import { type AreaRoutes, page } from '../platform/routes.tsx'
import type { DepartureSlots } from './departure-desk/departure-page.tsx'
import type { LaneSlots } from './query/lane-star-slot.tsx'

const query = async (mode: PricedMode, slots: LaneSlots) =>
  (await import('./query/price-query-page.tsx')).priceQueryPageOf(mode, slots)
const tariff = async () => (await import('./tariff-desk/tariff-page.tsx')).TariffPage

export const pricingRoutesWith = (slots: DepartureSlots & LaneSlots): AreaRoutes => ({
  open: [
    ...pricedModes.map((mode) =>
      page(
        paths.freightQuery(mode),
        { name: 'FreightQuery', title: 'pricing.query-title', header: 'query', menu: 'product' },
        () => query(mode, slots),
      ),
    ),
    page(
      paths.offeredDepartures(),
      { name: 'FreightQuery', title: 'pricing.offered-departures', header: 'query', menu: 'product' },
      async () => (await import('./query/frequency-page.tsx')).offeredDeparturesPageWith(slots),
    ),
  ],
  order: [
    page(
      paths.userFreightQuery(),
      { name: 'UserOrderFreightQuery', title: 'pricing.query-title', menu: 'workbench' },
      async () => (await import('./query/price-query-page.tsx')).anyModeQueryPageWith(slots),
    ),
  ],
  desk: [
    page(
      deskPaths.tariffs(),
      { name: 'DeskTariffs', title: 'pricing.tariffs-title' },
      async () => (await import('./viewed-pages.tsx')).TariffsPage,
    ),
    page(deskPaths.tariff(':id'), { name: 'DeskTariff', title: 'pricing.tariff-title' }, tariff),
    page(
      deskPaths.departures(),
      { name: 'DeskDepartures', title: 'pricing.departures-title' },
      async () => (await import('./viewed-pages.tsx')).DeparturesPage,
    ),
    page(
      deskPaths.services(),
      { name: 'DeskServices', title: 'pricing.services-title' },
      async () => (await import('./departure-desk/modes/service-list-page.tsx')).ServiceListPage,
    ),
    page(
      deskPaths.service(':id'),
      { name: 'DeskService', title: 'pricing.service-title' },
      async () => (await import('./departure-desk/modes/service-page.tsx')).ServicePage,
    ),
    page(deskPaths.departure(':id'), { name: 'DeskDeparture', title: 'pricing.departure-title' }, async () =>
      (await import('./departure-desk/departure-page.tsx')).departurePageWith(slots),
    ),
  ],
})
