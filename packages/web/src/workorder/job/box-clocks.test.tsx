import type { BoxClock } from '@landbridge/contract/workorder/box-clock'
import { render, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { loadTexts } from '../../app/texts.ts'
import { showWords } from '../../platform/text.tsx'
import { BoxClockNotes } from './box-clocks.tsx'

const clock = (changes: Partial<BoxClock>): BoxClock => ({
  clock: 'containerUse',
  startsOn: '2031-02-01',
  freeDays: 10,
  lastFreeDay: '2031-02-11',
  currency: 'USD',
  ...changes,
})

describe('the clocks of a box', () => {
  beforeAll(async () => showWords('en', await loadTexts('en')))

  it.each([
    [
      { daysLeft: 9, cost: '0.00', dayCost: '15' },
      /at destination: 9 free days left, until 11 Feb 2031, then \$15\.00 a day/,
    ],
    [{ daysLeft: 1 }, /1 free day left, until 11 Feb 2031$/],
    [{ daysLeft: 0, cost: '0.00', dayCost: '15' }, /Last free day today, then \$15\.00 a day/],
    [{ daysLeft: -2, cost: '30.00', dayCost: '15' }, /Over by 2 days, \$30\.00 so far, \$15\.00 for each further day/],
    [{ endsOn: '2031-02-13', cost: '30.00' }, /Container use at destination: \$30\.00$/],
  ])('say how many days are left and what a day more costs %#', (changes, words) => {
    render(<BoxClockNotes clocks={[clock(changes)]} />)
    expect(screen.getByText(words)).toBeTruthy()
  })

  it('say nothing of what ended within its free days', () => {
    const { container } = render(<BoxClockNotes clocks={[clock({ endsOn: '2031-02-10', cost: '0.00' })]} />)
    expect(container.textContent).toBe('')
  })

  it('warn of the last days, and loudly of those that are over', () => {
    render(<BoxClockNotes clocks={[clock({ daysLeft: -1, cost: '15.00', dayCost: '15' })]} />)
    expect(screen.getByRole('alert').textContent).toContain('Over by 1 day,')
  })
})
