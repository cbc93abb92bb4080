import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { paths } from '../../paths.ts'
import { enterField } from '../../testing/page.tsx'
import { listed, type Sent } from '../../testing/portal-by-path.ts'
import { user as account, booking, bookingId, priceRow, quote, receipt, serve } from '../booking-fixtures.ts'
import { draft, leaveForm, openForm } from './opened-form-fixtures.ts'

afterEach(leaveForm)

const saves = (sent: readonly Sent[]) =>
  sent.filter(({ url, method }) => url.pathname.endsWith('/railorderonline') && method !== 'GET')

it('keeps the draft by itself, and the address names it from then on', async () => {
  let version = 0
  const sent = serve({ railorderonline: () => receipt({ version: ++version }) })
  const { user, router } = await openForm()
  await user.click(screen.getByLabelText('Description, Line 1'))
  await user.paste('Washing machines')
  await waitFor(() => expect(router.state.location.search).toBe(`?draft=${bookingId}`))
  await screen.findByText(/Draft saved/)
  await user.click(screen.getByLabelText('Your reference'))
  await user.paste('PO-88307')
  await waitFor(() => expect(saves(sent)).toHaveLength(2))
  const [first, second] = saves(sent)
  expect(first).toMatchObject({ method: 'POST', body: { submit: 'F', BusType: 'E' } })
  expect(JSON.parse(first?.body.Goods ?? '')).toEqual([{ GoodsName: 'Washing machines' }])
  expect(second).toMatchObject({
    method: 'PUT',
    body: { keyId: bookingId, version: '1', submit: 'F', ProxyNo: 'PO-88307' },
  })
})

it('goes on with a draft where it was left', async () => {
  serve({ 'railorderonline-detail': draft })
  await openForm({ draft: bookingId })
  expect(screen.getByLabelText<HTMLInputElement>('Description, Line 1').value).toBe('Washing machines')
  expect(await screen.findAllByText('Ready to submit')).not.toHaveLength(0)
})

it('says of a booking on an accepted offer what it is and how long it stands, and of another nothing', async () => {
  const Quoted = { Lines: [], Totals: [{ Currcd: 'USD', Amount: '10200.00' }] }
  serve({ 'railorderonline-detail': booking({ QuoteType: 'OFFER', Quoted }) })
  await openForm({ booking: bookingId })
  expect(await screen.findByText(/You accepted our offer of .*10,200/)).toBeTruthy()
  await leaveForm()
  serve({ 'railorderonline-detail': booking({ QuoteType: 'PRICE', Quoted }) })
  await openForm({ booking: bookingId })
  expect(screen.queryByText(/You accepted our offer/)).toBeNull()
})

it('reads the kinds of cargo once, for what is chosen and for what is checked', async () => {
  const sent = serve()
  await openForm()
  const asked = () => sent.filter(({ url }) => url.pathname.endsWith('/category-list'))
  expect(await screen.findAllByText(/Still missing: \d+/)).not.toHaveLength(0)
  await waitFor(() => expect(asked()).not.toHaveLength(0))
  expect(asked()).toHaveLength(1)
})

it('says what is still missing, and leads to the field', async () => {
  const sent = serve()
  const { user } = await openForm()
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  expect(await panel.findByText(/Still missing: \d+/)).toBeTruthy()
  await user.click(panel.getByRole('button', { name: /Show all/ }))
  expect(panel.getByRole('button', { name: 'HS code, line 1' })).toBeTruthy()
  await user.click(panel.getByRole('button', { name: 'Gross, kg, line 1' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Gross, kg, Line 1')))
  await user.click(panel.getByRole('button', { name: 'Submit booking' }))
  expect(await screen.findAllByText('Fill this in')).not.toHaveLength(0)
  expect(saves(sent).filter(({ body }) => body.submit === 'T')).toHaveLength(0)
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
  const { Customer: _, ...nobody } = account
  serve({ 'user-info': { success: true, data: nobody } })
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
  serve({ 'railorderonline-detail': draft, railorderonline: receipt() })
  const { user } = await openForm({ draft: bookingId })
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  const field = await enterField(() => screen.getByLabelText('Copy notices to'))
  await user.type(field, 'a@tea.example;nobody;')
  await user.tab()
  expect(await panel.findByText(/Copy notices to “nobody”/)).toBeTruthy()
  expect(panel.queryByText(/a@tea.example/)).toBeNull()
})

it('shows at the field what the server refused, and takes it back when the field is changed', async () => {
  const refused = {
    success: false,
    code: 'shared.invalid-input',
    fields: { ReadyDate: 'booking.ready-date-past', 'Goods.0.HsCd': 'booking.hs-chapter-unknown' },
  }
  serve({
    'railorderonline-detail': draft,
    railorderonline: ({ body }: Sent) => (body.submit === 'T' ? refused : receipt()),
  })
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
  const done = receipt({ state: 'submitted', StateText: 'Submitted', BookingNo: 'R310115-7K3QX', version: 2 })
  const sent = serve({ 'railorderonline-detail': draft, railorderonline: done })
  const { user, router } = await openForm({ draft: bookingId })
  await screen.findAllByText('Ready to submit')
  await user.click(screen.getAllByRole('button', { name: 'Submit booking' })[0] as HTMLElement)
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.bookingSuccess('railway', bookingId)))
  expect(saves(sent)).toHaveLength(1)
  expect(saves(sent)[0]).toMatchObject({ method: 'PUT', body: { submit: 'T', version: '1', PortlCd: 'CNXIA' } })
})

it('submits what was filled in last, though the page has not yet worked out what follows from it', async () => {
  const done = receipt({ state: 'submitted', StateText: 'Submitted', BookingNo: 'R310115-7K3QX', version: 2 })
  serve({ 'railorderonline-detail': draft, railorderonline: done })
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
  const { Customer, CompanyRole, ...alone } = account
  serve({ 'user-info': { success: true, data: alone }, 'railorderonline-detail': draft })
  await openForm({ draft: bookingId })
  expect(await screen.findByLabelText('Company')).toBeTruthy()
  expect(within(screen.getByRole('complementary')).getByRole('button', { name: 'Company' })).toBeTruthy()
})

it('begins a copy without days and files', async () => {
  serve({ 'railorderonline-detail': booking(), railorderonline: receipt() })
  await openForm({ from: bookingId })
  expect(screen.getByText(/Copied from R310115-7K3QX/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Description, Line 1').value).toBe('Washing machines')
  expect(screen.getByLabelText<HTMLInputElement>('Cargo ready').value).toBe('')
})

it('takes the price of the lane and reckons the estimate by charge', async () => {
  const sent = serve({ 'railpricefcl-list': listed(priceRow), 'railway-yzb': { success: true, data: quote } })
  await openForm({ originCode: 'CNXIA', destinationCode: 'DEHAM' })
  const panel = within(screen.getByRole('complementary', { name: 'Summary' }))
  expect(await panel.findByText('Rail freight 40HQ')).toBeTruthy()
  expect(panel.getAllByText('$4,480.00')).toHaveLength(2)
  expect(panel.getByText(/Prices valid until 25 Jan/)).toBeTruthy()
  const asked = sent.find(({ url }) => url.pathname.endsWith('/railway-yzb'))
  expect(asked?.url.searchParams.get('Boxes')).toBe('[{"SizeType":"40HQ","BoxQty":1,"BoxOwner":"C"}]')
  // The cheapest for the box of the form, which need not be the cheapest for the 45-foot box that price lists begin with.
  const lane = sent.find(({ url }) => url.pathname.endsWith('/railpricefcl-list'))?.url.searchParams
  expect([lane?.get('sort'), lane?.get('sortName')]).toEqual(['asc', 'Coc40Hq'])
  expect(saves(sent)).toHaveLength(0)
})

it('takes border, train and days from the departure that the address names, and follows another one', async () => {
  const train = (at: { keyId: string; no: string; day: number; border: string }) => ({
    ...{ keyId: at.keyId, TrainNo: at.no, PortlCd: 'CNXIA', Portl: "Xi'an", PortdCd: 'DEHAM', Portd: 'Hamburg' },
    ...{ EntryPortCd: at.border, EntryPort: at.border, Etsh: `2031-01-${at.day} 12:00:00`, EtshTz: 'Asia/Shanghai' },
    ...{ Etad: '2031-02-16 12:00:00', EtadTz: 'Europe/Berlin', SiCutoff: `2031-01-${at.day - 3} 12:00:00` },
    ...{ CyCutoff: `2031-01-${at.day - 2} 12:00:00`, CusCutoff: `2031-01-${at.day - 1} 12:00:00` },
    ...{ CutoffTz: 'Asia/Shanghai', Total: boxes, Surplus: boxes, SurplusText: '40HQ*12', Sample: true },
  })
  const boxes = { '20GP': 0, '40FR': 0, '40GP': 0, '40HQ': 12, '40RF': 0, '45HQ': 0 }
  const [first, second] = ['01900000-0000-7000-8000-0000000000a1', '01900000-0000-7000-8000-0000000000a2']
  const sent = serve({
    'multitrainfrequency-list': listed(
      train({ keyId: first as string, no: 'X8004', day: 22, border: 'CNAKL' }),
      train({ keyId: second as string, no: 'X8006', day: 26, border: 'CNHRS' }),
    ),
  })
  const { user } = await openForm({
    ...{ originCode: 'CNXIA', destinationCode: 'DEHAM', departureId: first as string, wantedDate: '2031-01-22' },
  })
  const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value
  await waitFor(() => expect(value('Cargo ready')).toBe('19 Jan 2031'))
  expect(value('Wanted departure')).toBe('22 Jan 2031')
  expect(value('Border crossing')).toContain('CNAKL')
  const field = await enterField(() => screen.getByLabelText('Departure'))
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: /X8006/ }))
  await waitFor(() => expect(value('Cargo ready')).toBe('23 Jan 2031'))
  expect(value('Wanted departure')).toBe('26 Jan 2031')
  // The ready day that the train itself proposes leaves the earlier trains in the list.
  const asked = sent.filter(({ url }) => url.pathname.endsWith('/multitrainfrequency-list'))
  expect(new Set(asked.map(({ body }) => body.startDate))).toEqual(new Set(['2031-01-15']))
})
