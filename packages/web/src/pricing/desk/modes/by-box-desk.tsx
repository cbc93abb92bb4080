import { ownersOf } from '../../modes/by-box.tsx'
import { BoxPricesShown, EmptyPlacesShown, SharedContainerShown } from '../box-terms-shown.tsx'
import { EmptyPlaceFields } from '../empty-place-fields.tsx'
import { FreeTimeFields } from '../free-time-fields.tsx'
import { PriceGrid } from '../price-grid.tsx'
import { SharedContainerFields } from '../shared-container-fields.tsx'
import { FreeTime } from '../tariff-free-time.tsx'
import type { PricingDeskMode } from './pricing-desk-mode.ts'

type ByBox = Pick<
  PricingDeskMode,
  'pricesTitle' | 'Prices' | 'PricesShown' | 'cards' | 'CardsShown' | 'runningFacts' | 'surchargeUnit'
>

export function boxDesk(facts: { shipperBoxes: boolean }): ByBox {
  const owners = ownersOf(facts)
  return {
    pricesTitle: 'pricing.prices-and-limits',
    Prices: (props) => <PriceGrid {...props} owners={owners} />,
    PricesShown: (props) => <BoxPricesShown {...props} owners={owners} />,
    cards: [
      { title: 'pricing.empty-boxes', Fields: EmptyPlaceFields },
      { title: 'pricing.free-time', Fields: FreeTimeFields },
      { title: 'pricing.lcl', Fields: SharedContainerFields },
    ],
    CardsShown: ({ tariff }) => (
      <>
        <FreeTime tariff={tariff} />
        <SharedContainerShown tariff={tariff} />
      </>
    ),
    runningFacts: (tariff, text) => [
      [text('field.freeDays'), text('shared.days', { count: tariff.freeDays })],
      [
        text('pricing.empty-pick-up'),
        <EmptyPlacesShown key="T" places={tariff.pickUpPlaces} currency={tariff.currency} />,
      ],
      [
        text('pricing.empty-return'),
        <EmptyPlacesShown key="H" places={tariff.returnPlaces} currency={tariff.currency} />,
      ],
    ],
    surchargeUnit: 'BOX',
  }
}
