import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import type { TariffForm } from '@landbridge/contract/pricing/tariff-terms'
import type { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import type { ComponentType } from 'react'
import type { TextKey } from '../../platform/text.tsx'
import type { TariffFormProps } from '../desk/tariff-values.ts'

/** What the desk draws of the prices of one transport mode. */
export type PricingDeskMode = {
  /** The prices of a line as they are typed. */
  Prices: ComponentType<TariffFormProps>
  /** The price columns of the list of lines. */
  columns: readonly { column: PriceColumn; title: TextKey; optional?: boolean }[]
  /** The charges that a new line holds, and those it says it does not. */
  blankCharges: Pick<TariffForm, 'included' | 'notIncluded'>
  /** Finds its places, with their clocks. */
  places: typeof referenceEndpoints.railPorts | typeof referenceEndpoints.seaPorts
}
