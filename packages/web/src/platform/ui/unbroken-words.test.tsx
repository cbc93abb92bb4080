import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UnbrokenWords } from './unbroken-words.tsx'

it.each([
  ['Next cut-off', ['cut-off']],
  ['Кол-во мест', ['Кол-во']],
  ['Gross weight, kg', []],
])('keeps a word with a hyphen whole and changes no letter: %s', (title, whole) => {
  const { container } = render(<UnbrokenWords words={title} />)
  expect(container.textContent).toBe(title)
  expect([...container.querySelectorAll('.nowrap')].map(({ textContent }) => textContent)).toEqual(whole)
})
