import { type BoxOwner, priceColumnOf } from '@landbridge/contract/pricing/box'
import type { DepartureView } from '@landbridge/contract/pricing/departure'
import type { PriceRow } from '@landbridge/contract/pricing/price'
import type { PriceColumn } from '@landbridge/contract/pricing/price-columns'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { BoxField } from '../../reference/index.ts'
import styles from '../pricing.module.css'
import { BoxFields } from './box-fields.tsx'
import { priceIn } from './box-price.ts'
import type { PriceSearch, PricingMode } from './pricing-mode.ts'

type Own =
  | 'mode'
  | 'code'
  | 'icon'
  | 'label'
  | 'calls'
  | 'placeMode'
  | 'endKind'
  | 'crossingKind'
  | 'legs'
  | 'carrierType'
  | 'sharedPrice'
type ByBox = Omit<PricingMode, Own>

const usualSizes = ['20GP', '40GP', '40HQ', '45HQ'] as const
const leading = { column: 'coc40Hq', size: '40HQ' } as const
const comparedSize = ({ containerType }: PriceSearch): string => containerType || leading.size

/** Where no size is asked for, the list is in the order of the specification's size. */
const sortedSize = ({ containerType }: PriceSearch): string => containerType || '45HQ'
const columnOf = ({ ourBox }: PriceSearch, size: string): PriceColumn =>
  priceColumnOf(ourBox === 'F' ? 'S' : 'C', size) ?? leading.column

/** What every mode has that is priced by the box, its size and, where both have prices, whose it is. */
export const pricedByBox = (owners: readonly BoxOwner[]): ByBox => ({
  owners,
  searchLabel: 'reference.lane-box',
  SearchField: ({ search, onChange }) => (
    <BoxField box={search} ofCarrier={!owners.includes('S')} onChange={onChange} />
  ),
  searchText({ containerType, ourBox }) {
    const owner = { '': '', T: 'COC', F: 'SOC' }[ourBox]
    return [containerType, owner].filter(Boolean).join(' ') || owners.map((one) => `${one}OC`).join(' / ')
  },
  usualSizes,
  sizesShown({ containerType }) {
    const isAmong = containerType === '' || usualSizes.some((size) => size === containerType)
    return isAmong ? usualSizes : [...usualSizes.slice(0, -1), containerType]
  },
  Price: (props) => <BoxPrice {...props} owners={owners} />,
  comparedSize,
  sortedSize,
  sortedColumn: (search) => columnOf(search, sortedSize(search)),
  leading: { column: leading.column, label: `${leading.size} COC` },
  LoadFields: (props) => <BoxFields {...props} owners={owners} />,
  chargeNote: ({ containerType, containerOwner }) =>
    containerType && `${containerType} ${containerOwner === 'S' ? 'SOC' : 'COC'}`,
  loadAsked: ({ containerType, ourBox }) => ({
    boxes: containerType ? `1*${containerType}` : undefined,
    containerOwner: ourBox === 'F' ? 'S' : undefined,
  }),
  loadChosen: ({ containerType, containerQty, containerOwner }) => ({
    boxes: `${Number(containerQty) || 1}*${containerType}`,
    containerOwner,
  }),
})

type PriceProps = { row: PriceRow; size: string; search: PriceSearch; train: DepartureView | undefined }
type Owned = { owners: readonly BoxOwner[] }

/** What one size costs, the carrier's container over the shipper's own; a size without a price, and one that a train with room for others has no place for, says so. */
function BoxPrice({ row, size, search, train, owners }: PriceProps & Owned) {
  const owner = search.ourBox
  const isBeside = search.containerType !== '' && size !== search.containerType
  const text = useText()
  const format = useFormat()
  const [coc, soc] = [priceIn(row, 'C', size), priceIn(row, 'S', size)]
  const show = (price: string | undefined) => (price ? format.number(price, 0) : '—')
  const other =
    { T: undefined, F: coc && `COC ${show(coc)}` }[owner] ??
    (owner === '' && (soc ? `SOC ${show(soc)}` : owners.includes('S') && coc && text('pricing.no-soc')))
  const [first, isPriced] = [owner === 'F' ? soc : coc, Boolean(coc || soc)]
  return (
    <div className={isBeside ? `${styles.price} ${styles.beside}` : styles.price}>
      <small className={styles.size}>{size}</small>
      <b>{show(first)}</b>
      <small className={styles.soc}>{other || (!first && text('pricing.size-asked'))}</small>
      {isPriced && train && isFullFor(train, size) && <small className="bad-text">{text('pricing.size-full')}</small>}
    </div>
  )
}

/** A train that is full for every size is said to be so once, beside its day. */
const isFullFor = ({ spaces }: DepartureView, size: string): boolean =>
  spaces.some(({ surplus }) => surplus > 0) &&
  !spaces.some(({ containerType, surplus }) => containerType === size && surplus > 0)
