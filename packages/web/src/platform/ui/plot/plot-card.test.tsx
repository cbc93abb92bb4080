import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../../testing/page.tsx'
import { PlotCard } from './plot-card.tsx'

const drawPlot = vi.hoisted(() => vi.fn())
vi.mock('./plot-drawing.ts', () => ({ drawPlot }))
afterEach(() => {
  vi.unstubAllGlobals()
})

const plot = (
  <PlotCard
    title="Tonnage"
    toggle={{ table: 'Show as a table', plot: 'Show as a chart' }}
    label="Tonnage by month"
    namesTitle="Month"
    names={[
      { short: 'Dec', long: 'Dec 2030' },
      { short: 'Jan', long: 'Jan 2031' },
    ]}
    parts={[
      { key: 'rail', label: 'Rail', colour: '--rail', values: [1, 2] },
      { key: 'sea', label: 'Sea', colour: '--sea', values: [3, 0] },
    ]}
    figureWithUnit={(tons) => `${tons} t`}
    figure={String}
  />
)

it('draws columns, says what is under the pointer, and shows the same as a table', async () => {
  vi.stubGlobal('CanvasRenderingContext2D', class {})
  const removed = vi.fn()
  drawPlot.mockReturnValue(removed)
  await openPart(plot)
  await waitFor(() => expect(drawPlot).toHaveBeenCalledOnce())
  const [, plotted, { onColumn }] = drawPlot.mock.calls[0] ?? []
  expect(plotted).toMatchObject({ names: ['Dec', 'Jan'], stacks: [{ values: [1, 2] }, { values: [3, 0] }] })
  onColumn({ index: 0, left: 40 })
  expect((await screen.findByText('Dec 2030')).parentElement?.textContent).toMatch(/Rail 1 t.*Sea 3 t/)

  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
  expect(removed).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'MonthRailSeaTotal',
    'Jan 20312 t0 t2 t',
    'Dec 20301 t3 t4 t',
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Show as a chart' }))
  await waitFor(() => expect(drawPlot).toHaveBeenCalledTimes(2))
})

it('is a table alone where nothing can be drawn', async () => {
  await openPart(plot)
  expect(await screen.findByRole('table', { name: 'Tonnage by month' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show as a chart' })).toBeNull()
})
