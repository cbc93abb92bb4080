import { boxSizes } from '@landbridge/contract/pricing/box'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Segments } from '../../platform/ui/parts.tsx'
import styles from '../pricing.module.css'
import { Labelled } from '../quote/labelled.tsx'
import { priceIn } from './box-price.ts'
import type { LoadFieldsProps } from './pricing-mode.ts'

/** Size, number and owner of the boxes, what is in them, and the places of the empty one. */
export function BoxFields({ row, chosen, change }: LoadFieldsProps) {
  const text = useText()
  const offered = boxSizes.filter((size) => priceIn(row, 'C', size) ?? priceIn(row, 'S', size))
  return (
    <>
      <Labelled label={text('pricing.size')}>
        <select value={chosen.containerType} onChange={(event) => change({ containerType: event.target.value })}>
          {(offered.length > 0 ? offered : boxSizes).map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </Labelled>
      <Labelled label={text('pricing.boxes')}>
        <input
          type="number"
          min={1}
          max={500}
          value={chosen.containerQty}
          onChange={(event) => change({ containerQty: event.target.value })}
        />
      </Labelled>
      <div className={styles.labelled}>
        <span>{text('pricing.owner')}</span>
        <Segments
          label={text('pricing.owner')}
          value={chosen.containerOwner}
          choices={[
            { value: 'C', label: 'COC' },
            { value: 'S', label: 'SOC' },
          ]}
          onChange={(containerOwner) => change({ containerOwner })}
        />
      </div>
      <Labelled label={text('pricing.cargo-in-box')}>
        <input
          inputMode="decimal"
          value={chosen.cargoKg}
          onChange={(event) => change({ cargoKg: event.target.value })}
        />
      </Labelled>
      {chosen.containerOwner === 'C' && row.legType === 'Q' && (
        <>
          <EmptyPlace
            label={text('pricing.empty-pick-up')}
            places={row.pickUpPlaces}
            row={row}
            value={chosen.pickUp}
            onChange={(pickUp) => change({ pickUp })}
          />
          <EmptyPlace
            label={text('pricing.empty-return')}
            places={row.returnPlaces}
            row={row}
            value={chosen.giveBack}
            onChange={(giveBack) => change({ giveBack })}
          />
        </>
      )}
    </>
  )
}

type PlaceProps = {
  label: string
  places: PriceRow['pickUpPlaces']
  row: PriceRow
  value: string
  onChange: (value: string) => void
}

/** Where the empty box is taken or given back, each with what it costs more. */
function EmptyPlace({ label, places, row, value, onChange }: PlaceProps) {
  const format = useFormat()
  if (places.length === 0) return null
  const extra = (cost: string) =>
    Number(cost) > 0 ? ` +${format.money(cost, row.tariffCurrency, { decimals: 0 })}` : ''
  return (
    <Labelled label={label}>
      <select value={value || places[0]?.cityCode} onChange={(event) => onChange(event.target.value)}>
        {places.map((place) => (
          <option key={place.cityCode} value={place.cityCode}>
            {place.cityName}
            {extra(place.extraCost)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
