import { documentEndpoints } from '@landbridge/contract/document/document-endpoints'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { logIn, startSession } from '../platform/session.ts'
import { openPart } from '../testing/page.tsx'
import { AttachmentsCard } from './attachments-card.tsx'

const parentId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const fid = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11'
const listed = {
  fid,
  FileName: 'note.pdf',
  size: 20480,
  DocType: 'SMGS',
  DocTypeLabel: 'SMGS note',
  Audience: 'staff',
  UploadedBy: 'Wang Jun',
  UploadedAt: '2026-11-18 08:00:00',
  Link: '/f9api',
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('lists the files of a thing, and puts a sent one with it under its type', async () => {
  const attach = vi.fn(async () => {})
  const list = documentEndpoints.list.wire.output.encode(documentEndpoints.list.wire.output.decode([wired(listed)]))
  vi.stubGlobal('fetch', async (url: string) => {
    const { pathname } = new URL(url, 'http://portal')
    const data =
      pathname === documentEndpoints.list.path
        ? list
        : pathname === documentEndpoints.upload.path
          ? { fid, FileName: 'a.pdf', size: 4 }
          : []
    return new Response(JSON.stringify({ success: true, data }))
  })
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
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: true, data: [] })))
  await openPart(<AttachmentsCard parentId={parentId} />)
  expect(await screen.findByText('No files yet')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Add a file' })).toBeNull()
})

/** As the wire names it, whatever the dictionary calls a label. */
function wired(file: typeof listed) {
  const { DocTypeLabel, ...rest } = file
  return { ...rest, DocumentTypeLabel: DocTypeLabel }
}

it('tells staff who may not read files whose duty that is, and asks the server for none', async () => {
  const asked = vi.fn(async () => new Response(JSON.stringify({ success: true, data: [] })))
  vi.stubGlobal('fetch', asked)
  const loadUser = async () => ({
    ...{ id: 't', userId: 'u', realName: 'Wang Jun', role: 'admin' as const, customerState: 0 as const },
    permissions: ['customer.edit'],
  })
  await startSession({ loadUser, ended: () => {}, failed: () => {} })
  await act(() => logIn('t'))
  await openPart(<AttachmentsCard parentId={parentId} />)
  expect(await screen.findByText('Your duties do not include this. It needs: Operations or Administrator')).toBeTruthy()
  expect(screen.queryByText('This could not be loaded')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})
