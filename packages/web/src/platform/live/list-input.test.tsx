import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { TagInput } from '../form/tag-input.tsx'
import { LiveListInput } from './list-input.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const unheard = () => {}

/** The library's input, as it takes the place of a plain one that had the focus and was typed into. */
const tookOver = () => (
  <LiveListInput
    box={createRef()}
    begin={{ from: 1, to: 2 }}
    presses={1}
    label="Seal no."
    words="SL"
    isTyped={false}
    isFree
    options={[{ value: 'SL1', label: 'SL1' }]}
    delayMs={0}
    onWords={unheard}
    onChoose={unheard}
    onLeave={unheard}
    onEscape={unheard}
    onEnter={unheard}
  />
)

it('takes over the focus and what is marked from the plain input', () => {
  render(tookOver())
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Seal no.' })
  expect(document.activeElement).toBe(field)
  expect([field.selectionStart, field.selectionEnd]).toEqual([1, 2])
})

it('leaves the focus where the reader went while the library was on its way, and opens no list then', () => {
  const { rerender } = render(<input aria-label="Packages" />)
  screen.getByLabelText('Packages').focus()
  rerender(
    <>
      <input aria-label="Packages" />
      {tookOver()}
    </>,
  )
  expect(document.activeElement).toBe(screen.getByLabelText('Packages'))
  expect(screen.getByRole('combobox', { name: 'Seal no.' }).getAttribute('aria-expanded')).toBe('false')
})

it('keeps the rest of the page for screen readers while entries are typed that nothing is proposed for', async () => {
  await openPart(
    <>
      <TagInput
        id="seals"
        label="Seal no."
        value={[]}
        disabled={false}
        invalid={false}
        describedBy={undefined}
        onChange={unheard}
        onBlur={unheard}
      />
      <button type="button">Save</button>
    </>,
  )
  const plain = screen.getByRole('combobox', { name: 'Seal no.' })
  await userEvent.type(plain, 'SL88213')
  await waitFor(() => expect(plain.isConnected).toBe(false))
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: 'Seal no.' })
  await userEvent.type(field, '4')
  expect(field.value).toBe('SL882134')
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy()
})
