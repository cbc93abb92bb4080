import { useState } from 'react'
import { CheckBox, RadioGroup } from '../../src/platform/form/tick-inputs.tsx'
import { Radios, Switch, Tick } from '../../src/platform/ui/ticks.tsx'
import { useWord } from '../words.ts'
import type { Shown } from './shown.ts'

const control = { onBlur: () => {}, invalid: false, describedBy: undefined, disabled: undefined }
const owners = [
  { value: 'C', label: 'COC' },
  { value: 'S', label: 'SOC' },
  { value: 'N', label: 'None', disabled: true },
  { value: 'T', label: 'Tank of the shipper' },
]

function Ticked({ of = false, ...more }: { of?: boolean } & Partial<Parameters<typeof Tick>[0]>) {
  const [isOn, setOn] = useState(of)
  const word = useWord()
  return (
    <div className="row">
      <Tick isOn={isOn} onChange={setOn} {...more}>
        {word('Insured')}
      </Tick>
      <output>{JSON.stringify(isOn)}</output>
    </div>
  )
}

function Switched({ of = false, ...more }: { of?: boolean } & Partial<Parameters<typeof Switch>[0]>) {
  const [isOn, setOn] = useState(of)
  return (
    <div className="row">
      <Switch label="Mail about arrivals" isOn={isOn} onChange={setOn} {...more} />
      <output>{JSON.stringify(isOn)}</output>
    </div>
  )
}

function Chosen({ of = null, ...more }: { of?: string | null } & Partial<Parameters<typeof Radios>[0]>) {
  const [value, setValue] = useState(of)
  const word = useWord()
  return (
    <div className="row">
      <Radios label={word('Owner')} value={value} onChange={setValue} choices={owners} {...more} />
      <output>{JSON.stringify(value)}</output>
    </div>
  )
}

/** As fields of a form keep them. */
function InForm() {
  const [tick, setTick] = useState(false)
  const [owner, setOwner] = useState<string>('S')
  return (
    <div className="stack tight">
      <CheckBox
        {...control}
        id="tick"
        label="Insured"
        value={tick}
        onChange={(next) => setTick(next ?? false)}
        words="Yes"
      />
      <RadioGroup
        {...control}
        id="owner"
        label="Owner"
        choices={owners.slice(0, 2)}
        value={owner}
        onChange={(next) => setOwner(next ?? '')}
      />
      <output>{JSON.stringify([tick, owner])}</output>
    </div>
  )
}

export const shown: Shown = {
  title: 'Ticks, switches, one of a few',
  states: {
    tick: () => <Ticked />,
    'tick, on': () => <Ticked of />,
    'tick, partly': () => <Ticked isPartly />,
    'tick, wrong': () => <Ticked invalid />,
    'tick, disabled': () => <Ticked of disabled />,
    switch: () => <Switched />,
    'switch, on': () => <Switched of />,
    'switch, being turned': () => <Switched busy />,
    'switch, disabled': () => <Switched of disabled />,
    'one of a few': () => <Chosen />,
    'one of a few, chosen': () => <Chosen of="S" />,
    'one of a few, wrong': () => <Chosen invalid />,
    'one of a few, disabled': () => <Chosen of="S" disabled />,
    'in a form': InForm,
  },
}
