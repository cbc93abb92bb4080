import { boxSizes } from '@landbridge/contract/pricing/box'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import type { ReactNode } from 'react'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Segments } from '../../platform/ui/parts.tsx'
import { useCurrencies } from '../../reference/index.ts'
import styles from '../pricing.module.css'
import { priceIn } from '../query/offer-words.ts'
import type { Chosen } from './quote-query.ts'

type AskProps = { row: PriceRow; chosen: Chosen; onChoose: (chosen: Chosen) => void }

/** The boxes, the places of the empty box, and the currency that an offer is priced with. */
export function QuoteAsk({ row, chosen, onChoose }: AskProps) {
  const text = useText()
  const currencies = useCurrencies()
  const change = (changes: Partial<Chosen>) => onChoose({ ...chosen, ...changes })
  const codes = currencies.length > 0 ? currencies.map(({ value }) => value) : [chosen.currency]
  const isShared = row.sharedContainer !== undefined && row.coc40Hq === undefined
  const currency = (
    <Labelled label={text('pricing.currency')}>
      <select value={chosen.currency} onChange={(event) => change({ currency: event.target.value })}>
        {codes.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    </Labelled>
  )
  return (
    <div className={styles.ask}>
      {isShared ? <SharedAsk chosen={chosen} change={change} /> : <BoxAsk row={row} chosen={chosen} change={change} />}
      {currency}
    </div>
  )
}

type PartProps = { chosen: Chosen; change: (changes: Partial<Chosen>) => void }

function SharedAsk({ chosen, change }: PartProps) {
  const text = useText()
  return (
    <>
      <Labelled label={text('pricing.volume')}>
        <input
          inputMode="decimal"
          value={chosen.volumeM3}
          onChange={(event) => change({ volumeM3: event.target.value })}
        />
      </Labelled>
      <Labelled label={text('pricing.weight')}>
        <input
          inputMode="decimal"
          value={chosen.weightKg}
          onChange={(event) => change({ weightKg: event.target.value })}
        />
      </Labelled>
    </>
  )
}

function BoxAsk({ row, chosen, change }: PartProps & { row: PriceRow }) {
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

function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control stands inside
    <label className={styles.labelled}>
      <span>{label}</span>
      <span className="in low">{children}</span>
    </label>
  )
}
