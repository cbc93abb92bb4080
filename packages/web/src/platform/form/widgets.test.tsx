import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { enterField, openPart } from '../../testing/page.tsx'
import { DateInput } from '../ui/calendar-input.tsx'
import { Combobox } from '../ui/combobox.tsx'
import type { Option } from '../ui/option.tsx'
import { NumberInput } from './number-input.tsx'
import { PhoneNumber } from './phone-input.tsx'
import { JoinedTags, tagsIn } from './tag-input.tsx'

const control = { id: 'x', onBlur: () => {}, invalid: false, describedBy: undefined, disabled: undefined }

function Tags({ seen }: { seen: (value: string) => void }) {
  const [value, setValue] = useState('')
  const change = (next: string | null | undefined) => {
    setValue(next ?? '')
    seen(next ?? '')
  }
  return <JoinedTags {...control} label="Seals" value={value} onChange={change} />
}

it('keeps and marks what was typed for a day and is none, and keeps no other day behind it', async () => {
  const seen = vi.fn()
  await openPart(<DateInput label="Cargo ready" value="2031-02-03" onChange={seen} />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('Cargo ready')
  await user.clear(field)
  await user.type(field, '30.02.2031')
  await user.tab()
  expect(seen).toHaveBeenLastCalledWith('')
  expect(field).toHaveProperty('value', '30.02.2031')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('2026-11-24')
  await user.clear(field)
  await user.type(field, '4 Mar 2031{Enter}')
  expect(seen).toHaveBeenLastCalledWith('2031-03-04')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

function LimitedDay({ seen }: { seen: (day: string) => void }) {
  const [value, setValue] = useState('2031-02-14')
  const change = (day: string) => {
    setValue(day)
    seen(day)
  }
  return <DateInput label="Valid from" value={value} min="2031-02-10" max="2031-02-20" onChange={change} />
}

it('refuses a typed day that the calendar does not offer, and says why', async () => {
  const seen = vi.fn()
  await openPart(<LimitedDay seen={seen} />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('Valid from')
  const reason = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  for (const [typed, why] of [
    ['2031-02-09', 'Too early'],
    ['2031-02-21', 'Too late'],
  ] as const) {
    await user.clear(field)
    await user.type(field, typed)
    await user.tab()
    expect(seen).toHaveBeenLastCalledWith('')
    expect(field).toHaveProperty('value', typed)
    expect(reason()).toContain(why)
  }
  await user.clear(field)
  await user.type(field, '2031-02-20{Enter}')
  expect(seen).toHaveBeenLastCalledWith('2031-02-20')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

function Phone({ phone = '', seen }: { phone?: string; seen: (phone: string) => void }) {
  const [value, setValue] = useState<string | null | undefined>(phone)
  const change = (next: string | null | undefined) => {
    setValue(next)
    seen(next ?? '')
  }
  return <PhoneNumber {...control} value={value} onChange={change} />
}

it('keeps no zero that is dialled only inside the country, by whichever way it came', async () => {
  const seen = vi.fn()
  await openPart(<Phone phone="+493012345678" seen={seen} />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('Phone number')
  for (const [typed, phone] of [
    ['030 12345678', '+493012345678'],
    ['+49 (0)30 12345678', '+493012345678'],
    ['+39 06 12345678', '+390612345678'],
    ['0039 06 12345678', '+390612345678'],
    ['+86 029-8888 0000', '+862988880000'],
  ] as const) {
    await user.clear(field)
    await user.type(field, typed)
    await waitFor(() => expect([typed, seen.mock.lastCall?.[0]]).toEqual([typed, phone]))
    await user.tab()
    if (typed.startsWith('+49')) expect(field).toHaveProperty('value', '3012345678')
    await user.click(field)
  }
  expect(seen).toHaveBeenLastCalledWith('+862988880000')
})

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

it('leaves a comma in the entry that it belongs to', async () => {
  const seen = vi.fn()
  await openPart(<Tags seen={seen} />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('Seals')
  await user.type(field, 'Acme, Ltd;SL2{Enter}')
  expect(seen).toHaveBeenLastCalledWith('Acme\\, Ltd,SL2')
  expect((await screen.findAllByRole('row')).map((tag) => tag.textContent)).toEqual(['Acme, Ltd', 'SL2'])
  await user.click(field)
  await user.paste('x,y; z')
  expect(seen).toHaveBeenLastCalledWith('Acme\\, Ltd,SL2,x\\,y,z')
})

function Figure() {
  const [value, setValue] = useState<string | number>()
  return <NumberInput {...control} label="Weight" value={value} onChange={setValue} />
}

it('names the reason why figures with an enumeration comma between them are not one', async () => {
  await openPart(<Figure />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('Weight')
  await user.type(field, '1、5')
  await user.tab()
  expect(field).toHaveProperty('value', '1、5')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toContain('Two figures')
  await user.clear(field)
  await user.type(field, '1。5')
  await user.tab()
  expect(field).toHaveProperty('value', '1.5')
  expect(field.getAttribute('aria-invalid')).toBeNull()
})

it('keeps what is no figure, to be mended', async () => {
  const seen = vi.fn()
  await openPart(<NumberInput {...control} label="Packages" integer value={undefined} onChange={seen} />)
  await userEvent.setup().type(screen.getByLabelText('Packages'), '4a')
  expect(seen).toHaveBeenNthCalledWith(1, 4)
  expect(seen).toHaveBeenLastCalledWith('4a')
})

it('takes a typed day, and a day from the calendar', async () => {
  const seen = vi.fn()
  await openPart(<DateInput label="Cargo ready" value="2031-02-03" onChange={seen} />)
  const user = userEvent.setup()
  const field = screen.getByLabelText('Cargo ready') as HTMLInputElement
  expect(field.value).toBe('3 Feb 2031')
  await user.click(field)
  await user.click(await screen.findByRole('button', { name: /14 February 2031/ }))
  expect(seen).toHaveBeenLastCalledWith('2031-02-14')
})

it('finds one of many by typing and Enter, and asks when the typing pauses', async () => {
  const all: Option[] = [
    { value: 'CNXIA', label: 'Xi’an', group: 'West' },
    { value: 'CNCQI', label: 'Chongqing', group: 'West' },
  ]
  const load = vi.fn(async (keyword: string) => all.filter(({ label }) => label.toLowerCase().includes(keyword)))
  const seen = vi.fn()
  await openPart(<Combobox label="Origin" value={undefined} onChange={seen} options={load} delayMs={250} />)
  const user = userEvent.setup()
  await user.click(await enterField(() => screen.getByRole('combobox', { name: 'Origin' })))
  expect(await screen.findAllByRole('option')).toHaveLength(2)
  await user.keyboard('chong')
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
  expect(load).toHaveBeenCalledTimes(2)
  await user.keyboard('{Enter}')
  expect(seen).toHaveBeenCalledWith(expect.objectContaining({ value: 'CNCQI' }))
})
