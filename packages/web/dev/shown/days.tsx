import { useState } from 'react'
import { MomentInput, type TypedMoment } from '../../src/platform/form/moment-input.tsx'
import { TimeInput } from '../../src/platform/form/time-input.tsx'
import { DateInput, DateRangeInput } from '../../src/platform/ui/calendar-input.tsx'
import { Named, plain } from '../named.tsx'
import type { Shown } from './shown.ts'

function TypedDay({ of = '', ...more }: { of?: string } & Partial<Parameters<typeof DateInput>[0]>) {
  const [value, setValue] = useState(of)
  return (
    <Named name="Cargo ready" value={value}>
      {(id) => <DateInput {...more} id={id} value={value} onChange={setValue} />}
    </Named>
  )
}

function Range({ of = ['', ''], ...more }: { of?: [string, string] } & Partial<Parameters<typeof DateRangeInput>[0]>) {
  const [[from, to], setValue] = useState(of)
  return (
    <Named name="Departure" value={[from, to]}>
      {(id) => (
        <DateRangeInput {...more} id={id} from={from} to={to} onChange={(first, last) => setValue([first, last])} />
      )}
    </Named>
  )
}

type MomentState = { of?: TypedMoment; zone?: string; invalid?: boolean; disabled?: boolean }

function TypedTime({ of = new Date('2031-02-08T01:00:00Z'), zone, ...more }: MomentState) {
  const [value, setValue] = useState(of)
  return (
    <Named name="Cut-off" value={value}>
      {(id) => <MomentInput {...plain} {...more} id={id} value={value} onChange={setValue} {...(zone && { zone })} />}
    </Named>
  )
}

function Time({ of = '', ...more }: { of?: string } & Partial<Parameters<typeof TimeInput>[0]>) {
  const [value, setValue] = useState<string | null | undefined>(of)
  return (
    <Named name="Gate closes" value={value}>
      {(id) => <TimeInput {...plain} {...more} id={id} value={value} onChange={setValue} />}
    </Named>
  )
}

export const shown: Shown = {
  title: 'Days and times',
  states: {
    day: () => <TypedDay />,
    'day, chosen': () => <TypedDay of="2031-02-14" />,
    'day within limits': () => <TypedDay of="2031-02-14" min="2031-02-10" max="2031-02-20" />,
    'day, wrong': () => <TypedDay invalid />,
    'day, disabled': () => <TypedDay of="2031-02-14" disabled />,
    'day, bare': () => <TypedDay of="2031-02-14" look="bare" />,
    range: () => <Range />,
    'range, chosen': () => <Range of={['2031-02-10', '2031-02-20']} />,
    'range, wrong': () => <Range invalid />,
    'range, disabled': () => <Range of={['2031-02-10', '2031-02-20']} disabled />,
    time: () => <Time />,
    'time, chosen': () => <Time of="09:30" />,
    'time, wrong': () => <Time invalid />,
    'time, disabled': () => <Time of="09:30" disabled />,
    moment: () => <TypedTime />,
    'moment, wrong': () => <TypedTime invalid />,
    'moment, disabled': () => <TypedTime disabled />,
    'half a moment': () => <TypedTime of="2031-02-08|" />,
    'moment in Berlin': () => <TypedTime zone="Europe/Berlin" />,
  },
}
