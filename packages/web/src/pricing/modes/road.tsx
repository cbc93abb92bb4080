import type { TruckPriceView } from '@landbridge/contract/pricing/load-price'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import { compareAmounts, shortFigure } from '@landbridge/contract/shared/money'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { PlainSelect } from '../../platform/ui/plain-select.tsx'
import { Radios } from '../../platform/ui/ticks.tsx'
import { MeasureFields, TruckField } from '../../reference/index.ts'
import { Labelled, LabelledFigure } from '../price/labelled.tsx'
import type {
  LoadFieldsProps,
  OfferDetailProps,
  PriceAsk,
  PricesProps,
  PricingModeView,
  SearchFieldProps,
} from '../price/pricing-mode-view.ts'
import type { QuoteChoice } from '../price/quote-query.ts'
import { specialWithoutBatteries } from '../price/special-cargo.ts'
import styles from './by-load.module.css'
import {
  chosenLoad,
  ExtraCharges,
  LoadBasis,
  LoadMeasures,
  loadFacts,
  loadFault,
  loadHandedOver,
  loadHeadline,
  loadIn,
  loadText,
  measuredIn,
  pricedByLoad,
  Rates,
} from './by-load.tsx'

/** A truck's key: type and way. */
const keyOf = ({ truckType, truckWay }: Pick<TruckPriceView, 'truckType' | 'truckWay'>) => `${truckType} ${truckWay}`
const pickedPrice = (row: PriceRow, picked: string) => row.truckPrices?.find((one) => keyOf(one) === picked)

function firstTruck(row: PriceRow, { search }: PriceAsk): string {
  const wanted = row.truckPrices?.find(({ truckType }) => truckType === search.truckType)
  const found = wanted ?? row.loadCharge?.trucks?.[0] ?? row.truckPrices?.[0]
  return found ? keyOf(found) : ''
}

const truckQtyOf = ({ truckQty }: QuoteChoice) =>
  Math.min(200, Math.max(1, /^\d{1,3}$/.test(truckQty) ? Number(truckQty) : 1))

/** Road: whole trucks or part loads from city to city on weekdays, domestic or across a border. */
export const road: PricingModeView = {
  ...pricedByLoad,
  mode: 'truck',
  loads: {
    Z: { word: 'pricing.ftl', short: 'pricing.ftl-short', loadType: 'FTL' },
    P: { word: 'pricing.ltl', short: 'pricing.ltl-short', loadType: 'LTL' },
  },
  searchLabel: (boxType) => (boxType === 'P' ? 'reference.lane-load' : 'pricing.truck-and-weight'),
  SearchField: RoadSearch,
  searchText: ({ search, boxType }, text, format) =>
    [text(boxType === 'P' ? 'pricing.ltl-short' : 'pricing.ftl-short'), loadText(search, text, format)]
      .filter(Boolean)
      .join(' · '),
  searchFault: ({ search, boxType }) =>
    loadFault({ ...search, pieces: '', ...(boxType === 'Z' && { loadingMetres: '' }) }),
  loadQuery({ search, boxType }) {
    const { grossWeightKg, volumeM3, loadingMetres } = loadIn({ ...search, pieces: '' })
    return {
      loadType: boxType === 'P' ? 'LTL' : 'FTL',
      ...(grossWeightKg && { grossWeightKg }),
      ...(volumeM3 && { volumeM3 }),
      ...(loadingMetres && boxType === 'P' && { loadingMetres }),
      ...(search.truckType && boxType === 'Z' && { truckType: search.truckType }),
    }
  },
  headline(row, request, { picked, text }) {
    const truck = request.boxType === 'P' ? undefined : pickedPrice(row, picked)
    if (!truck) return loadHeadline(row, request, { picked, text })
    const isPriced = row.loadCharge?.trucks?.some((one) => keyOf(one) === picked && one.truckQty === 1)
    return {
      amount: isPriced && row.split ? row.split.allIn : truck.price,
      label: text('pricing.price-of-truck'),
      split: isPriced ? row.split : undefined,
    }
  },
  Prices: RoadPrice,
  OfferDetail: (props) => (
    <>
      {props.request.boxType === 'P' ? <PartLoadRates row={props.row} /> : <Trucks {...props} />}
      <ExtraCharges row={props.row} />
    </>
  ),
  pickedFirst: firstTruck,
  sortedBy: ({ boxType }, text) => text(boxType === 'P' ? 'pricing.sort-load' : 'pricing.sort-truck'),
  pricePer: ({ boxType }, text) => text(boxType === 'P' ? 'pricing.per-load' : 'pricing.per-truck'),
  leadingPrice: (text) => text('pricing.per-truck'),
  chosenFirst: (row, request) => ({
    ...chosenLoad(row, request.search),
    truck: firstTruck(row, request),
    truckQty: '1',
  }),
  special: specialWithoutBatteries,
  LoadFields: (props) => (props.boxType === 'P' ? <LoadMeasures {...props} withMetres /> : <TruckFields {...props} />),
  quoteLoad(row, chosen, boxType) {
    const load = loadIn({ ...chosen, pieces: '' })
    if (boxType === 'P') return { ...load, ...(row.partLoad && { truckWay: row.partLoad.truckWay }) }
    const truck = pickedPrice(row, chosen.truck)
    return truck
      ? { trucks: [{ truckType: truck.truckType, truckQty: truckQtyOf(chosen) }], truckWay: truck.truckWay }
      : load
  },
  facts: (row, text, format) => [
    ...loadFacts(row, text, format),
    [text('pricing.cargo-cutoff'), text('pricing.cargo-cutoff-hours', { count: row.cargoCutoffHours })],
  ],
  chargeNote: ({ truckType, truckWay }, row) => {
    const truck = row.truckPrices?.find((one) => one.truckType === truckType && one.truckWay === truckWay)
    return truck ? `${truck.truckName} · ${truck.truckWayName}` : truckType
  },
  queriedLoad({ search, boxType }, offered) {
    const load = loadHandedOver({ ...search, pieces: '' })
    if (boxType === 'P') return { ...load, truckWay: offered?.row.partLoad?.truckWay }
    const truck = offered && pickedPrice(offered.row, offered.picked)
    const truckType = truck?.truckType ?? search.truckType
    return { ...load, ldm: undefined, trucks: truckType ? `1*${truckType}` : undefined, truckWay: truck?.truckWay }
  },
  loadChosen(chosen, { boxType }, row) {
    const load = loadHandedOver({ ...chosen, pieces: '' })
    if (boxType === 'P') return { ...load, truckWay: row.partLoad?.truckWay }
    const truck = pickedPrice(row, chosen.truck)
    return {
      ...load,
      ldm: undefined,
      trucks: truck && `${truckQtyOf(chosen)}*${truck.truckType}`,
      truckWay: truck?.truckWay,
    }
  },
}

function RoadSearch({ search, boxType, onChange }: SearchFieldProps) {
  return boxType === 'P' ? (
    <MeasureFields load={search} withMetres onChange={onChange} />
  ) : (
    <TruckField lane={search} load={search} onChange={onChange} />
  )
}

function RoadPrice({ row, request, picked }: PricesProps) {
  const text = useText()
  const truck = pickedPrice(row, picked)
  if (request.boxType === 'P' || !truck) return <LoadBasis row={row} />
  return (
    <div className={styles.load}>
      <small className="muted">{truck.truckName}</small>
      {isTooSmall(truck, request) && <small className="bad-text">{text('pricing.truck-small')}</small>}
    </div>
  )
}

function isTooSmall({ payloadKg, volumeM3 }: TruckPriceView, { search }: PriceAsk): boolean {
  const load = measuredIn({ ...search, pieces: '' })
  const isOver = (figure: string | undefined, most: string | number | undefined) =>
    figure !== undefined && most !== undefined && compareAmounts(figure, String(most)) > 0
  return isOver(load.grossWeightKg, payloadKg) || isOver(load.volumeM3, volumeM3)
}

/** Priced trucks with payload and way over the border, of which the picked one is booked. */
function Trucks({ row, request, picked, onPick }: OfferDetailProps) {
  const text = useText()
  const format = useFormat()
  const carries = ({ payloadKg, volumeM3 }: TruckPriceView) =>
    [
      payloadKg && text('pricing.tonnes', { tonnes: format.number(payloadKg / 1000) }),
      volumeM3 && text('pricing.m3', { m3: format.number(volumeM3) }),
    ].filter(Boolean)
  return (
    <Radios
      label={text('pricing.trucks-priced')}
      className={styles.trucks}
      choiceClass={styles.truck}
      value={picked}
      onChange={onPick}
      choices={(row.truckPrices ?? []).map((truck) => ({
        value: keyOf(truck),
        label: (
          <>
            <span>{truck.truckName.replace(/ (?=[mм]³)/, '\u00a0')}</span>
            <b className="nowrap">{format.money(truck.price, row.currency, { decimals: 0 })}</b>
            <small className="muted">
              {[...carries(truck), truck.truckWayName].join(' · ')}
              {isTooSmall(truck, request) && <span className="bad-text"> · {text('pricing.truck-small')}</span>}
            </small>
          </>
        ),
      }))}
    />
  )
}

/** Rates by weight, volume and metres with their kilograms, of which the dearest is charged. */
function PartLoadRates({ row }: { row: PriceRow }) {
  const text = useText()
  const format = useFormat()
  const part = row.partLoad
  if (!part) return null
  const money = (amount: string) => format.money(amount, row.currency)
  const { basis, isMinimum } = row.loadCharge ?? {}
  const look = (one: typeof basis) => (one === basis && !isMinimum ? ('used' as const) : undefined)
  const kg = (factor: number) => format.number(factor)
  return (
    <Rates
      label={text('pricing.part-load-rates')}
      rates={[
        {
          name: text('pricing.kilogram'),
          figure: format.money(part.perKg, row.currency, { decimals: placesOf(part.perKg) }),
          look: look('weight'),
        },
        {
          name: text('pricing.stands-for', { what: text('pricing.m3', { m3: 1 }), kg: kg(part.kgPerM3) }),
          figure: money(part.perM3),
          look: look('volume'),
        },
        {
          name: text('pricing.stands-for', { what: '1 LDM', kg: kg(part.kgPerLdm) }),
          figure: money(part.perLdm),
          look: look('metres'),
        },
        { name: text('pricing.minimum'), figure: money(part.minimum), look: isMinimum ? 'used' : undefined },
        { name: text('pricing.truck-way'), figure: part.truckWayName },
      ]}
    />
  )
}

/** Decimals of a price per kilogram, more than its currency's. */
const placesOf = (price: string) => Math.max(2, shortFigure(price).split('.')[1]?.length ?? 0)

function TruckFields({ row, chosen, change }: LoadFieldsProps) {
  const text = useText()
  const choices = (row.truckPrices ?? []).map((truck) => ({
    value: keyOf(truck),
    label: `${truck.truckName} · ${truck.truckWayName}`,
  }))
  return (
    <>
      <Labelled label={text('pricing.truck')}>
        <PlainSelect value={chosen.truck} choices={choices} onChange={(truck) => change({ truck })} />
      </Labelled>
      <LabelledFigure
        label={text('pricing.trucks')}
        integer
        value={chosen.truckQty}
        onChange={(truckQty) => change({ truckQty })}
      />
    </>
  )
}
