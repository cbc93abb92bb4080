import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { loadTexts } from '../../app/texts.ts'
import { showWords } from '../../platform/text.tsx'
import { FreeTime } from './tariff-free-time.tsx'

it('says which days each rate holds for, whatever order they were entered in, and the free days once', async () => {
  showWords('en', await loadTexts('en'))
  const use = { clock: 'containerUse', freeDays: 10 } as const
  const freeTimes = [
    { ...use, fromDay: 21, per20: '20' },
    { ...use, per20: '10' },
    { clock: 'storage', freeDays: 5 },
  ] as const
  render(<FreeTime tariff={{ currency: 'USD', freeTimes: [...freeTimes] }} />)
  const rows = screen.getAllByRole('row').slice(1)
  const cells = rows.map((row) => [...row.querySelectorAll('td.num')].map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['5', '6+', '—', '—'],
    ['10', '11–20', '$10.00', '—'],
    ['', '21+', '$20.00', '—'],
  ])
})
