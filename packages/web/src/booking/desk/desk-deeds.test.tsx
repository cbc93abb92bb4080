import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { dialogGone, pressTwice } from '../../testing/deed.tsx'
import { openPages } from '../../testing/page.tsx'
import { clerkId, logInClerk } from '../../testing/people.ts'
import { type Answer, codeOf, granted, refusedOnce, sentTo, servePaths } from '../../testing/portal-by-path.ts'
import { booking, bookingId, receipt } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

const reasons = granted([codeOf('REFUSALREASON', 'NOSPACE', 'No space')])
const operators = granted({ Items: [{ OprId: clerkId, OprName: 'Wang Jun' }] })
const now = new Date('2031-01-15T10:00:00+08:00')

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  const deeds = ['receive', 'return', 'offer', 'refuse', 'stop', 'resume', 'cancel', 'amend', 'assign'] as const
  await logInClerk('booking.view', ...deeds.map((deed) => `booking.${deed}` as const))
})
afterEach(() => {
  vi.useRealTimers()
})

type Deed = 'receive' | 'return' | 'offer' | 'refuse' | 'stop' | 'resume' | 'cancel' | 'assign'

async function begin(deed: Deed, word: string, answers: Record<string, Answer> = {}, changes: object = {}) {
  const shown = {
    ...{ CustomerId: bookingId, CustomerName: 'Haode', CusAbbrname: 'Haode', Certification: 'certified' },
    ...{ Checks: [], Revisions: [], ToQuote: 'F', actions: [{ name: deed, allowed: true }] },
    Proposal: { Departures: [], AgreedPrice: [], DocsDue: [], Holds: [], Missing: [] },
    ...changes,
  }
  const sent = servePaths({
    [desk.show.path]: booking(shown),
    [desk.operators.path]: operators,
    'codelib-list': reasons,
    'codelib-query': reasons,
    ...answers,
  })
  await openPages(bookingRoutesWith({}).desk ?? [], deskPaths.booking(bookingId))
  await screen.findByRole('heading', { level: 1 })
  const button = screen.queryAllByRole('button', { name: word })[0]
  if (button) await userEvent.click(button)
  else {
    await userEvent.click(screen.getAllByRole('button', { name: 'More' })[0] as HTMLElement)
    await userEvent.click(await screen.findByRole('menuitem', { name: new RegExp(`^${word}`) }))
  }
  return { sent, dialog: within(await screen.findByRole('dialog')) }
}

const seen = { keyId: bookingId, version: '3' }
const done = receipt({ version: 4 }).data
const impossible = 'This is not possible in the current status of the booking'

it.each([
  ['refuse', 'Decline', 'Decline R310115-7K3QX', 'Declined', { ReasonCode: 'NOSPACE', Note: 'Full until May' }],
  ['stop', 'Put on hold', 'Put R310115-7K3QX on hold', 'On hold', { ReasonCode: 'NOSPACE', Note: 'Full until May' }],
  ['resume', 'Take off hold', 'Take R310115-7K3QX off hold', 'No longer on hold', { Note: 'Full until May' }],
  ['cancel', 'Cancel booking', 'Cancel R310115-7K3QX', 'Cancelled', { ReasonCode: 'NOSPACE', Note: 'Full until May' }],
] as const)(
  'lets a clerk %s a booking with reason and words, and says why that is refused',
  async (deed, word, title, toast, said) => {
    const { path } = desk[deed]
    const { sent, dialog } = await begin(deed, word, { [path]: refusedOnce('booking.action-not-allowed', done) })
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
    if ('ReasonCode' in said) {
      expect(dialog.getByRole('button', { name: word }).getAttribute('aria-disabled')).toBe('true')
      await userEvent.click(dialog.getByRole('combobox', { name: 'Reason' }))
      await userEvent.click(await screen.findByRole('option', { name: /No space/ }))
    }
    await userEvent.type(dialog.getByRole('textbox', { name: /^(Note|Explanation|Remark)/ }), said.Note)
    await pressTwice({ shown: dialog }, word, impossible)
    await dialogGone()
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(sentTo(sent, path)).toEqual([0, 1].map(() => ({ ...seen, ...said })))
  },
)

it('cancels at the fee to which the customer agreed', async () => {
  const request = {
    ...{ keyId: crypto.randomUUID(), RequestKind: 'cancellation', RequestState: 'open', RequestStateLabel: 'Open' },
    ...{ AskedAt: '2031-01-14 10:00:00', Fee: '80.00', FeeCurrency: 'USD', FeeAgreedAt: '2031-01-15 09:00:00' },
  }
  const answers = { [desk.cancel.path]: granted(done) }
  const { sent, dialog } = await begin('cancel', 'Cancel booking', answers, { Requests: [request] })
  expect(dialog.getByText(/\$80\.00/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('combobox', { name: 'Reason' }))
  await userEvent.click(await screen.findByRole('option', { name: /No space/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }))
  await waitFor(() => expect(sentTo(sent, desk.cancel.path)).toHaveLength(1))
  expect(sentTo(sent, desk.cancel.path)[0]).toMatchObject({ ...seen, Fee: '80.00', FeeCurrency: 'USD' })
})

it('gives a booking to an operator, and says why it could not', async () => {
  const answers = { [desk.assign.path]: refusedOnce('booking.changed-meanwhile', done) }
  const { sent, dialog } = await begin('assign', 'Assign', answers)
  expect(await dialog.findByDisplayValue('Wang Jun')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText(/The booking has just been changed/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText('Assigned')).toBeTruthy()
  expect(sentTo(sent, desk.assign.path)).toEqual([0, 1].map(() => ({ ...seen, OprId: clerkId })))
})

it('returns a booking with what to change field by field, for at least one of them', async () => {
  const answers = { [desk.return.path]: refusedOnce('booking.action-not-allowed', done) }
  const { sent, dialog } = await begin('return', 'Return for changes', answers)
  const deed = dialog.getByRole('button', { name: 'Return for changes' })
  expect(deed.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(dialog.getAllByRole('combobox')[0] as HTMLElement)
  await userEvent.click((await screen.findAllByRole('option', { name: /HS code/ }))[0] as HTMLElement)
  await userEvent.type(dialog.getByRole('textbox', { name: /^What to change/ }), 'Give all ten figures')
  await pressTwice({ shown: dialog }, 'Return for changes', impossible)
  await dialogGone()
  const { ReturnedFields = '', ...rest } = sentTo(sent, desk.return.path)[1] ?? {}
  expect(rest).toMatchObject(seen)
  expect(JSON.parse(ReturnedFields)).toEqual([{ Path: 'Goods.0.HsCd', Note: 'Give all ten figures' }])
})

it('offers another departure until a time, two days from now unless something else is said', async () => {
  const train = {
    ...{ TrainId: crypto.randomUUID(), TrainNo: 'X8157', Etsh: '2031-02-12 20:00:00', EtshTz: 'Asia/Shanghai' },
    ...{ Etad: '2031-02-27 20:00:00', EtadTz: 'Europe/Berlin', Cutoffs: [] },
  }
  const proposal = { Departures: [train], AgreedPrice: [], DocsDue: [], Holds: [], Missing: [] }
  const answers = { [desk.offer.path]: refusedOnce('booking.action-not-allowed', done) }
  const { sent, dialog } = await begin('offer', 'Make an offer', answers, { Proposal: proposal })
  expect(dialog.getByText(/^Asked for: .*departure 5 Feb/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: /X8157/ }))
  await pressTwice({ shown: dialog }, 'Make an offer', impossible)
  await dialogGone()
  expect(sentTo(sent, desk.offer.path)[1]).toMatchObject({
    ...seen,
    TrainId: train.TrainId,
    Until: '2031-01-17 10:00:00',
  })
})

it('accepts a booking as proposed, and says why it cannot', async () => {
  const train = { TrainId: crypto.randomUUID(), TrainNo: 'X8157', Cutoffs: [], HasSpace: 'T' }
  const times = {
    Etsh: '2031-02-12 20:00:00',
    EtshTz: 'Asia/Shanghai',
    Etad: '2031-02-27 20:00:00',
    EtadTz: 'Europe/Berlin',
  }
  const priced = { CostCd: 'RAILF', Currcd: 'USD', UnitCd: 'BOX', Quantity: '1', Rate: '4480', SizeType: '40HQ' }
  const proposal = { Departures: [{ ...train, ...times }], TrainId: train.TrainId, AgreedPrice: [priced] }
  const answers = { [desk.receive.path]: refusedOnce('booking.action-not-allowed', done) }
  const { sent, dialog } = await begin('receive', 'Accept', answers, {
    Proposal: { ...proposal, DocsDue: [], Holds: [], Missing: [] },
  })
  expect(screen.getByRole('dialog', { name: 'Accept R310115-7K3QX' })).toBeTruthy()
  await pressTwice({ shown: dialog }, 'Accept', impossible)
  await dialogGone()
  expect(sentTo(sent, desk.receive.path)[1]).toMatchObject({ ...seen, TrainId: train.TrainId })
})
