import type { BoxLine } from '@landbridge/contract/booking/form/box-lines'
import type { BlockName } from '@landbridge/contract/booking/form/form-blocks'
import type { BookingForm, HeadName } from '@landbridge/contract/booking/form/form-fields'
import type { FormName } from '@landbridge/contract/booking/form/form-names'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { FrequencyItem } from '@landbridge/contract/pricing/departure'
import type { Mode, ModeCode } from '@landbridge/contract/shared/modes'
import type { ComponentType, ReactNode } from 'react'
import type { LineColumn } from '../../platform/form/line-column.ts'
import type { useFormat } from '../../platform/format.ts'
import type { Text } from '../../platform/text.tsx'
import type { BlockProps, FormState } from '../form/form-state.ts'
import type { Company, KnownFacts } from '../form/use-form-facts.ts'
import type { PlaceAsked } from './place-choice.ts'

/** A charge of the main haul with what it is counted by. */
type Freight = { chargeCode: string; unit: string; quantity: string }

type Format = ReturnType<typeof useFormat>

/** The prices of a form's lane: how many there are, and whether they could be read. */
export type LanePrices = { count: number; error: unknown; refetch: () => unknown }
export type PriceChoiceProps = { form: FormState; values: BookingForm; onClose: () => void }

/** What a transport mode brings to the pages of bookings beyond what the catalogue of its fields says. */
export type BookingModeView = {
  mode: Mode
  code: ModeCode
  /** The charges of the main haul that have to be named where no tariff prices a load that is no containers. */
  freightOf?: (form: BookingForm, name: FormName) => readonly Freight[]
  placeOf: (field: string, form: BookingForm) => PlaceAsked
  /** What the checks of its form read, asked for as the form is filled in. */
  useFacts: (form: BookingForm, company: Company) => KnownFacts
  /** Takes a price of the lane into the form. */
  usePrices: (form: FormState, watched: { values: BookingForm; known: KnownFacts }) => LanePrices
  PriceChoice?: ComponentType<PriceChoiceProps>
  /** Blocks of the form that it draws in its own way. */
  blocks: Partial<Record<BlockName, ComponentType<BlockProps>>>
  /** Columns of the container lines that it draws in its own way. */
  useBoxColumns: (known: KnownFacts) => Partial<Record<keyof BoxLine, Partial<LineColumn<BoxLine>>>>
  /** What the form says of a departure that is chosen; the same names with nothing where none is. */
  departureInForm: (departure: FrequencyItem | undefined) => Partial<Record<HeadName, string | null | undefined>>
  /** What the address of a price hands over to the form. */
  startOf: (query: URLSearchParams) => BookingForm
  /** What it adds to the first facts of a booking's detail. */
  detailFacts: (
    booking: BookingDetail,
    text: Text,
    format: Format,
  ) => readonly (readonly [label: string, value: ReactNode])[]
}
