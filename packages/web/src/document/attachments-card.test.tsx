import { type AttachmentView, documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { logIn, startSession } from '../platform/session.ts'
import { at } from '../testing/answers.ts'
import { emptyLists } from '../testing/look-ups.ts'
import { openPart } from '../testing/page.tsx'
import { answer, servePortal } from '../testing/portal.ts'
import { AttachmentsCard } from './attachments-card.tsx'

const parentId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const fid = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11'
const listed: AttachmentView = {
  fid,
  fileName: 'note.pdf',
  size: 20480,
  documentType: 'SMGS',
  documentTypeLabel: 'SMGS note',
  audience: 'staff',
  uploadedBy: 'Wang Jun',
  uploadedAt: at('2026-11-18 08:00:00'),
  link: '/f9api',
}

it('lists the files of a thing, and puts a sent one with it under its type', async () => {
  const attach = vi.fn(async () => {})
  servePortal(
    emptyLists,
    answer(documentEndpoints.list, [listed]),
    answer(documentEndpoints.upload, { fid, fileName: 'a.pdf', size: 4 }),
  )
  await openPart(<AttachmentsCard parentId={parentId} attach={attach} choosesAudience />)
  expect(await screen.findByText('note.pdf')).toBeTruthy()
  expect(screen.getByText('Internal')).toBeTruthy()

  await userEvent.click(screen.getByRole('button', { name: 'Add a file' }))
  const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
  if (!input) throw new Error('There is a place for a file.')
  await userEvent.upload(input, new File(['%PDF'], 'a.pdf', { type: 'application/pdf' }))
  await userEvent.click(screen.getByRole('button', { name: 'Internal only', hidden: true }))
  const [, add] = screen.getAllByRole('button', { name: 'Add a file', hidden: true })
  if (add) await userEvent.click(add)
  await waitFor(() => expect(attach).toHaveBeenCalledWith({ fid, documentType: 'OTH', audience: 'staff' }))
})

it('offers nothing to add where nothing may be added', async () => {
  servePortal(emptyLists, answer(documentEndpoints.list, []))
  await openPart(<AttachmentsCard parentId={parentId} />)
  expect(await screen.findByText('No files yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a file' })).toBeNull()
})

it('tells staff who may not read files whose duty that is, and asks the server for none', async () => {
  const { made } = servePortal()
  const loadUser = async () => ({
    id: 't',
    userId: 'u',
    realName: 'Wang Jun',
    role: 'admin' as const,
    customerState: 0 as const,
    permissions: ['customer.edit'],
  })
  await startSession({ loadUser, onEnded: () => {}, onFailed: () => {} })
  await act(() => logIn('t'))
  await openPart(<AttachmentsCard parentId={parentId} />)
  expect(
    await screen.findByText('You do not have the permission for this. It needs: Operations or Administrator'),
  ).toBeTruthy()
  expect(screen.queryByText('This could not be loaded')).toBeNull()
  expect(made).toEqual([])
})
