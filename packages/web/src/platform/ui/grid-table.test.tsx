import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { GridTable } from './grid-table.tsx'

const Departure = ({ no }: { no: string }) => (
  <a href={`/${no}`} tabIndex={-1}>
    {no}
  </a>
)

function Board() {
  return (
    <GridTable label="Board">
      <tbody>
        {[
          ['Hamburg', ['X1'], ['X2']],
          ['Tashkent', ['X3', 'X4'], []],
        ].map(([lane, ...days]) => (
          <tr key={String(lane)}>
            <th scope="row" tabIndex={-1}>
              {lane}
            </th>
            {(days as string[][]).map((numbers, day) => (
              <td key={String(day)} tabIndex={-1}>
                {numbers.map((no) => (
                  <Departure key={no} no={no} />
                ))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </GridTable>
  )
}

const user = userEvent.setup()
const focused = () => document.activeElement?.textContent
beforeEach(async () => {
  render(
    <>
      <Board />
      <button type="button">behind</button>
    </>,
  )
  await user.tab()
})

it('is entered at its first departure, and left by the next Tab', async () => {
  expect(focused()).toBe('X1')
  await user.tab()
  expect(focused()).toBe('behind')
  await user.tab({ shift: true })
  expect(focused()).toBe('X1')
})

it('goes from cell to cell by arrows, through all departures of a day, and stays at its edges', async () => {
  const walk = async (...keys: string[]) => {
    const seen: (string | null | undefined)[] = []
    for (const key of keys) {
      await user.keyboard(`{${key}}`)
      seen.push(focused())
    }
    return seen
  }
  expect(await walk('ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft')).toEqual(['X2', 'X2', '', 'X3'])
  expect(await walk('ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')).toEqual(['X4', 'X4', 'X3', 'X1'])
  expect(await walk('Home', 'ArrowLeft', 'End')).toEqual(['Hamburg', 'Hamburg', 'X2'])
  expect(await walk('Control>}{End}{/Control')).toEqual([''])
  expect(await walk('Control>}{Home}{/Control')).toEqual(['Hamburg'])
})

it('comes back by Tab to where one was', async () => {
  await user.keyboard('{ArrowRight}')
  await user.tab()
  await user.tab({ shift: true })
  expect(focused()).toBe('X2')
  expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1)
})
