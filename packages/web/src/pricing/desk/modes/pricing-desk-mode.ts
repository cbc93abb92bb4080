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
  /** A line's prices as fields, as text, and their card's title. */
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
  /** Further identification of a departure besides number and carrier. */
  RunFields?: ComponentType<RunFieldsProps>
  /** Cut-offs of the mode in the desk's order, with the required ones. */
  cutoffs: readonly DeskCutoff[]
  columns: readonly DeskColumn[]
  Matrix?: ComponentType<MatrixProps>
  /** Initial values of a line: included and excluded charges and the mode's defaults. */
  blank: Pick<TariffForm, 'included' | 'notIncluded'> & Partial<TariffForm>
  surchargeUnit: string
  daysOnWay?: number
}

/** A list's price: a sortable column, or a figure that sums up the prices. */
export type DeskColumn = { title: TextKey; optional?: boolean } & (
  | { column: (typeof linePriceColumns)[number] }
  | { column: string; figureOf: (row: TariffRow) => string | undefined }
)

export type MatrixColumn = { key: string; title: string; figureOf: (row: TariffRow) => string | undefined }

export type MatrixProps = { rows: readonly TariffRow[]; children: (columns: readonly MatrixColumn[]) => ReactNode }

type DeskCutoff = { kind: DepartureCutoffKind; isNeeded: boolean }
