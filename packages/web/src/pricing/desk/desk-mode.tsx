import { hasDepartures } from '@landbridge/contract/shared/modes'
import { type ReactNode, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { withQuery } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { choice, type WordChoices } from '../../platform/ui/list-filters.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import { ModeTabs } from '../../platform/ui/mode-tabs.tsx'
import { modeCodeOf, modeLabelOf } from '../modes/price-words.ts'
import { PricingModeProvider, pricingModeOf, pricingModes } from '../modes/pricing-modes.ts'

const modes = Object.values(pricingModes)
const departing = modes.filter((mode) => hasDepartures(modeCodeOf(mode)))

/** `ofDepartures` leaves out modes that depart by weekday alone. */
type ModesProps = { ofDepartures?: boolean }
const modesOf = ({ ofDepartures }: ModesProps) => (ofDepartures ? departing : modes)

/** The mode of the record, or of a new one's address. */
export function InModeOf({
  record,
  children,
}: {
  record?: { serviceModeId: string } | undefined
  children: ReactNode
}) {
  const [query] = useSearchParams()
  const code = record?.serviceModeId ?? query.get('serviceModeId')
  return <PricingModeProvider value={useMemo(() => pricingModeOf(code), [code])}>{children}</PricingModeProvider>
}

const eachMode = (which: ModesProps = {}): WordChoices =>
  modesOf(which).map((mode) => [modeCodeOf(mode), modeLabelOf(mode)] as const)

export const ModeFilter = choice('serviceModeId', 'pricing.mode', [['', 'shared.all'], ...eachMode()])

/** Modes of a lane list as tabs, which clear the places; `each` has no tab for all. */
export const laneModeTabs = ({ each = false, ...which }: ModesProps & { each?: boolean } = {}) =>
  ({
    name: 'serviceModeId',
    label: 'pricing.mode',
    choices: each ? eachMode(which) : [['', 'shared.all'] as const, ...eachMode(which)],
    alsoSets: { originCode: '', destinationCode: '' },
  }) as const

type LaneModeFilters = { serviceModeId: string; originCode: string; destinationCode: string }
type LaneModeTabsProps = {
  tabs: ReturnType<typeof laneModeTabs>
  state: { filters: LaneModeFilters; set: (change: LaneModeFilters) => void }
  counts: Readonly<Record<string, number>> | undefined
}

export function LaneModeTabs({ tabs, state: { filters, set }, counts }: LaneModeTabsProps) {
  const text = useText()
  return (
    <ModeTabs
      label={text(tabs.label)}
      value={filters.serviceModeId}
      choices={tabs.choices.map(([value, word]) => ({ value, label: text(word) }))}
      counts={counts}
      onChange={(serviceModeId) => set({ ...tabs.alsoSets, serviceModeId })}
    />
  )
}

export const firstLaneMode = modeCodeOf(pricingModeOf(undefined))

export function NewOfMode({ label, path, ...which }: ModesProps & { label: string; path: string }) {
  const text = useText()
  const go = useNavigate()
  return (
    <Menu
      className="btn"
      align="right"
      label={label}
      title={label}
      items={modesOf(which).map((mode) => ({
        label: text(modeLabelOf(mode)),
        onSelect: () => void go(withQuery(path, { serviceModeId: modeCodeOf(mode) })),
      }))}
    />
  )
}
