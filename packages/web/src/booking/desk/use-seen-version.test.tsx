import { Problem } from '@landbridge/contract/shared/problem'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { useSeenVersion } from './use-seen-version.tsx'

it('sends a decision upon the booking that was opened, and upon a newer one only when the reader says so', async () => {
  const saving = { error: undefined as unknown, reset: vi.fn() }
  let show: (version: number) => void = () => undefined
  function Decision() {
    const [version, setVersion] = useState(3)
    show = setVersion
    const { seenVersion, refusal } = useSeenVersion({ id: 'b', version }, saving)
    return (
      <>
        <output>{seenVersion.version}</output>
        {refusal}
      </>
    )
  }
  await openPart(<Decision />)
  const sentUpon = () => document.querySelector('output')?.textContent
  saving.error = new Problem('booking.changed-meanwhile')
  act(() => show(4))
  expect(sentUpon()).toBe('3')
  await userEvent.click(screen.getByRole('button', { name: 'Show the latest version and continue' }))
  expect(sentUpon()).toBe('4')
  expect(saving.reset).toHaveBeenCalled()
})
