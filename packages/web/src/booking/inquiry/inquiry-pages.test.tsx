import type { InquiryRow } from '@landbridge/contract/booking/inquiry/inquiry'
import {
  inquiryEndpoints as calls,
  inquiryDeskEndpoints as desk,
} from '@landbridge/contract/booking/inquiry/inquiry-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { at, countedPage } from '../../testing/answers.ts'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer } from '../../testing/portal.ts'
import { serve } from '../booking-fixtures.ts'
import { bookingRoutesWith } from '../booking-routes.tsx'

const id = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
const row = (changes: Partial<InquiryRow> = {}): InquiryRow => ({
  id,
  inquiryNo: 'Q261127-7K3QX',
  state: 'open',
  version: 1,
  serviceModeId: 'T',
  loadType: 'FTL',
  originCode: 'CNXIA',
  originName: 'Xi’an',
  destinationCode: 'PLWAW',
  destinationName: 'Warsaw',
  readyDate: '2026-12-01',
  goodsName: 'Glassware',
  grossWeightKg: '12000',
  truckQty: 1,
  incoterm: 'FCA',
  askedAt: at('2026-11-21 08:00:00'),
  ...changes,
})

describe('a price is asked for', () => {
  it('with seven facts of which the query brings its own, and is sent once', async () => {
    const { sent } = serve(answer(calls.request, row()))
    const start = 'originCode=CNXIA&destinationCode=PLWAW&loadType=FTL&wantedDate=2026-12-01&grossWeightKg=12000'
    await openPages(bookingRoutesWith({}).user ?? [], `/freight/inquiry/truck?${start}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Send the inquiry' }))
    expect(sent(calls.request)).toEqual([])
    await userEvent.type(screen.getByLabelText(/Description/), 'Glassware')
    await userEvent.click(screen.getByRole('button', { name: 'Send the inquiry' }))
    expect(await screen.findByText('Inquiry Q261127-7K3QX has been sent')).toBeTruthy()
    expect(sent(calls.request)).toMatchObject([
      {
        serviceModeId: 'T',
        loadType: 'FTL',
        originCode: 'CNXIA',
        goodsName: 'Glassware',
        grossWeightKg: '12000',
        truckQty: 1,
      },
    ])
  })
})

describe('the inquiries of a company', () => {
  it('show our answer, and become a booking by one press', async () => {
    const draft = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a99'
    const { sent } = serve(
      answer(calls.list, countedPage({ all: 1, answered: 1 }, row({ state: 'answered', reply: 'USD 5,600 a truck' }))),
      answer(calls.book, { id: draft, serviceModeId: 'T' }),
    )
    await openPages(bookingRoutesWith({}).order ?? [], '/user/order/inquiries')
    expect(await screen.findByText('USD 5,600 a truck')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Make a booking' }))
    await waitFor(() => expect(sent(calls.book)).toEqual([{ id }]))
  })
})

describe('the inquiries at the desk', () => {
  it('are answered in words; a refusal keeps what was typed', async () => {
    await logInClerk('booking.view', 'booking.offer')
    const { sent } = serve(
      answer(desk.list, countedPage({ all: 1, open: 1 }, { ...row(), customerShortName: 'Haode' })),
      answer(desk.answer, new Problem('booking.inquiry-changed'), { ...row({ state: 'answered' }) }),
    )
    await openPages(bookingRoutesWith({}).desk ?? [], '/admin/inquiries')
    expect(await screen.findByText('Haode')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Answer' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText(/Answer/), 'USD 5,600 a truck')
    await userEvent.click(dialog.getByRole('button', { name: 'Answer' }))
    expect(await dialog.findByText(/This inquiry has changed meanwhile/)).toBeTruthy()
    await userEvent.click(dialog.getByRole('button', { name: 'Answer' }))
    await waitFor(() => expect(sent(desk.answer)).toHaveLength(2))
    expect(sent(desk.answer)[1]).toEqual({ id, version: 1, reply: 'USD 5,600 a truck' })
  })
})
