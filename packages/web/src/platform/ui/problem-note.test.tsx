import { Problem } from '@landbridge/contract/shared/problem'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { ProblemNote } from './problem-note.tsx'

it('says why a command was refused and comes into view, and leaves to the fields what they say', async () => {
  const shown = vi.fn()
  Element.prototype.scrollIntoView = shown
  const { rerender } = await openPart(
    <ProblemNote error={new Problem('shared.invalid-input', { name: 'shared.needed' })} />,
  )
  expect(screen.queryByRole('alert')).toBeNull()
  expect(shown).not.toHaveBeenCalled()
  rerender(<ProblemNote error={new Problem('booking.changed-meanwhile')} />)
  expect(screen.getByRole('alert').textContent).toContain('The booking has just been changed')
  expect(shown).toHaveBeenCalledWith({ block: 'nearest' })
})
