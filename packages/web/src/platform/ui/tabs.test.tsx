import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { StateTabs } from './tabs.tsx'

afterEach(cleanup)

it('counts every state alike: what there is none of as 0, and all by their sum', async () => {
  const tabs = ['all', 'returned', 'shipped'].map((value) => ({ value, label: value }))
  await openPart(
    <StateTabs label="States" value="all" tabs={tabs} counts={{ shipped: 11, draft: 3 }} onChange={() => undefined} />,
  )
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['all14', 'returned0', 'shipped11'])
})

it('scrolls until the chosen tab stands in the middle of the place for them', async () => {
  const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return (this.role === 'tab' ? { left: 700, width: 100 } : { left: 0, width: 300 }) as DOMRect
  })
  const tabs = ['all', 'shipped'].map((value) => ({ value, label: value }))
  await openPart(<StateTabs label="States" value="shipped" tabs={tabs} onChange={() => undefined} />)
  expect(screen.getByRole('tablist').scrollLeft).toBe(600)
  rect.mockRestore()
})
