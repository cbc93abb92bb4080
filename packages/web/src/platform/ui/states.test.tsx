import { Problem } from '@landbridge/contract/shared/problem'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { openPart } from '../../testing/page.tsx'
import { ErrorState, Loading, SkeletonPage } from './states.tsx'

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

it('leads back to the list from a thing that cannot be read', async () => {
  const missing = { data: undefined, error: new Problem('booking.missing'), refetch: () => undefined }
  const list = { label: 'Booking requests', to: '/user/order/railway' }
  await openPart(
    <Loading query={missing} list={list}>
      {() => null}
    </Loading>,
  )
  const back = await screen.findByRole('link', { name: 'Back to Booking requests' })
  expect(back.getAttribute('href')).toBe('/user/order/railway')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This could not be loaded')
})

it('stands in the shape of what comes: a form beside its panel', async () => {
  const shapes = async (shape?: 'form') => {
    const { container, unmount } = await openPart(<SkeletonPage shape={shape} />)
    const shown = [container.querySelectorAll('.card').length, container.querySelectorAll('.skeleton-form').length]
    unmount()
    return shown
  }
  expect(await shapes('form')).toEqual([2, 1])
  expect(await shapes()).toEqual([2, 0])
})
