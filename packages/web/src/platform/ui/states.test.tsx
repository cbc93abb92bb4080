import { Problem } from '@landbridge/contract/shared/problem'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { ErrorState } from './states.tsx'

it('offers to try again what failed', async () => {
  await openPart(<ErrorState error={new Problem('shared.unavailable')} onRetry={() => undefined} />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

it('leads home from what the reader may not see, and offers no second try', async () => {
  await openPart(<ErrorState error={new Problem('access.not-allowed')} onRetry={() => undefined} />)
  expect((await screen.findByRole('link', { name: 'Back to Home' })).getAttribute('href')).toBe('/')
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})
