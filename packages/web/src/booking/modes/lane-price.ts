import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { type BookingForm, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { usualPlaceOf } from '@landbridge/contract/pricing/empty-places'
import type { PricedMode } from '@landbridge/contract/pricing/modes/priced-modes'
import { modes } from '@landbridge/contract/shared/modes'
import { useEffect } from 'react'
import type { LanePrices } from '../state/booking-mode-view.ts'
import type { FormState } from '../state/form-state.ts'
import type { KnownFacts } from '../state/use-form-facts.ts'
import { useLanePrices } from './lane-calls.ts'

type FormValues = { values: BookingForm; formFacts: Pick<KnownFacts, 'quote' | 'isQuoteKnown'> }

/** Prices of the lane: takes the first that fits, and clears one of another lane or border. */
export function useLanePrice(mode: PricedMode, form: FormState, { values, formFacts }: FormValues): LanePrices {
  const { data, error, refetch, isLoading } = useLanePrices(mode, values)
  const rows = data?.items
  const { quoteId, entryPortCode, borderPortCode, askQuote } = values
  const border = entryPortCode ?? borderPortCode
  const fitting = rows?.filter((row) => !border || !row.entryPortCode || row.entryPortCode === border)
  const isStanding = quoteId && fitting?.some(({ id }) => id === quoteId)
  const isOpen = Boolean(quoteId) && !formFacts.isQuoteKnown
  const proposed = isStanding ? quoteId : askQuote ? '' : (fitting?.[0]?.id ?? '')
  const wanted = quoteId && formFacts.quote ? formFacts.quote.id : proposed
  useEffect(() => {
    if (!rows || isOpen || (quoteId ?? '') === wanted) return
    form.setValue('quoteId', wanted)
    form.setValue('quoteType', wanted ? 'PRICE' : 'NONE')
  }, [form, rows, isOpen, quoteId, wanted])
  useUsualPlaces(form, formFacts.quote)
  const taken = rows?.find(({ id }) => id === wanted)
  useUsualWarehouse(mode, form, taken?.sharedContainer?.warehouseName ?? taken?.receivingWarehouseName)
  const isAwaited = Boolean(wanted) && !formFacts.quote && !(formFacts.isQuoteKnown && quoteId === wanted)
  return { count: rows?.length ?? 0, isLoading, isOpen: isLoading || isAwaited, error, refetch }
}

/** Proposes the price's places for empty boxes. */
function useUsualPlaces(form: FormState, quote: KnownFacts['quote']): void {
  const pickUp = usualPlaceOf(quote?.pickUpPlaces ?? [])
  const giveBack = usualPlaceOf(quote?.returnPlaces ?? [])
  useEffect(() => {
    for (const [index, box] of (form.getValues('boxes') ?? []).entries()) {
      if (box.containerOwner === 'S') continue
      if (pickUp && !box.emptyPickUpPlace) form.setValue(`boxes.${index}.emptyPickUpPlace`, pickUp)
      if (giveBack && !box.emptyReturnPlace) form.setValue(`boxes.${index}.emptyReturnPlace`, giveBack)
    }
  }, [form, pickUp, giveBack])
}

/** Proposes the price's receiving warehouse. */
function useUsualWarehouse(mode: PricedMode, form: FormState, warehouseName: string | undefined): void {
  const isShared = headFields.warehouseName.needs.some(({ forms }) =>
    forms.includes(formNameOf(modes[mode].code, form.watch('loadType'))),
  )
  useEffect(() => {
    if (isShared && warehouseName && !form.getValues('warehouseName')) form.setValue('warehouseName', warehouseName)
  }, [form, isShared, warehouseName])
}
