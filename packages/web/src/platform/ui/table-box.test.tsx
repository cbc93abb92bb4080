import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TableBox } from './table-box.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('fades at the right edge as long as there is more behind it', () => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(1400)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1240)
  const { container } = render(<TableBox>rows</TableBox>)
  const box = container.firstElementChild as HTMLElement
  expect(box.hasAttribute('data-more')).toBe(true)
  box.scrollLeft = 160
  fireEvent.scroll(box)
  expect(box.hasAttribute('data-more')).toBe(false)
})
