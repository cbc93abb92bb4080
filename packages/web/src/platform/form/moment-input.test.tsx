import { readTime } from '@landbridge/contract/shared/reading/day-reading'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { enterField, openPart } from '../../testing/page.tsx'
import { MomentInput, momentError, type TypedMoment } from './moment-input.tsx'

const control = { id: 'x', onBlur: () => {}, invalid: false, describedBy: undefined, disabled: undefined }

function Moment({ seen }: { seen: (at: TypedMoment) => void }) {
  const [value, setValue] = useState<TypedMoment>(new Date('2031-02-08T01:00:00Z'))
  const change = (at: TypedMoment) => {
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

it('takes a moment as a day and a time by the clock of the place, and keeps half of one to be mended', async () => {
  const seen = vi.fn()
  await openPart(<Moment seen={seen} />)
  const user = userEvent.setup()
  const time = await enterField(() => screen.getByLabelText('Time of day'))
  expect(time).toHaveProperty('value', '02:00')
  // As in every list: UTC+1, not the name that English has for the clock of a place.
  expect(screen.getByText('UTC+1')).toBeTruthy()
  await user.type(time, '1730{Enter}')
  expect(seen).toHaveBeenLastCalledWith(new Date('2031-02-08T16:30:00Z'))
  await user.clear(time)
  await user.tab()
  expect(seen).toHaveBeenLastCalledWith('2031-02-08|')
  const day = screen.getByLabelText('Departure')
  expect(day).toHaveProperty('value', '8 Feb 2031')
  expect(day.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(day.getAttribute('aria-describedby') ?? '')?.textContent).toContain('both the day')
  await user.type(time, 'noon{Enter}')
  expect(seen).toHaveBeenLastCalledWith('2031-02-08|noon')
  expect(screen.getByRole('status').textContent).toContain('This is not a time of day')
  await user.clear(time)
  await user.type(time, '9:05{Enter}')
  expect(seen).toHaveBeenLastCalledWith(new Date('2031-02-08T08:05:00Z'))
  expect(screen.queryByRole('status')).toBeNull()
  await user.clear(day)
  await user.type(day, 'soon{Enter}')
  expect(seen).toHaveBeenLastCalledWith('soon|09:05')
  await user.tab()
  expect(day).toHaveProperty('value', 'soon')
  expect(screen.getByRole('status').textContent).toContain('This is not a date')
  expect(screen.queryByText('CET')).toBeNull()
})

it('says of half a moment that it is one, and of an empty one nothing', () => {
  const moments = ['', '2031-02-08T09:00', '2031-02-08|', '|09:00', 'Tuesday|09:00', '2031-02-08|T time', '2031-02-08']
  expect(moments.map((one) => momentError(one))).toEqual([
    undefined,
    undefined,
    'shared.moment-unread',
    'shared.moment-unread',
    'shared.day-unread',
    'shared.time-unread',
    'shared.moment-unread',
  ])
  expect(momentError('2031-02-08', true)).toBeUndefined()
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
