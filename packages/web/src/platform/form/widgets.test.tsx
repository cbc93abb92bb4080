import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { DateInput } from '../ui/calendar-input.tsx'
import { Combobox } from '../ui/combobox.tsx'
import type { Option } from '../ui/option.tsx'
import { MomentInput, readTime } from './moment-input.tsx'
import { phoneParts } from './pair-inputs.tsx'
import { TagInput, tagsIn } from './tag-input.tsx'
import { NumberInput, plainFigure } from './text-inputs.tsx'

afterEach(cleanup)

const control = { id: 'x', onBlur: () => {}, invalid: false, describedBy: undefined, disabled: undefined }

function Tags({ seen }: { seen: (value: string) => void }) {
  const [value, setValue] = useState('')
  const change = (next: string | null | undefined) => {
    setValue(next ?? '')
    seen(next ?? '')
  }
  return <TagInput {...control} label="Seals" value={value} onChange={change} />
}

it('splits tags at semicolons, trims them and drops empty ones', () => {
  expect(tagsIn(' a ;; b；a ; ')).toEqual(['a', 'b'])
})

it('makes tags of what is pasted, and takes the second Backspace for the last one', async () => {
  const seen = vi.fn()
  await openPart(<Tags seen={seen} />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('Seals')
  await user.click(field)
  await user.paste('SL1; SL2 ;')
  expect(seen).toHaveBeenLastCalledWith('SL1,SL2')
  await user.type(field, 'SL3{Enter}')
  expect(seen).toHaveBeenLastCalledWith('SL1,SL2,SL3')
  await user.type(field, '{Backspace}')
  expect(seen).toHaveBeenCalledTimes(2)
  await user.type(field, '{Backspace}')
  expect(seen).toHaveBeenLastCalledWith('SL1,SL2')
})

it('reads figures as people write them', () => {
  expect(['18 640,5', '18,640.5', '18,640', '1.5', ' 7 ', 'x'].map(plainFigure)).toEqual([
    '18640.5',
    '18640.5',
    '18640',
    '1.5',
    '7',
    'x',
  ])
})

it('keeps what is no figure, to be mended', async () => {
  const seen = vi.fn()
  await openPart(<NumberInput {...control} label="Packages" whole value={undefined} onChange={seen} />)
  await userEvent.setup().type(screen.getByLabelText('Packages'), '4a')
  expect(seen).toHaveBeenNthCalledWith(1, 4)
  expect(seen).toHaveBeenLastCalledWith('4a')
})

it('takes a phone number apart by the longest country code', () => {
  expect(phoneParts('+37544123', ['7', '375', '86'])).toEqual({ code: '375', number: '44123' })
  expect(phoneParts('', ['7'])).toEqual({ code: '86', number: '' })
})

it('takes a typed day, and a day from the calendar', async () => {
  const seen = vi.fn()
  await openPart(<DateInput label="Cargo ready" value="2031-02-03" onChange={seen} />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('Cargo ready') as HTMLInputElement
  expect(field.value).toBe('3 Feb 2031')
  await user.clear(field)
  await user.type(field, '2031-02-30{Enter}')
  expect(seen).not.toHaveBeenCalled()
  await user.click(field)
  await user.click(screen.getByRole('button', { name: '2031-02-14' }))
  expect(seen).toHaveBeenLastCalledWith('2031-02-14')
})

it('finds one of many by typing and Enter, and asks when the typing pauses', async () => {
  const all: Option[] = [
    { value: 'CNXIA', label: 'Xi’an', group: 'West' },
    { value: 'CNCQI', label: 'Chongqing', group: 'West' },
  ]
  const load = vi.fn(async (keyword: string) => all.filter(({ label }) => label.toLowerCase().includes(keyword)))
  const seen = vi.fn()
  await openPart(<Combobox label="Origin" value={undefined} onChange={seen} options={load} delayMs={30} />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('combobox', { name: 'Origin' }))
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await user.keyboard('chong')
  await vi.waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(load).toHaveBeenCalledTimes(2)
  await user.keyboard('{Enter}')
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ value: 'CNCQI' }))
})

function Moment({ seen }: { seen: (at: Date | null) => void }) {
  const [value, setValue] = useState<Date | null>(new Date('2031-02-08T01:00:00Z'))
  const change = (at: Date | null) => {
    setValue(at)
    seen(at)
  }
  return (
    <>
      <label htmlFor="x">Departure</label>
      <MomentInput {...control} value={value} onChange={change} zone="Europe/Berlin" />
    </>
  )
}

it('takes a moment as a day and a time by the clock of the place, and none while one of them is missing', async () => {
  const seen = vi.fn()
  await openPart(<Moment seen={seen} />)
  const user = userEvent.setup()
  const time = screen.getByLabelText('Time of day')
  expect(time).toHaveProperty('value', '02:00')
  await user.type(time, '1730{Enter}')
  expect(seen).toHaveBeenLastCalledWith(new Date('2031-02-08T16:30:00Z'))
  await user.clear(time)
  await user.tab()
  expect(seen).toHaveBeenLastCalledWith(null)
  await user.type(time, '9:05{Enter}')
  expect(seen).toHaveBeenLastCalledWith(new Date('2031-02-08T08:05:00Z'))
  expect(screen.getByText('Berlin')).toBeTruthy()
})

it('understands a time of day however it is typed, and nothing that is none', () => {
  expect(['9', '930', '9:30', '09.30', '2359'].map(readTime)).toEqual(['09:00', '09:30', '09:30', '09:30', '23:59'])
  expect(['', '24:00', '9:60', '12345', 'noon'].map(readTime)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})
