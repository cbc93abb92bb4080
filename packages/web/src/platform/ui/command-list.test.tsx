import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { CommandList } from './command-list.tsx'

const nothing = () => undefined

it('draws bars while records are looked for, and says so to who cannot see them', async () => {
  await openPart(<CommandList title="Go to" commands={[]} isBusy onChoose={nothing} onClose={nothing} />)
  const list = within(await screen.findByRole('dialog', { name: 'Go to' }))
  expect(document.querySelectorAll('.commands .skeleton')).toHaveLength(2)
  expect(list.getAllByText('Searching…').map(({ className }) => className)).toEqual(['unseen'])
  expect(list.queryByText('Nothing matches')).toBeNull()
})
