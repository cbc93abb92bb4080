import { type BoxOwner, boxAsk, boxSizes } from '@landbridge/contract/pricing/box'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Segments } from '../../platform/ui/parts.tsx'
import { PlainSelect } from '../../platform/ui/plain-select.tsx'
import { Fault, Labelled, LabelledFigure } from '../price/labelled.tsx'
import type { LoadFieldsProps } from '../price/pricing-mode-view.ts'
import styles from '../pricing.module.css'
import { priceIn } from './box-price.ts'
import { loadFault } from './by-load.tsx'

export const isCargoKg = (typed: string): boolean => boxAsk.shape.containerCargoKg.safeParse(typed).success

export function BoxFields({ row, chosen, change, owners }: LoadFieldsProps & { owners: readonly BoxOwner[] }) {
  const text = useText()
  const offered = boxSizes.filter((size) => priceIn(row, 'C', size) ?? priceIn(row, 'S', size))
  return (
    <>
      <Labelled label={text('pricing.size')}>
        <PlainSelect
          value={chosen.containerType}
          choices={(offered.length > 0 ? offered : boxSizes).map((size) => ({ value: size as string, label: size }))}
          onChange={(containerType) => change({ containerType })}
        />
      </Labelled>
      <LabelledFigure
        label={text('pricing.boxes')}
        integer
        value={chosen.containerQty}
        onChange={(containerQty) => change({ containerQty })}
      />
      <div className={styles.labelled} hidden={!owners.includes('S')}>
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
      <LabelledFigure
        label={text('pricing.cargo-in-box')}
        value={chosen.cargoKg}
        onChange={(cargoKg) => change({ cargoKg })}
      />
      <Fault word={chosen.cargoKg && !isCargoKg(chosen.cargoKg) ? 'shared.weight-not-read' : undefined} />
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

export function SharedFields({ chosen, change }: Pick<LoadFieldsProps, 'chosen' | 'change'>) {
  const text = useText()
  return (
    <>
      <LabelledFigure
        label={text('pricing.volume')}
        value={chosen.volumeM3}
        onChange={(volumeM3) => change({ volumeM3 })}
      />
      <LabelledFigure
        label={text('pricing.weight')}
        value={chosen.weightKg}
        onChange={(weightKg) => change({ weightKg })}
      />
      <Fault word={loadFault({ ...chosen, loadingMetres: '', pieces: '' })} />
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

function EmptyPlace({ label, places, row, value, onChange }: PlaceProps) {
  const format = useFormat()
  if (places.length === 0) return null
  const extra = (cost: string) =>
    Number(cost) > 0 ? ` +${format.money(cost, row.tariffCurrency, { decimals: 0 })}` : ''
  return (
    <Labelled label={label}>
      <PlainSelect
        value={value || (places[0]?.cityCode ?? '')}
        choices={places.map(({ cityCode, cityName, extraCost }) => ({
          value: cityCode,
          label: `${cityName}${extra(extraCost)}`,
        }))}
        onChange={onChange}
      />
    </Labelled>
  )
}
