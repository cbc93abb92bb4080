import { tariffDeskEndpoints } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { closed, openDeed, pressTwice } from '../../testing/deed.tsx'
import { answer, type OutputOf } from '../../testing/portal.ts'
import { VersionDialog, WithdrawDialog } from './tariff-dialogs.tsx'

const detail = { id: '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10', version: 3, validFrom: '2031-01-01' }
const draftId = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a11'
const seen = { id: detail.id, version: 3 }
const draft: OutputOf<typeof tariffDeskEndpoints.version> = {
  serviceModeId: 'R',
  id: draftId,
  lineNo: 'T-1',
  revision: 2,
  state: 'draft',
  stateLabel: 'Draft',
  version: 1,
  actions: [],
}
const refusal = new Problem('pricing.changed-meanwhile')
const changed = /This has just been changed/

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-15T10:00:00+08:00') })
})
afterEach(() => {
  vi.useRealTimers()
})

it('begins the next version of a price from tomorrow unless told, goes to it, and says why it cannot', async () => {
  const { version } = tariffDeskEndpoints
  const opened = await openDeed(
    (close) => <VersionDialog detail={detail} onClose={close} />,
    answer(version, refusal, draft),
  )
  await pressTwice(opened, 'Create the draft', changed)
  await vi.waitFor(() => expect(opened.router.state.location.pathname).toBe(deskPaths.tariff(draftId)))
  expect(opened.sent(version).at(-1)).toEqual({ ...seen, validFrom: '2031-01-16' })
})

it('withdraws a price for a reason, and says why it cannot be withdrawn', async () => {
  const { withdraw } = tariffDeskEndpoints
  const opened = await openDeed(
    (close) => <WithdrawDialog detail={detail} onClose={close} />,
    answer(withdraw, refusal, draft),
  )
  await userEvent.type(opened.shown.getByLabelText('Reason'), 'Train cancelled')
  await pressTwice(opened, 'Withdraw', changed)
  await closed()
  expect(opened.sent(withdraw).at(-1)).toEqual({ ...seen, reason: 'Train cancelled' })
})
