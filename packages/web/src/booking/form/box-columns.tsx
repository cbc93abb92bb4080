import type { BoxLine } from '@landbridge/contract/booking/form/box-lines'
import type { PriceQuote } from '@landbridge/contract/pricing/price'
import type { LineColumn } from '../../platform/form/lines-editor.tsx'
import { Select } from '../../platform/form/select-inputs.tsx'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Segments } from '../../platform/ui/parts.tsx'
import { railBoxOptions } from './form-options.ts'

type Box = LineColumn<BoxLine>
type Quote = PriceQuote | undefined

const sum = (lines: readonly BoxLine[], of: (line: BoxLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0)
const quantity = (line: BoxLine) => Number(line.containerQty ?? 0)
const cargo = (line: BoxLine) => quantity(line) * Number(line.containerCargoKg ?? 0)

/** The container lines as a table of fields; places to take and give back empty boxes are those of the price. */
export function useBoxColumns(quote: Quote): readonly Box[] {
  const text = useText()
  const format = useFormat()
  const place = usePlaceColumn(quote)
  const figure = { kind: 'number', align: 'num', need: true } as const
  return [
    useOwnerColumn(),
    {
      name: 'containerType',
      title: text('field.containerType'),
      need: true,
      width: 108,
      kind: 'select',
      options: railBoxOptions,
      clearable: false,
      read: (cell) => cell.toUpperCase(),
    },
    {
      ...figure,
      name: 'containerQty',
      title: text('field.containerQty'),
      width: 80,
      whole: true,
      total: (lines) => format.number(sum(lines, quantity)),
    },
    {
      ...figure,
      name: 'containerCargoKg',
      title: text('field.containerCargoKg'),
      total: (lines) => format.number(sum(lines, cargo) || undefined, 1),
    },
    place('emptyPickUpPlace', quote?.pickUpPlaces),
    place('emptyReturnPlace', quote?.returnPlaces),
  ]
}

const owners = [
  { value: 'C', label: 'COC' },
  { value: 'S', label: 'SOC' },
] as const

function useOwnerColumn(): Box {
  const text = useText()
  return {
    name: 'containerOwner',
    title: text('field.containerOwner'),
    need: true,
    width: 132,
    widget: ({ value, onChange, label }) => (
      <Segments
        label={label}
        value={(value ?? 'C') as 'C' | 'S'}
        choices={owners}
        onChange={(owner) => onChange(owner as never)}
      />
    ),
    read: (cell) => (/^s/i.test(cell) ? 'S' : 'C'),
  }
}

/** Where a box is taken or given back, and what another place than the usual one costs. */
function usePlaceColumn(quote: Quote) {
  const text = useText()
  const format = useFormat()
  const optionsOf = (places: PriceQuote['pickUpPlaces'] | undefined) =>
    (places ?? []).map(({ cityCode, cityName, extraCost }) => {
      const cost = format.money(extraCost, quote?.currency, { decimals: 0 })
      return {
        value: cityCode,
        label: cityName,
        ...(Number(extraCost) > 0 && { subLabel: text('booking.extra-cost', { cost }) }),
      }
    })
  return (name: 'emptyPickUpPlace' | 'emptyReturnPlace', places: PriceQuote['pickUpPlaces'] | undefined): Box => ({
    name,
    title: text(`field.${name}`),
    width: 144,
    widget: ({ onChange, ...control }, line) => (
      <Select
        {...control}
        onChange={(code) => onChange(code as never)}
        disabled={line.containerOwner === 'S'}
        options={optionsOf(places)}
        placeholder={text('booking.from-price')}
      />
    ),
    read: () => undefined,
  })
}
