import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
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
