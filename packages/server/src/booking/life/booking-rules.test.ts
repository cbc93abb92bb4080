import type { BookingHold } from '@landbridge/contract/booking/booking-desk-views'
import {
  bookingActions,
  bookingActionsFor,
  bookingLifecycle,
  bookingStates,
  requestKinds,
} from '@landbridge/contract/booking/booking-lifecycle'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { type Actor, nextState } from '@landbridge/contract/shared/lifecycle'
import { describe, expect, it } from 'vitest'
import { aBooking as booking, englishWords, railForm } from '../booking-fixtures.ts'
import { routeShown } from '../detail/booking-view-rules.ts'
import { documentsFor } from '../papers/due-paper-rules.ts'
import { mergedForm } from '../submit/submit-rules.ts'
import type { Booking } from './booking.ts'
import {
  cancellationFee,
  creditStandingOf,
  differsFromQuote,
  priceOfLines,
  quoteOfOffer,
} from './booking-price-rules.ts'
import { advance, advanceRequest, checkPossible, contentSeen, holdsOf, receiptOf } from './booking-rules.ts'

const at = (day: number) => new Date(Date.UTC(2031, 0, day))
const rates = new Map([['CNY', '0.14']])
const givenNow = {
  departureId: 'd',
  departureNo: 'X8003',
  etd: at(22),
  etdZone: 'Asia/Shanghai',
  eta: at(36),
  etaZone: 'Europe/Berlin',
  promisedEta: at(36),
  cutoffs: (['SI', 'CARGO', 'CUSTOMS'] as const).map((cutoffKind, i) => ({
    cutoffKind,
    at: at(19 + i),
    timeZone: 'Asia/Shanghai',
  })),
}

describe('booking lifecycle', () => {
  it('allows exactly these actions', () => {
    const step = (state: Booking['state'], by: Actor, action: string) => {
      const to = nextState(bookingLifecycle, { state, stateBeforeStop: 'shipped' }, { action, by })
      return to && `${action} > ${to}`
    }
    const lines = bookingStates.flatMap((state) =>
      (['guest', 'customer', 'staff', 'system'] as const).flatMap((by) => {
        const steps = bookingActions.map((action) => step(state, by, action)).filter(Boolean)
        return steps.length > 0 ? [`${state.padEnd(9)} | ${by.padEnd(8)} | ${steps.join(', ')}`] : []
      }),
    )
    expect(`\n${lines.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      draft     | customer | submit > submitted, discard > gone
      returned  | customer | revise > submitted, cancel > cancelled
      returned  | staff    | refuse > refused
      submitted | customer | revise > submitted, cancel > cancelled
      submitted | staff    | return > returned, receive > received, refuse > refused
      received  | staff    | cancel > cancelled, stop > stopped
      received  | system   | ship > shipped
      shipped   | staff    | stop > stopped
      shipped   | system   | complete > completed
      stopped   | staff    | cancel > cancelled, resume > shipped
      "
    `)
  })

  it('allows exactly these actions that leave the state as it is', () => {
    const lines = bookingStates.flatMap((state) =>
      [undefined, ...requestKinds].flatMap((openRequest) =>
        (['customer', 'staff'] as const).flatMap((by) => {
          const life = new Set<string>(bookingActions)
          const names = bookingActionsFor({ state, openRequest }, by)
            .filter((action) => action.allowed && !life.has(action.name))
            .map((action) => action.name)
          return names.length > 0
            ? [`${state.padEnd(9)} | ${(openRequest ?? '-').padEnd(12)} | ${by.padEnd(8)} | ${names.join(', ')}`]
            : []
        }),
      ),
    )
    expect(`\n${lines.join('\n')}\n`).toMatchInlineSnapshot(`
      "
      returned  | -            | staff    | assign
      returned  | cancellation | staff    | assign
      returned  | amendment    | staff    | assign
      returned  | offer        | staff    | assign
      returned  | move         | staff    | assign
      submitted | -            | staff    | assign, offer, lift
      submitted | cancellation | staff    | assign, lift
      submitted | amendment    | staff    | assign, lift
      submitted | offer        | customer | answerOffer
      submitted | offer        | staff    | assign, lift
      submitted | move         | staff    | assign, lift
      received  | -            | customer | askCancel, amend
      received  | -            | staff    | assign, move
      received  | cancellation | customer | withdraw
      received  | cancellation | staff    | assign, lift, amend
      received  | amendment    | customer | withdraw
      received  | amendment    | staff    | assign, lift, amend
      received  | offer        | staff    | assign
      received  | move         | customer | answerMove
      received  | move         | staff    | assign
      shipped   | -            | customer | amend
      shipped   | -            | staff    | assign, move
      shipped   | cancellation | customer | withdraw
      shipped   | cancellation | staff    | assign, lift, amend
      shipped   | amendment    | customer | withdraw
      shipped   | amendment    | staff    | assign, lift, amend
      shipped   | offer        | staff    | assign
      shipped   | move         | customer | answerMove
      shipped   | move         | staff    | assign
      stopped   | -            | customer | askCancel, amend
      stopped   | -            | staff    | assign
      stopped   | cancellation | customer | withdraw
      stopped   | cancellation | staff    | assign, lift, amend
      stopped   | amendment    | customer | withdraw
      stopped   | amendment    | staff    | assign, lift, amend
      stopped   | offer        | staff    | assign
      stopped   | move         | staff    | assign
      "
    `)
  })

  it('goes back to where a stopped booking was', () => {
    const stopped = advance(booking({ state: 'shipped' }), 'stop', 'staff')
    expect(stopped).toMatchObject({ state: 'stopped', stateBeforeStop: 'shipped' })
    expect(advance(stopped, 'resume', 'staff')).toMatchObject({ state: 'shipped', stateBeforeStop: undefined })
  })

  it('shows its reader every action, the refused ones with a reason', () => {
    const { actions, stateLabel } = receiptOf(booking({ state: 'submitted' }), { actor: 'customer', language: 'ru' })
    expect(stateLabel).toBe('Подана')
    expect(actions.find((action) => action.name === 'answerOffer')).toEqual({
      name: 'answerOffer',
      allowed: false,
      reason: 'booking.no-open-offer',
    })
    expect(actions.find((action) => action.name === 'discard')?.reason).toBe('shared.not-in-this-state')
    expect(() => checkPossible(booking({ openRequest: 'amendment' }), 'askCancel', 'customer')).toThrow(
      'booking.action-not-allowed',
    )
  })

  it('closes a request once', () => {
    const request = {
      id: '1',
      bookingId: '2',
      customerId: '3',
      kind: 'offer',
      state: 'open',
      askedAt: new Date(0),
      askedBy: null,
    } as const
    const closed = advanceRequest(request, 'acceptOffer', { actor: 'customer', at: new Date(1) })
    expect(closed.state).toBe('accepted')
    expect(() => advanceRequest(closed, 'lapse', { actor: 'system', at: new Date(2) })).toThrow(
      'booking.request-answered',
    )
    expect(() => advanceRequest(request, 'accept', { actor: 'customer', at: new Date(1) })).toThrow()
  })

  it('lets staff grant what its customer asks for, and no move that waits for the customer', () => {
    const request = {
      id: '1',
      bookingId: '2',
      customerId: '3',
      state: 'open',
      askedAt: new Date(0),
      askedBy: null,
    } as const
    const granted = (kind: 'amendment' | 'move') => () =>
      advanceRequest({ ...request, kind }, 'accept', { actor: 'staff', at: new Date(1) }).state
    expect(granted('amendment')()).toBe('accepted')
    expect(granted('move')).toThrow('booking.request-answered')
  })
})

describe('the price of a booking', () => {
  const line = { chargeCode: 'RAILF', currency: 'USD', unit: 'BOX', quantity: '3', unitPrice: '33.335' }

  it('is rounded half up at each line, and never sums two currencies', () => {
    const price = priceOfLines([line, { ...line, currency: 'JPY', unitPrice: '10.5', quantity: '1' }], {
      at: new Date(0),
    })
    expect(price.lines.map((one) => one.amount)).toEqual(['100.01', '11'])
    expect(price.totals).toEqual([
      { currency: 'USD', amount: '100.01' },
      { currency: 'JPY', amount: '11' },
    ])
  })

  it('differs from a quote by its sums', () => {
    const price = priceOfLines([line], { at: new Date(0) })
    const quote = quoteOfOffer({ id: 'x', price, until: new Date(0) }, new Date(0))
    expect(differsFromQuote(price, quote)).toBe(false)
    expect(differsFromQuote(priceOfLines([{ ...line, unitPrice: '34' }], { at: new Date(0) }), quote)).toBe(true)
    expect(differsFromQuote(price, undefined)).toBe(false)
  })

  it('makes a cancellation dearer the later it comes', () => {
    const given = givenNow
    const agreed = priceOfLines([{ ...line, unitPrice: '1000', quantity: '1' }], { at: at(1) })
    const fees = [18, 19, 20, 21].map((day) => cancellationFee({ agreed, given }, { rates, now: at(day) }))
    expect(fees).toEqual(
      ['0.00', '100.00', '250.00', '500.00'].map((amount) => ({ amount, currency: agreed.totals[0]?.currency })),
    )
    expect(cancellationFee({ agreed: undefined, given }, { rates, now: at(1) })).toBeUndefined()
  })

  it('takes a fee of all that was agreed, whatever its currency, and names the rate that is missing', () => {
    const lines = [
      { ...line, unitPrice: '1000', quantity: '1' },
      { ...line, currency: 'CNY', unitPrice: '2000', quantity: '1' },
    ]
    const given = { ...givenNow, cutoffs: givenNow.cutoffs.filter(({ cutoffKind }) => cutoffKind === 'SI') }
    const booking = { agreed: priceOfLines(lines, { at: new Date('2031-01-01T00:00:00Z') }), given }
    const now = new Date('2031-02-01T00:00:00Z')
    expect(cancellationFee(booking, { rates, now })).toEqual({ amount: '128.00', currency: 'USD' })
    expect(cancellationFee(booking, { rates: new Map(), now })).toEqual({ noRate: ['CNY'] })
  })

  it('counts a credit in its own currency', () => {
    const used = [
      { currency: 'USD', amount: '60' },
      { currency: 'CNY', amount: '290' },
    ]
    const standing = (limit: string) => creditStandingOf({ used, limit, currency: 'USD', rates })
    expect(standing('100')).toEqual({ isOver: true, used: '100.60' })
    expect(standing('101')).toEqual({ isOver: false, used: '100.60' })
  })

  it('never counts a currency without a rate as nothing: the credit is held until the rate is there', () => {
    const used = [
      { currency: 'USD', amount: '60' },
      { currency: 'KZT', amount: '9000000' },
    ]
    expect(creditStandingOf({ used, limit: '100', currency: 'USD', rates })).toEqual({
      isOver: true,
      noRate: ['KZT'],
    })
  })
})

const usd = (amount: string) => [{ currency: 'USD', amount }]
const credit = { limit: '100', currency: 'USD', rates: new Map([['USD', '1']]), used: usd('60') }

it('holds what is not certified, dangerous or over its credit with its own price, until that is lifted', () => {
  const form = railForm({ cargoKind: 'D' })
  const facts = { isCertified: false, credit, price: usd('40.01') }
  expect(holdsOf({ form, lifts: {} }, facts)).toEqual(['certification', 'dangerous', 'credit'])
  expect(holdsOf({ form, lifts: {} }, { ...facts, price: usd('40.00') })).toEqual(['certification', 'dangerous'])
  const lift = (of: BookingForm, hold: BookingHold) => ({
    reason: 'Approved',
    by: 'x',
    at: '2031-01-15',
    seen: contentSeen(of, hold),
  })
  expect(
    holdsOf({ form, lifts: { dangerous: lift(form, 'dangerous') } }, { ...facts, isCertified: true, price: [] }),
  ).toEqual([])
  const lifts = {
    dangerous: lift(form, 'dangerous'),
    certification: lift(form, 'certification'),
    credit: { ...lift(form, 'credit'), price: usd('48000') },
  }
  expect(holdsOf({ form, lifts }, { ...facts, price: usd('48000.00') })).toEqual([])
  expect(holdsOf({ form, lifts }, { ...facts, price: usd('48000.01') })).toEqual(['credit'])
  const more = { ...form, boxes: form.boxes?.map((box) => ({ ...box, containerQty: 20 })) }
  expect(holdsOf({ form: more, lifts }, { ...facts, price: usd('48000') })).toEqual(['dangerous', 'credit'])
})

it('asks for the papers that the goods and the customs need', () => {
  const form = railForm({ cargoKind: 'D', exportCustomsBy: 'US', oversize: true })
  const asked = documentsFor({ mode: 'R', form }, givenNow)
  expect(asked.map((due) => due.documentType)).toEqual(['MSDS', 'LASH', 'SI', 'LOAD', 'INV', 'PL', 'CON', 'POA'])
  expect(new Map(asked.map(({ documentType, dueBy }) => [documentType, dueBy]))).toEqual(
    new Map([
      ...['MSDS', 'LASH', 'SI', 'LOAD'].map((type) => [type, '2031-01-19'] as const),
      ...['INV', 'PL', 'CON', 'POA'].map((type) => [type, '2031-01-21'] as const),
    ]),
  )
})

it('puts what was sent over a form: what is not named stays, what is null is cleared', () => {
  const form = { remark: 'old', incoterm: 'FCA', goods: [{ goodsName: 'Tea', marks: 'x' }] }
  const sent = { remark: null, goods: [{ goodsName: 'Silk', marks: null }] }
  expect(mergedForm(form, sent)).toEqual({ incoterm: 'FCA', goods: [{ goodsName: 'Silk' }] })
})

it('shows how far a booking has come between its stops', () => {
  const words = englishWords()
  const way = (changes: Partial<Booking>) =>
    routeShown(booking(changes), { viaCodes: ['CNHRS', 'KZ0AK'], words }).map((stop) => stop.isPast)
  expect(way({})).toEqual([false, false, false, false])
  expect(way({ atd: new Date(0) })).toEqual([true, false, false, false])
  expect(way({ atd: new Date(0), passedCodes: ['CNXIA', 'CNHRS', 'KZ0AK'] })).toEqual([true, true, true, false])
  expect(way({ atd: new Date(0), ata: new Date(1) })).toEqual([true, true, true, true])
})
