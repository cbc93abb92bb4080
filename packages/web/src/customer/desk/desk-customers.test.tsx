import { customerDeskEndpoints as desk } from '@landbridge/contract/customer/customer-desk-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { type Answer, granted, listed, refused, refusedOnce, sentTo, servePaths } from '../../testing/portal-by-path.ts'
import { rowsByHeading } from '../../testing/rows.ts'
import { customerRoutesWith } from '../customer-routes.tsx'

const company = {
  ...{ keyId: '0d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c11', Name: 'Xi’an Haode Appliance', ShortName: 'Haode', version: 2 },
  ...{ state: 'underReview', State: 1, TaxNo: '91610131MA6TXHD81X', CountryCd: 'CN', BillingPer: 'month' },
  ...{ Saler: 'Li Na', CreditLimit: '50000.00', CreditCurrency: 'USD', CreditTermDays: 30, SettleCurrcd: 'USD' },
  ...{ CertificationAskedAt: '2031-01-13 09:00:00', CreatedAt: '2031-01-10 09:00:00', Addr: 'Fengcheng 8th road' },
}
const detail = {
  ...company,
  Users: [
    {
      keyId: '0b7a4a5c-7f7c-4f6f-8a4e-7c0c5b1d9e12',
      Account: 'chen',
      RealName: 'Chen Min',
      Phone: '+8613892745510',
      Emails: ['chen@haode.example'],
      CompanyRole: 'owner',
      Active: true,
    },
  ],
  actions: ['certify', 'reject'].map((name) => ({ name, allowed: true })),
}
const seen = { keyId: company.keyId, version: '2' }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-15T09:00:00+08:00') })
  await logInClerk('customer.view', 'customer.edit', 'customer.certify')
})
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
})

const routes = () => customerRoutesWith({ papers: () => null, deskPapers: () => <p>The papers</p> } as never).desk ?? []

async function openCompany(answers: Record<string, Answer> = {}) {
  const sent = servePaths({
    [desk.detail.path]: granted(detail),
    'dialog-mySalerlist': granted({ Items: [] }),
    ...answers,
  })
  await openPages(routes(), deskPaths.customer(company.keyId))
  await screen.findByRole('heading', { level: 1, name: company.Name })
  return sent
}

it('lists companies with their standing, salesperson, country and credit, and narrows them by certification', async () => {
  const sent = servePaths({ [desk.list.path]: listed(company), 'dialog-mySalerlist': granted({ Items: [] }) })
  await openPages(routes(), deskPaths.customers())
  const link = await screen.findByRole('link', { name: company.Name })
  expect(link.getAttribute('href')).toBe(deskPaths.customer(company.keyId))
  expect(rowsByHeading()).toEqual([
    {
      ...{ 'Company name': company.Name, Certification: 'Under certification', Salesperson: 'Li Na', Country: 'China' },
      ...{ 'Sent for review': '2 d ago', 'Tax number': company.TaxNo, 'Credit limit': '$50,000.00' },
      ...{ 'Credit term, days': '30', Created: '10 Jan 09:00' },
    },
  ])
  await userEvent.click(screen.getByRole('tab', { name: /^Certified/ }))
  await waitFor(() => expect(sentTo(sent, desk.list.path).at(-1)).toMatchObject({ state: 'certified' }))
})

it('certifies a company after one more question, and says why it cannot', async () => {
  const sent = await openCompany({ [desk.certify.path]: refused('customer.changed-meanwhile') })
  await userEvent.click(screen.getByRole('button', { name: 'Certify' }))
  const question = within(await screen.findByRole('dialog'))
  await userEvent.click(question.getByRole('button', { name: 'Certify' }))
  await waitFor(() => expect(sentTo(sent, desk.certify.path)).toEqual([seen]))
  expect(await screen.findByText(/has just been changed/)).toBeTruthy()
})

it('refuses a certification with the words that the customer reads, and says why it cannot', async () => {
  const sent = await openCompany({ [desk.reject.path]: refusedOnce('customer.changed-meanwhile', detail) })
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reason for refusal' }))
  await userEvent.type(dialog.getByRole('textbox'), 'The licence has expired')
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText(/has just been changed/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('Sent back')).toBeTruthy()
  expect(sentTo(sent, desk.reject.path)[1]).toEqual({ ...seen, Reason: 'The licence has expired' })
})

it('shows its users and papers, and saves what was agreed with it upon the version that was seen', async () => {
  const sent = await openCompany({ [desk.save.path]: refused('customer.changed-meanwhile') })
  expect(screen.getByText('The papers')).toBeTruthy()
  expect(rowsByHeading()[0]).toMatchObject({
    Name: 'Chen Min',
    Role: 'Owner',
    Account: 'chen',
    'E-mail': 'chen@haode.example',
  })
  const limit = screen.getByLabelText('Credit limit')
  await userEvent.clear(limit)
  await userEvent.type(limit, '80000')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sentTo(sent, desk.save.path)).toHaveLength(1))
  expect(sentTo(sent, desk.save.path)[0]).toMatchObject({
    ...seen,
    Name: company.Name,
    CreditLimit: '80000',
    CreditTermDays: '30',
  })
})
