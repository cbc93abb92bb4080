import { render, screen } from '@testing-library/react'
import { beforeAll, expect, it } from 'vitest'
import { loadTexts } from '../../app/texts.ts'
import { showWords } from '../text.tsx'
import { MilestoneList } from './timeline.tsx'

beforeAll(async () => showWords('en', await loadTexts('en')))

const planned = new Date('2031-02-03T12:00:00Z')
const later = (minutes: number) => new Date(planned.getTime() + minutes * 60_000)
const rows = [
  { id: 'a', title: 'Stuffed', planned, actual: later(20) },
  { id: 'b', title: 'Loaded', planned },
  { id: 'c', title: 'Departed', planned, actual: later(100) },
  { id: 'd', title: 'Arrived', planned, estimated: later(-30) },
]

it('warns of what is an hour behind the plan, and of nothing smaller', () => {
  render(<MilestoneList milestones={rows} />)
  const look = (difference: string) => screen.getAllByText(difference).at(-1)?.className
  expect([look('+20 min'), look('+1 h 40 min'), look('−30 min')]).toEqual(['muted', 'late', 'ok-text'])
})

it('draws what nobody reported behind the cargo once something after it happened', () => {
  render(<MilestoneList milestones={rows} />)
  expect(screen.getAllByRole('listitem').map(({ className }) => className)).toEqual(['', '', '', 'todo'])
})
