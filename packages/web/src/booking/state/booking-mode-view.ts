import type { BoxLine } from '@landbridge/contract/booking/fields/box-lines'
import type { BlockName } from '@landbridge/contract/booking/fields/form-blocks'
import type { BookingForm, HeadName } from '@landbridge/contract/booking/fields/form-fields'
import type { FormName } from '@landbridge/contract/booking/fields/form-names'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { OfferedDeparture } from '@landbridge/contract/pricing/departure'
import type { Mode, ModeCode } from '@landbridge/contract/shared/modes'
import type { ComponentType, ReactNode } from 'react'
import type { LineColumn } from '../../platform/form/line-column.ts'
import type { useFormat } from '../../platform/format.ts'
import type { Text } from '../../platform/text.tsx'
import type { BlockProps, FormState } from './form-state.ts'
import type { Company, KnownFacts, OfferedPlaces } from './use-form-facts.ts'

type Freight = { chargeCode: string; unit: string; quantity: string }

type Format = ReturnType<typeof useFormat>

/** `isLoading` until prices are read, `isOpen` until the chosen price's total is known. */
export type LanePrices = {
  count: number
  isLoading: boolean
  isOpen: boolean
  error: unknown
  refetch: () => unknown
}
export type PriceChoiceProps = { form: FormState; values: BookingForm; onClose: () => void }

export type BookingModeView = {
  mode: Mode
  code: ModeCode
  /** Main haul charges to name where no tariff prices a load without containers. */
  freightOf?: (form: BookingForm, name: FormName) => readonly Freight[]
  placeOf: (field: string, form: BookingForm) => OfferedPlaces
  useFacts: (form: BookingForm, company: Company) => KnownFacts
  usePrices: (form: FormState, watched: { values: BookingForm; formFacts: KnownFacts }) => LanePrices
  PriceChoice?: ComponentType<PriceChoiceProps>
  blocks: Partial<Record<BlockName, ComponentType<BlockProps>>>
  useBoxColumns: (formFacts: KnownFacts) => Partial<Record<keyof BoxLine, Partial<LineColumn<BoxLine>>>>
  /** Form fields of the chosen departure, empty without one. */
  departureInForm: (departure: OfferedDeparture | undefined) => Partial<Record<HeadName, string | null | undefined>>
  initialForm: (query: URLSearchParams) => BookingForm
  detailFacts: (
    booking: BookingDetail,
    text: Text,
    format: Format,
  ) => readonly (readonly [label: string, value: ReactNode])[]
}
