import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { at, me, pageOf } from '../../testing/answers.ts'
import { enterField } from '../../testing/page.tsx'
import { answer } from '../../testing/portal.ts'
import {
  booking,
  bookingId,
  priceRow,
  quote,
  rail,
  railPrices,
  receipt,
  saved,
  savesOf,
  serve,
  totalOf,
} from '../booking-fixtures.ts'
import { draft, leaveForm, openForm } from '../opened-form-fixtures.ts'

afterEach(leaveForm)

it('keeps the draft by itself, and the address names it from then on', async () => {
  let version = 0
  const portal = serve(saved(() => receipt({ version: ++version })))
  const { user, router } = await openForm()
  await user.click(screen.getByLabelText('Description, Line 1'))
  await user.paste('Washing machines')
  await waitFor(() => expect(router.state.location.search).toBe(`?draft=${bookingId}`))
  await screen.findByText(/Draft saved/)
  await user.click(screen.getByLabelText('Your reference'))
  await user.paste('PO-88307')
  await waitFor(() => expect(savesOf(portal)).toHaveLength(2))
  const [first] = portal.sent(rail.create)
  expect(first).toMatchObject({ submit: false, direction: 'E', goods: [{ goodsName: 'Washing machines' }] })
  expect(portal.sent(rail.change)).toMatchObject([
    { id: bookingId, version: 1, submit: false, customerReference: 'PO-88307' },
  ])
})

it('goes on with a draft where it was left', async () => {
  serve(answer(rail.show, draft))
  await openForm({ draft: bookingId })
  expect(screen.getByLabelText<HTMLInputElement>('Description, Line 1').value).toBe('Washing machines')
  expect(await screen.findAllByText('Ready to submit')).not.toHaveLength(0)
})

it('says of a booking on an accepted offer what it is and how long it stands, and of another nothing', async () => {
  const quoted = totalOf('10200.00')
  serve(answer(rail.show, booking({ quoteType: 'OFFER', quoted })))
  await openForm({ booking: bookingId })
  expect(await screen.findByText(/You accepted our offer of .*10,200/)).toBeTruthy()
  await leaveForm()
  serve(answer(rail.show, booking({ quoteType: 'PRICE', quoted })))
  await openForm({ booking: bookingId })
  expect(screen.queryByText(/You accepted our offer/)).toBeNull()
})

it('reads the kinds of cargo once, for what is chosen and for what is checked', async () => {
  const { sent } = serve()
  await openForm()
  const asked = () => sent(referenceEndpoints.categories)
  expect(await screen.findAllByText(/Still missing: \d+/)).not.toHaveLength(0)
  await waitFor(() => expect(asked()).not.toHaveLength(0))
  expect(asked()).toHaveLength(1)
})

it('says what is still missing, and leads to the field', async () => {
  const portal = serve()
  const { user } = await openForm()
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  expect(await panel.findByText(/Still missing: \d+/)).toBeTruthy()
  await user.click(panel.getByRole('button', { name: /Show all/ }))
  expect(panel.getByRole('button', { name: 'HS code, line 1' })).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'Gross, kg, line 1' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Gross, kg, Line 1')))
  await user.click(panel.getByRole('button', { name: 'Submit booking' }))
  expect(await screen.findAllByText('Fill this in')).not.toHaveLength(0)
  expect(savesOf(portal)).toEqual([])
})

it('tells once what a refused submit misses, in a red box that leads to the fields, which say it where one comes to them', async () => {
  serve()
  const { user } = await openForm()
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  await panel.findByText(/Still missing: \d+/)
  expect(panel.queryByRole('alert')).toBeNull()
  await user.click(panel.getByRole('button', { name: 'Submit booking' }))
  expect(await panel.findByRole('alert')).toHaveProperty('textContent', expect.stringMatching(/^Still missing: \d+/))
  expect(await screen.findAllByText('Fill this in')).not.toHaveLength(0)
  expect(screen.getAllByRole('alert')).toHaveLength(1)
})

it('says a mistake of one field aloud as it is left', async () => {
  serve()
  const { user } = await openForm()
  const field = await enterField(() => screen.getByLabelText('Copy notices to'))
  await user.type(field, 'nobody;')
  await user.tab()
  await waitFor(() => expect(document.querySelector('[data-field="copyEmails"] [role=alert]')).toBeTruthy())
})

it('leads to the name of somebody who is missing, and says at the field that they are', async () => {
  serve(answer(customerEndpoints.userInfo, me({ customer: undefined })))
  const { user } = await openForm()
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  await user.click(await panel.findByRole('button', { name: /Show all/ }))
  await user.click(panel.getByRole('button', { name: 'Enter the shipper' }))
  const shipper = () => document.querySelector('[data-field="parties.0.partyName"] input')
  await waitFor(() => expect(document.activeElement).toBe(shipper()))
  await user.click(panel.getByRole('button', { name: 'Submit booking' }))
  const reason = () => document.getElementById(shipper()?.getAttribute('aria-describedby') ?? '')?.textContent
  await waitFor(() => expect(reason()).toBe('Enter the shipper'))
})

it('names the address that is wrong among several', async () => {
  serve(answer(rail.show, draft), saved(receipt()))
  const { user } = await openForm({ draft: bookingId })
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  const field = await enterField(() => screen.getByLabelText('Copy notices to'))
  await user.type(field, 'a@tea.example;nobody;')
  await user.tab()
  expect(await panel.findByText(/Copy notices to “nobody”/)).toBeTruthy()
  expect(panel.queryByText(/a@tea.example/)).toBeNull()
})

it('shows at the field what the server refused, and takes it back when the field is changed', async () => {
  const refusal = new Problem('shared.invalid-input', {
    readyDate: 'booking.ready-date-past',
    'goods.0.hsCode': 'booking.hs-chapter-unknown',
  })
  serve(
    answer(rail.show, draft),
    saved(({ submit }) => (submit ? refusal : receipt())),
  )
  const { user } = await openForm({ draft: bookingId })
  await screen.findAllByText('Ready to submit')
  await user.click(screen.getAllByRole('button', { name: 'Submit booking' })[0] as HTMLElement)
  expect((await screen.findAllByText(/There is no such HS chapter/)).length).toBeGreaterThan(1)
  expect(screen.getAllByText('The cargo cannot be ready before today')).not.toHaveLength(0)
  const code = screen.getByLabelText('HS code, Line 1')
  expect(code.getAttribute('aria-invalid')).toBe('true')
  await user.type(await enterField(() => screen.getByLabelText('HS code, Line 1')), '0')
  await waitFor(() => expect(screen.queryByText(/There is no such HS chapter/)).toBeNull())
})

it('submits once and shows the number', async () => {
  const done = receipt({ state: 'submitted', stateLabel: 'Submitted', bookingNo: 'R310115-7K3QX', version: 2 })
  const portal = serve(answer(rail.show, draft), saved(done))
  const { user, router } = await openForm({ draft: bookingId })
  await screen.findAllByText('Ready to submit')
  await user.click(screen.getAllByRole('button', { name: 'Submit booking' })[0] as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingSuccess('railway', bookingId)))
  expect(savesOf(portal)).toHaveLength(1)
  expect(portal.sent(rail.change)).toMatchObject([{ submit: true, version: 1, originCode: 'CNXIA' }])
})

it('submits what was filled in last, though the page has not yet worked out what follows from it', async () => {
  const done = receipt({ state: 'submitted', stateLabel: 'Submitted', bookingNo: 'R310115-7K3QX', version: 2 })
  serve(answer(rail.show, draft), saved(done))
  const { user, router } = await openForm({ draft: bookingId })
  const terms = screen.getByLabelText('I accept the terms of carriage')
  await user.click(terms)
  await screen.findAllByText(/Still missing: 1/)
  const [submit] = screen.getAllByRole('button', { name: 'Submit booking' })
  act(() => {
    fireEvent.click(terms)
    fireEvent.click(submit as HTMLElement)
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingSuccess('railway', bookingId)))
})

it('asks somebody without a company for its name', async () => {
  const alone = me({ customer: undefined, companyRole: undefined })
  serve(answer(customerEndpoints.userInfo, alone), answer(rail.show, draft))
  await openForm({ draft: bookingId })
  expect(await screen.findByLabelText('Company')).toBeTruthy()
  expect(within(screen.getByRole('complementary')).getByRole('button', { name: 'Company' })).toBeTruthy()
})

it('begins a copy without days and files', async () => {
  serve(answer(rail.show, booking()), saved(receipt()))
  await openForm({ from: bookingId })
  expect(screen.getByText(/Copied from R310115-7K3QX/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Description, Line 1').value).toBe('Washing machines')
  expect(screen.getByLabelText<HTMLInputElement>('Cargo ready').value).toBe('')
})

it('takes the price of the lane and reckons the estimate by charge', async () => {
  const portal = serve(answer(railPrices.prices, pageOf(priceRow)), answer(railPrices.quote, quote))
  await openForm({ originCode: 'CNXIA', destinationCode: 'DEHAM' })
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  expect(await panel.findByText('Rail freight 40HQ')).toBeTruthy()
  // The charge, its block, the estimate and the part of the reader.
  expect(panel.getAllByText('$4,480.00')).toHaveLength(4)
  expect(panel.getByText(/Prices valid until 25 Jan/)).toBeTruthy()
  const boxes = [{ containerType: '40HQ', containerQty: 1, containerOwner: 'C' }]
  expect(portal.sent(railPrices.quote)[0]).toMatchObject({ boxes })
  // The cheapest for the box of the form, which need not be the cheapest for the 45-foot box that price lists begin with.
  expect(portal.sent(railPrices.prices)[0]).toMatchObject({ sort: 'asc', sortName: 'coc40Hq' })
  expect(savesOf(portal)).toEqual([])
})

it('takes border, train and days from the departure that the address names, and follows another one', async () => {
  const train = (id: string, departureNo: string, day: number, border: string) => ({
    id,
    departureNo,
    originCode: 'CNXIA',
    originName: "Xi'an",
    destinationCode: 'DEHAM',
    destinationName: 'Hamburg',
    entryPortCode: border,
    entryPortName: border,
    etd: at(`2031-01-${day} 12:00:00`),
    etdZone: 'Asia/Shanghai',
    eta: at('2031-02-16 12:00:00'),
    etaZone: 'Europe/Berlin',
    siCutoff: at(`2031-01-${day - 3} 12:00:00`),
    cargoCutoff: at(`2031-01-${day - 2} 12:00:00`),
    customsCutoff: at(`2031-01-${day - 1} 12:00:00`),
    cutoffZone: 'Asia/Shanghai',
    total: boxes,
    surplus: boxes,
    surplusText: '40HQ*12',
    sample: true,
  })
  const boxes = { '20GP': 0, '40FR': 0, '40GP': 0, '40HQ': 12, '40RF': 0, '45HQ': 0 }
  const first = '01900000-0000-7000-8000-0000000000a1'
  const second = '01900000-0000-7000-8000-0000000000a2'
  const trains = pageOf(train(first, 'X8004', 22, 'CNAKL'), train(second, 'X8006', 26, 'CNHRS'))
  const { sent } = serve(answer(pricingEndpoints.frequency, trains))
  const { user } = await openForm({
    originCode: 'CNXIA',
    destinationCode: 'DEHAM',
    departureId: first,
    wantedDate: '2031-01-22',
  })
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  await waitFor(() => expect(value('Cargo ready')).toBe('19 Jan 2031'))
  expect(value('Wanted departure')).toBe('22 Jan 2031')
  await waitFor(() => expect(value('Border crossing')).toContain('CNAKL'))
  const field = await enterField(() => screen.getByLabelText('Departure'))
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: /X8006/ }))
  await waitFor(() => expect(value('Cargo ready')).toBe('23 Jan 2031'))
  expect(value('Wanted departure')).toBe('26 Jan 2031')
  // The ready day that the train itself proposes leaves the earlier trains in the list.
  const days = sent(pricingEndpoints.frequency).map(({ startDate }) => startDate)
  expect(new Set(days)).toEqual(new Set(['2031-01-15']))
})
