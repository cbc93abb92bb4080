import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { codeOf } from '../testing/answers.ts'
import { emptyLists } from '../testing/look-ups.ts'
import { openPart } from '../testing/page.tsx'
import { answer, servePortal } from '../testing/portal.ts'
import { NeededPapersCard } from './needed-papers-card.tsx'

const fid = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11'
const asked = [
  { documentType: 'SI', documentName: 'Shipping instruction', dueBy: '2026-12-02', bringer: 'customer' },
  { documentType: 'PL', documentName: 'Packing list', bringer: 'customer', isGiven: true },
  { documentType: 'SMGS', documentName: 'SMGS note', bringer: 'us' },
] as const

const dayIs = (day: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T09:00:00+08:00`) })
beforeEach(() => void dayIs('2026-11-30'))
afterEach(() => void vi.useRealTimers())

it('takes a paper where it is asked for: one that is due from the reader, and no other', async () => {
  const give = vi.fn(async () => {})
  servePortal(emptyLists, answer(documentEndpoints.upload, { fid, fileName: 'a.pdf', size: 4 }))
  await openPart(<NeededPapersCard needed={asked} mode="R" attach={give} />)
  expect(screen.getAllByText('Due')).toHaveLength(2)
  expect(screen.getAllByText('Received')).toHaveLength(1)
  expect(screen.getAllByRole('button', { name: /^Upload/ })).toHaveLength(1)

  await userEvent.click(screen.getByRole('button', { name: 'Upload: Shipping instruction' }))
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
  if (!input) throw new Error('There is a place for a file.')
  await userEvent.upload(input, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))
  const [, add] = screen.getAllByRole('button', { name: 'Add a file', hidden: true })
  if (add) await userEvent.click(add)
  await waitFor(() => expect(give).toHaveBeenCalledWith({ fid, documentType: 'SI', audience: 'customer' }))
})

it('takes nothing once the booking is over, and says why somebody may not', async () => {
  servePortal(emptyLists)
  await openPart(<NeededPapersCard needed={asked} mode="R" />)
  expect(screen.queryByRole('button')).toBeNull()
  cleanup()
  await openPart(<NeededPapersCard needed={asked} mode="R" attach={async () => {}} reason="Finance reads only" />)
  expect(screen.getByRole('button', { name: 'Upload: Shipping instruction' }).getAttribute('aria-disabled')).toBe(
    'true',
  )
})

it('offers the papers of the mode that the cargo goes by: none of the sea to what goes by rail', async () => {
  const papers = [
    codeOf('DOCTYPE', 'VGM', 'Verified gross mass', ['S']),
    codeOf('DOCTYPE', 'SMGS', 'SMGS note', ['R']),
    codeOf('DOCTYPE', 'OTH', 'Other'),
  ]
  servePortal(answer(referenceEndpoints.codes, papers))
  await openPart(<NeededPapersCard needed={[]} mode="R" attach={async () => {}} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add a file' }))
  await userEvent.click(await screen.findByRole('combobox', { name: 'Document type' }))
  expect(await screen.findByRole('option', { name: 'SMGS note' })).toBeTruthy()
  expect(screen.getByRole('option', { name: 'Other' })).toBeTruthy()
  expect(screen.queryByRole('option', { name: 'Verified gross mass' })).toBeNull()
})

it('says of a paper that is late by how many days, and marks it as overdue', async () => {
  dayIs('2026-12-04')
  servePortal(emptyLists)
  await openPart(<NeededPapersCard needed={asked} mode="R" attach={async () => {}} />)
  expect(screen.getByText('2 days late').className).toContain('bad')
  expect(screen.queryAllByText('Due')).toHaveLength(1)
})
