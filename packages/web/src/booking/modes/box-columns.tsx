import type { BoxLine } from '@landbridge/contract/booking/fields/box-lines'
import type { PriceQuote } from '@landbridge/contract/pricing/price'
import type { PlaceMode } from '@landbridge/contract/reference/place'
import type { ComponentProps } from 'react'
import { Select } from '../../platform/form/select-input.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { usePlace } from '../../reference/index.ts'
import type { BookingModeView } from '../state/booking-mode-view.ts'
import type { KnownFacts } from '../state/use-form-facts.ts'

type Places = PriceQuote['pickUpPlaces'] | undefined
type Column = NonNullable<ReturnType<BookingModeView['useBoxColumns']>['emptyPickUpPlace']>

/** Columns of the box lines, with the price's places of empty boxes and their surcharges. */
export function useLaneBoxColumns(
  mode: PlaceMode,
  { quote }: Pick<KnownFacts, 'quote'>,
): ReturnType<BookingModeView['useBoxColumns']> {
  const text = useText()
  const format = useFormat()
  const optionsOf = (places: Places) =>
    (places ?? []).map(({ cityCode, cityName, extraCost }) => {
      const cost = format.money(extraCost, quote?.currency, { decimals: 0 })
      return {
        value: cityCode,
        label: cityName,
        ...(Number(extraCost) > 0 && { subLabel: text('booking.extra-cost', { cost }) }),
      }
    })
  const column = (places: Places): Column => ({
    width: 144,
    widget: ({ onChange, ...control }, line: BoxLine) => (
      <EmptyPlace
        {...control}
        mode={mode}
        onChange={(code) => onChange(code as never)}
        disabled={line.containerOwner === 'S'}
        options={optionsOf(places)}
        placeholder={text('booking.from-price')}
      />
    ),
    read: () => undefined,
  })
  return { emptyPickUpPlace: column(quote?.pickUpPlaces), emptyReturnPlace: column(quote?.returnPlaces) }
}

function EmptyPlace({ mode, ...props }: ComponentProps<typeof Select> & { mode: PlaceMode }) {
  const place = usePlace(mode, props.value)
  return <Select {...props} labelOf={(code) => place?.label ?? code} />
}
