import type { PriceRow } from '@landbridge/contract/pricing/price'
import { hasDepartures, modes, sellsSpace } from '@landbridge/contract/shared/modes'
import { Suspense } from 'react'
import { useFormat } from '../../platform/format.ts'
import { lazyPart } from '../../platform/load-part.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import { Chip } from '../../platform/ui/parts.tsx'
import { useCurrencies } from '../../reference/index.ts'
import { modeCodeOf } from '../modes/price-words.ts'
import styles from '../pricing.module.css'
import { type QuerySort, type QueryState, querySorts } from './query-state.ts'
import { SaleChips } from './sale-chips.tsx'

const legs = [
  ['Q', 'pricing.leg-full'],
  ['T', 'pricing.leg-first'],
  ['H', 'pricing.leg-last'],
] as const

const boxTypes = ['Z', 'P'] as const

const sortWords = {
  etd: 'pricing.sort-etd',
  transitDaysMin: 'pricing.sort-transit',
} as const satisfies Record<Exclude<QuerySort, 'price'>, TextKey>

/** The meaning of terms comes with the first one that is chosen. */
const TermHelp = lazyPart(async () => (await import('./term-help.tsx')).TermHelp)

/** The currencies that freight is quoted in stand first. */
const usualCurrencies = ['USD', 'CNY', 'EUR', 'RUB', 'KZT']

export function QueryChips({ state, lanes }: { state: QueryState; lanes: readonly PriceRow[] }) {
  const text = useText()
  // A choice of one is none.
  const legsShown = state.mode.legs.length > 1 ? legs.filter(([value]) => state.mode.legs.includes(value)) : []
  const { loads } = state.mode
  const leg = (legType: string) => state.set({ legType: legType === 'Q' ? '' : legType, day: '', entryPortCode: '' })
  const term = state.legType === 'Q' ? state.sale.incoterm : undefined
  return (
    <>
      <div className={`row between ${styles.bar}`}>
        <div className={styles.chips}>
          {legsShown.map(([value, word]) => (
            <Chip key={value} isPressed={state.legType === value} onClick={() => state.legType !== value && leg(value)}>
              {text(word)}
            </Chip>
          ))}
          {loads && (
            <Menu
              className={state.boxType === 'P' ? 'chip on' : 'chip'}
              title={text('pricing.load')}
              label={text(loads[state.boxType].short)}
              items={boxTypes.map((value) => ({
                label: text(loads[value].word),
                checked: value === state.boxType,
                onSelect: () => state.set({ boxType: value === 'Z' ? '' : value, day: '' }),
              }))}
            />
          )}
          {state.legType === 'Q' && <WholeWayChips state={state} lanes={lanes} hasRoads={legsShown.length > 0} />}
          {state.legType === 'Q' && <SaleChips state={state} />}
          <CurrencyChip state={state} />
        </div>
        <SortMenu state={state} />
      </div>
      {term && (
        <Suspense fallback={null}>
          <TermHelp key={term} term={term} />
        </Suspense>
      )}
    </>
  )
}

type WholeWayProps = { state: QueryState; lanes: readonly PriceRow[]; hasRoads: boolean }

function WholeWayChips({ state, lanes, hasRoads }: WholeWayProps) {
  const text = useText()
  const facts = modes[state.mode.mode]
  const borders = [...new Map(lanes.map((lane) => [lane.entryPortCode ?? '', lane.entryPortName ?? '']))]
  const borderOptions = [
    { value: '', label: text('pricing.any-border') },
    ...borders.filter(([code]) => code).map(([value, label]) => ({ value, label })),
  ]
  return (
    <>
      {facts.crossesBorders && (
        <SelectFilter
          label={text('pricing.border')}
          value={state.entryPortCode}
          options={borderOptions}
          onChange={(entryPortCode) => state.set({ entryPortCode })}
        />
      )}
      {sellsSpace(facts.code) && (
        <Chip isPressed={state.hasSpace} onClick={() => state.set({ hasSpace: state.hasSpace ? '' : 'T' })}>
          {text('pricing.with-space')}
        </Chip>
      )}
      {hasRoads && <RoadChips state={state} />}
      {facts.hasAllIn && state.boxType === 'Z' && (
        <Chip isPressed={state.allIn} onClick={() => state.set({ allIn: state.allIn ? 'F' : '' })}>
          {text('pricing.all-in')}
        </Chip>
      )}
    </>
  )
}

function SortMenu({ state }: { state: QueryState }) {
  const text = useText()
  const format = useFormat()
  const wordOf = (sort: QuerySort) =>
    sort === 'price' ? state.mode.sortedBy(state, text, format) : text(sortWords[sort])
  const sorts = hasDepartures(modeCodeOf(state.mode)) ? querySorts : querySorts.filter((sort) => sort !== 'etd')
  return (
    <Menu
      className={styles.sort ?? ''}
      align="right"
      title={text('shared.sort')}
      label={wordOf(state.sortName)}
      items={sorts.map((sort) => ({
        label: wordOf(sort),
        checked: sort === state.sortName,
        onSelect: () => state.set({ sortName: sort === 'price' ? '' : sort }),
      }))}
    />
  )
}

/** Road legs to and from the station, which allow any city as an end. */
function RoadChips({ state }: { state: QueryState }) {
  const text = useText()
  return (
    <>
      <Chip isPressed={state.firstLeg} onClick={() => state.set({ firstLeg: state.firstLeg ? '' : 'T' })}>
        {text('pricing.with-pick-up')}
      </Chip>
      <Chip isPressed={state.lastLeg} onClick={() => state.set({ lastLeg: state.lastLeg ? '' : 'T' })}>
        {text('pricing.with-delivery')}
      </Chip>
    </>
  )
}

function CurrencyChip({ state }: { state: QueryState }) {
  const text = useText()
  const currencies = useCurrencies()
  const others = currencies.filter(({ value }) => !usualCurrencies.includes(value))
  const options = [...usualCurrencies.map((value) => ({ value, label: value })), ...others]
  const items = options.map(({ value, label }) => ({
    label: label === value ? value : `${value} ${label}`,
    checked: value === state.currency,
    onSelect: () => state.set({ currency: value === 'USD' ? '' : value }),
  }))
  return <Menu className="chip" title={text('pricing.currency')} label={state.currency} items={items} />
}
