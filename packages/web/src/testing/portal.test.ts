import { Problem } from '@landbridge/contract/shared/problem'
import { trackingDeskEndpoints as desk } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { type ShareView, trackingEndpoints } from '@landbridge/contract/tracking/tracking-endpoints'
import { waitFor } from '@testing-library/react'
import { afterAll, beforeEach, expect, it, onTestFailed, vi } from 'vitest'
import { call } from '../platform/api.ts'
import { at } from './answers.ts'
import { answer, everyOther, servePortal } from './portal.ts'

const job = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const share: ShareView = {
  id: job,
  bookingNo: 'R310115-7K3QX',
  bookingMode: 'R',
  jobNo: 'JR3102-7K3QX',
  containerNo: 'CSQU3054383',
  createdBy: 'Chen Min',
  createdAt: at('2031-02-08 09:00:00'),
  expiresAt: at('2031-05-09 09:00:00'),
}
const { shares, unshare } = trackingEndpoints

it('answers in our names what crossed in those of the wire, and keeps what was sent in them', async () => {
  const { made, sent } = servePortal(answer(shares, { items: [share] }))
  expect(await call(shares, { jobNo: 'JR3102-7K3QX' })).toEqual({ items: [share] })
  expect(sent(shares)).toEqual([{ jobNo: 'JR3102-7K3QX' }])
  expect(made).toEqual([{ call: 'GET /api/v1/share-tracking', input: { jobNo: 'JR3102-7K3QX' } }])
})

it('gives the replies to a call in their order, and the last again', async () => {
  const refusal = new Problem('shared.invalid-input', { containerNo: 'shared.needed' })
  servePortal(answer(shares, refusal, ({ jobNo = '' }) => ({ items: [{ ...share, jobNo }] })))
  await expect(call(shares, {})).rejects.toMatchObject({ code: refusal.code, fields: refusal.fields })
  for (const jobNo of ['A', 'B']) expect((await call(shares, { jobNo })).items).toMatchObject([{ jobNo }])
})

it('lets a later answer to a call take the place of an earlier one', async () => {
  servePortal([answer(unshare, new Problem('shared.missing')), answer(unshare, share)])
  expect(await call(unshare, { id: job })).toEqual(share)
})

it('refuses every other call alike where that is wanted', async () => {
  servePortal(answer(shares, { items: [share] }), everyOther(new Problem('access.not-allowed')))
  await expect(call(unshare, { id: job })).rejects.toMatchObject({ code: 'access.not-allowed' })
  expect(await call(shares, {})).toEqual({ items: [share] })
})

const failures: string[] = []
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterAll(() => {
  expect(failures.toSorted()).toEqual([
    'GET /api/v1/share-tracking cannot answer this: items.0.id shared.not-understood',
    'PUT /api/v1/admin/position-remove was sent what the contract refuses: {"Reason":"tracking.reason-needed"}',
    'The test names no answer to DELETE /api/v1/share-tracking.',
  ])
})
const breach = (name: string, story: () => Promise<unknown>) =>
  it.fails(name, async () => {
    onTestFailed(({ task }) => void failures.push(...(task.result?.errors?.map(({ message }) => message) ?? [])))
    await story()
  })

breach('fails a test that names no answer to a call', async () => {
  servePortal(answer(shares, { items: [] }))
  await call(unshare, { id: job }).catch(() => {})
})

breach('fails a test that answers what the contract does not allow', async () => {
  servePortal(answer(shares, { items: [{ ...share, id: 'share' }] }))
  await call(shares, {}).catch(() => {})
})

breach('fails a test in which the page sends what the contract does not allow', async () => {
  servePortal(answer(desk.removePosition, new Problem('shared.missing')))
  await call(desk.removePosition, { id: job, reason: ' ' }).catch(() => {})
})

it.fails('ends the waiting of a test at its first breach', async () => {
  servePortal()
  void call(shares, {}).catch(() => {})
  await waitFor(() => expect(false).toBe(true))
})
