import type { DepartureCutoffKind } from '@landbridge/contract/pricing/departure'
import type { DepartureForm } from '@landbridge/contract/pricing/departure-desk-endpoints'
import type { linePriceColumns } from '@landbridge/contract/pricing/price-columns'
import type { TariffDetail, TariffRow } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import type { TariffForm } from '@landbridge/contract/pricing/tariff-terms'
import type { ComponentType, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Text, TextKey } from '../../../platform/text.tsx'
import type { Format } from '../../price/pricing-mode-view.ts'
import type { TariffFormProps } from '../tariff-values.ts'

export type RunFieldsProps = { form: UseFormReturn<DepartureForm>; disabled: boolean }
type ShownProps = { tariff: TariffDetail }

export type PricingDeskMode = {
  /** The prices of a line as they are typed, and as they are read; what their card is called. */
  pricesTitle: TextKey
  Prices: ComponentType<TariffFormProps>
  PricesShown: ComponentType<ShownProps>
  cards: readonly { title: TextKey; Fields: ComponentType<TariffFormProps> }[]
  CardsShown?: ComponentType<ShownProps>
  runningFacts?: (
    tariff: TariffDetail,
    text: Text,
    format: Format,
  ) => readonly (readonly [label: string, value: ReactNode])[]
  /** Further marks of a departure of the mode, besides its number and its carrier. */
  RunFields?: ComponentType<RunFieldsProps>
  /** Until when what must be there, in the order of the desk, and which of it every departure must say. */
  cutoffs: readonly DeskCutoff[]
  columns: readonly DeskColumn[]
  /** The charges that a new line holds, those it says it does not, and whatever else is usual in the mode. */
  blank: Pick<TariffForm, 'included' | 'notIncluded'> & Partial<TariffForm>
  surchargeUnit: string
  daysOnWay?: number
}

/** A price of a line in the list: one of the columns that the list can stand by, or a figure that its prices are summed up in. */
export type DeskColumn = { title: TextKey; optional?: boolean } & (
  | { column: (typeof linePriceColumns)[number] }
  | { column: string; figureOf: (row: TariffRow) => string | undefined }
)

type DeskCutoff = { kind: DepartureCutoffKind; isNeeded: boolean }
