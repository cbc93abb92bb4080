import { useState } from 'react'
import { Select } from '../../src/platform/form/select-input.tsx'
import { DateInput } from '../../src/platform/ui/calendar-input.tsx'
import { Dialog } from '../../src/platform/ui/dialog.tsx'
import { DatesFilter, KeywordFilter } from '../../src/platform/ui/filter-bar.tsx'
import { Button } from '../../src/platform/ui/parts.tsx'
import { Named, plain } from '../named.tsx'
import type { Shown } from './shown.ts'

const places = ['Xi’an', 'Hamburg', 'Duisburg'].map((label) => ({ value: label, label }))

function InDialog() {
  const [isOpen, setOpen] = useState(false)
  const [place, setPlace] = useState<string | null | undefined>('')
  const [day, setDay] = useState('')
  return (
    <>
      <Named name="Chosen" value={[place, day]}>
        {() => <Button onClick={() => setOpen(true)}>Open</Button>}
      </Named>
      {isOpen && (
        <Dialog title="Where and when" onClose={() => setOpen(false)}>
          <div className="stack labels-above">
            <Named name="Place">
              {(id) => <Select {...plain} id={id} options={places} value={place} onChange={setPlace} />}
            </Named>
            <Named name="Day">{(id) => <DateInput id={id} value={day} onChange={setDay} />}</Named>
          </div>
        </Dialog>
      )}
    </>
  )
}

function Filters() {
  const [keyword, setKeyword] = useState('')
  const [[from, to], setDays] = useState(['', ''])
  return (
    <Named name="Filters" value={[keyword, from, to]}>
      {() => (
        <div className="row">
          <KeywordFilter value={keyword} placeholder="Search" onChange={setKeyword} />
          <DatesFilter
            label="Ordered"
            from={from ?? ''}
            to={to ?? ''}
            onChange={(first, last) => setDays([first, last])}
          />
        </div>
      )}
    </Named>
  )
}

export const shown: Shown = {
  title: 'Fields in a dialog and over a list',
  states: { dialog: () => <InDialog />, filters: () => <Filters /> },
}
