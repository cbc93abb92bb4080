import { modeOfCode } from '@landbridge/contract/shared/modes'
import { ModeDot } from './parts.tsx'
import { StateTabs } from './tabs.tsx'

type ModeTabsProps = {
  label: string
  /** The letter of a mode, empty for all. */
  value: string
  choices: readonly { value: string; label: string }[]
  counts: Readonly<Record<string, number>> | undefined
  onChange: (value: string) => void
}

const every = 'all'

/** Modes of a list, with colour and count under the current filters. */
export function ModeTabs({ label, value, choices, counts, onChange }: ModeTabsProps) {
  const tabs = choices.map((choice) => {
    const mode = modeOfCode(choice.value)
    const content = (
      <>
        {mode && <ModeDot mode={mode} />}
        {choice.label}
      </>
    )
    return { value: choice.value || every, label: content }
  })
  const known = choices.some((choice) => choice.value === value) ? value : choices[0]?.value
  return (
    <StateTabs
      label={label}
      value={known || every}
      tabs={tabs}
      counts={counts && Object.keys(counts).length > 0 ? counts : undefined}
      onChange={(chosen) => onChange(chosen === every ? '' : chosen)}
    />
  )
}
