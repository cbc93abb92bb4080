import { hasDepartures } from '@landbridge/contract/shared/modes'
import { type ReactNode, useMemo } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { withQuery } from '../../paths.ts'
import { useText } from '../../platform/text.tsx'
import { SelectFilter } from '../../platform/ui/filter-bar.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import { modeLabelOf } from '../modes/price-words.ts'
import { PricingModeProvider, pricingModeOf, pricingModes } from '../modes/pricing-modes.ts'

const modes = Object.values(pricingModes)
const departing = modes.filter(({ code }) => hasDepartures(code))

/** `ofDepartures` leaves out the modes that leave on days of the week alone. */
type ModesProps = { ofDepartures?: boolean }
const modesOf = ({ ofDepartures }: ModesProps) => (ofDepartures ? departing : modes)

/** The record that is shown has a mode; the address of a new one names it. */
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

type FilterProps = ModesProps & { value: string; onChange: (code: string) => void }

export function ModeFilter({ value, onChange, ...which }: FilterProps) {
  const text = useText()
  const options = [
    { value: '', label: text('shared.all') },
    ...modesOf(which).map((mode) => ({ value: mode.code as string, label: text(modeLabelOf(mode)) })),
  ]
  return <SelectFilter label={text('pricing.mode')} value={value} options={options} onChange={onChange} />
}

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
        onSelect: () => void go(withQuery(path, { serviceModeId: mode.code })),
      }))}
    />
  )
}
