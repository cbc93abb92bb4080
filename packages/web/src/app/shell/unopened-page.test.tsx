import { cleanup, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { openPages } from '../../testing/page.tsx'
import { unbuilt } from '../unbuilt-routes.tsx'
import { UnopenedPage } from './unopened-page.tsx'

const opened = (title: string) =>
  openPages([{ path: '/', handle: { name: 'Later', title }, element: <UnopenedPage /> }])

it('says once that a page is not open, under its name where it has one', async () => {
  await opened('shell.unopened')
  const heading = await screen.findByRole('heading', { level: 1 })
  expect(screen.getAllByText(heading.textContent)).toEqual([heading])
  cleanup()

  await opened('shell.bills')
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('My bills')
  expect(screen.getAllByText(heading.textContent)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'See prices' }).getAttribute('href')).toBe('/freight/railway/query')
  expect(screen.getByRole('link', { name: 'Ask for a quote' }).getAttribute('href')).toBe(
    '/freight/reorder/railway?askQuote=T',
  )
  // Every mode that has prices is named: none that is open reads as closed.
  expect(screen.getByText(/Rail, Sea, Air and Road|Rail, Sea, Air, Road/)).toBeTruthy()
})

it('stands at the desk under the name that the menu has for it', async () => {
  await openPages(unbuilt.desk ?? [], deskPaths.unopened('statements'))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Bills')
})
