import { bookingDeskEndpoints as desk } from '@landbridge/contract/booking/booking-desk-endpoints'
import type { DeskBookingDetail } from '@landbridge/contract/booking/booking-desk-views'
import type { RequestView } from '@landbridge/contract/booking/booking-views'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { at, codeOf, pageOf } from '../../testing/answers.ts'
import { dialogGone, pressTwice } from '../../testing/deed.tsx'
import { openPages } from '../../testing/page.tsx'
import { clerkId, logInClerk } from '../../testing/people.ts'
import { answer, type CallAnswer } from '../../testing/portal.ts'
import { bookingId, deskBooking, receipt, serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

const reasons = [codeOf('REFUSALREASON', 'NOSPACE', 'No space')]
const operators = { items: [{ operatorId: clerkId, operatorName: 'Wang Jun' }] }
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

type Changes = Partial<DeskBookingDetail>
async function begin(deed: Deed, word: string, answers: readonly CallAnswer[] = [], changes: Changes = {}) {
  const shown = deskBooking({
    actions: [{ name: deed, allowed: true }],
    proposal: { departures: [], agreedLines: [], documentsDue: [], holds: [], missing: [] },
    ...changes,
  })
  const { sent } = serve(
    answer(desk.show, shown),
    answer(desk.operators, operators),
    answer(referenceEndpoints.codeList, pageOf(...reasons)),
    answer(referenceEndpoints.codes, reasons),
    answers,
  )
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

const seen = { id: bookingId, version: 3 }
const done = receipt({ version: 4 })
const refusal = new Problem('booking.action-not-allowed')
const impossible = 'This is not possible in the current status of the booking'

it.each([
  ['refuse', 'Decline', 'Decline R310115-7K3QX', 'Declined', { reasonCode: 'NOSPACE', note: 'Full until May' }],
  ['stop', 'Put on hold', 'Put R310115-7K3QX on hold', 'On hold', { reasonCode: 'NOSPACE', note: 'Full until May' }],
  ['resume', 'Take off hold', 'Take R310115-7K3QX off hold', 'No longer on hold', { note: 'Full until May' }],
  ['cancel', 'Cancel booking', 'Cancel R310115-7K3QX', 'Cancelled', { reasonCode: 'NOSPACE', note: 'Full until May' }],
] as const)(
  'lets a clerk %s a booking with reason and words, and says why that is refused',
  async (deed, word, title, toast, given) => {
    const { sent, dialog } = await begin(deed, word, [answer(desk[deed], refusal, done)])
    expect(screen.getByRole('dialog', { name: title })).toBeTruthy()
    if ('reasonCode' in given) {
      expect(dialog.getByRole('button', { name: word }).getAttribute('aria-disabled')).toBe('true')
      await userEvent.click(dialog.getByRole('combobox', { name: 'Reason' }))
      await userEvent.click(await screen.findByRole('option', { name: /No space/ }))
    }
    await userEvent.type(dialog.getByRole('textbox', { name: /^(Note|Explanation|Remark)/ }), given.note)
    await pressTwice({ shown: dialog }, word, impossible)
    await dialogGone()
    expect(await screen.findByText(toast)).toBeTruthy()
    expect(sent(desk[deed])).toEqual([0, 1].map(() => ({ ...seen, ...given })))
  },
)

it('cancels at the fee to which the customer agreed', async () => {
  const request: RequestView = {
    id: crypto.randomUUID(),
    requestKind: 'cancellation',
    requestState: 'open',
    requestStateLabel: 'Open',
    askedAt: at('2031-01-14 10:00:00'),
    fee: '80.00',
    feeCurrency: 'USD',
    feeAgreedAt: at('2031-01-15 09:00:00'),
  }
  const answers = [answer(desk.cancel, done)]
  const { sent, dialog } = await begin('cancel', 'Cancel booking', answers, { requests: [request] })
  expect(dialog.getByText(/\$80\.00/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('combobox', { name: 'Reason' }))
  await userEvent.click(await screen.findByRole('option', { name: /No space/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel booking' }))
  await waitFor(() => expect(sent(desk.cancel)).toHaveLength(1))
  expect(sent(desk.cancel)[0]).toMatchObject({ ...seen, fee: '80.00', feeCurrency: 'USD' })
})

it('gives a booking to an operator, and says why it could not', async () => {
  const answers = [answer(desk.assign, new Problem('booking.changed-meanwhile'), done)]
  const { sent, dialog } = await begin('assign', 'Assign', answers)
  expect(await dialog.findByDisplayValue('Wang Jun')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText(/The booking has just been changed/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }))
  expect(await screen.findByText('Assigned')).toBeTruthy()
  expect(sent(desk.assign)).toEqual([0, 1].map(() => ({ ...seen, operatorId: clerkId })))
})

it('returns a booking with what to change field by field, for at least one of them', async () => {
  const answers = [answer(desk.return, refusal, done)]
  const { sent, dialog } = await begin('return', 'Return for changes', answers)
  const deed = dialog.getByRole('button', { name: 'Return for changes' })
  expect(deed.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(dialog.getAllByRole('combobox')[0] as HTMLElement)
  await userEvent.click((await screen.findAllByRole('option', { name: /HS code/ }))[0] as HTMLElement)
  await userEvent.type(dialog.getByRole('textbox', { name: /^What to change/ }), 'Give all ten figures')
  await pressTwice({ shown: dialog }, 'Return for changes', impossible)
  await dialogGone()
  const returnedFields = [{ path: 'goods.0.hsCode', note: 'Give all ten figures' }]
  expect(sent(desk.return)[1]).toMatchObject({ ...seen, returnedFields })
})

it('offers another departure until a time, two days from now unless something else is said', async () => {
  const train = {
    departureId: crypto.randomUUID(),
    departureNo: 'X8157',
    etd: at('2031-02-12 20:00:00'),
    etdZone: 'Asia/Shanghai',
    eta: at('2031-02-27 20:00:00'),
    etaZone: 'Europe/Berlin',
    cutoffs: [],
  }
  const proposal = { departures: [train], agreedLines: [], documentsDue: [], holds: [], missing: [] }
  const answers = [answer(desk.offer, refusal, done)]
  const { sent, dialog } = await begin('offer', 'Make an offer', answers, { proposal })
  expect(dialog.getByText(/^Asked for: .*departure 5 Feb/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('radio', { name: /X8157/ }))
  await pressTwice({ shown: dialog }, 'Make an offer', impossible)
  await dialogGone()
  expect(sent(desk.offer)[1]).toMatchObject({
    ...seen,
    departureId: train.departureId,
    until: at('2031-01-17 10:00:00'),
  })
})

it('accepts a booking as proposed, and says why it cannot', async () => {
  const train = { departureId: crypto.randomUUID(), departureNo: 'X8157', cutoffs: [], hasSpace: true }
  const times = {
    etd: at('2031-02-12 20:00:00'),
    etdZone: 'Asia/Shanghai',
    eta: at('2031-02-27 20:00:00'),
    etaZone: 'Europe/Berlin',
  }
  const priced = {
    chargeCode: 'RAILF',
    currency: 'USD',
    unit: 'BOX',
    quantity: '1',
    unitPrice: '4480',
    containerType: '40HQ',
  }
  const proposal = { departures: [{ ...train, ...times }], departureId: train.departureId, agreedLines: [priced] }
  const answers = [answer(desk.receive, refusal, done)]
  const { sent, dialog } = await begin('receive', 'Accept', answers, {
    proposal: { ...proposal, documentsDue: [], holds: [], missing: [] },
  })
  expect(screen.getByRole('dialog', { name: 'Accept R310115-7K3QX' })).toBeTruthy()
  await pressTwice({ shown: dialog }, 'Accept', impossible)
  await dialogGone()
  expect(sent(desk.receive)[1]).toMatchObject({ ...seen, departureId: train.departureId })
})
