import {
  type CustomerDetail,
  type CustomerRow,
  customerDeskEndpoints as desk,
} from '@landbridge/contract/customer/customer-desk-endpoints'
import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { deskPaths } from '../../desk-paths.ts'
import { at, countedPage } from '../../testing/answers.ts'
import { emptyLists } from '../../testing/look-ups.ts'
import { openPages } from '../../testing/page.tsx'
import { logInClerk } from '../../testing/people.ts'
import { answer, type CallAnswer, servePortal } from '../../testing/portal.ts'
import { rowsByHeading } from '../../testing/rows.ts'
import { customerRoutesWith } from '../customer-routes.tsx'

const company: CustomerRow = {
  id: '0d9d9c1c-8a0e-4a5e-9d0e-0f3a5f5a1c11',
  name: 'Xi’an Haode Appliance',
  shortName: 'Haode',
  version: 2,
  state: 'underReview',
  customerState: 1,
  taxNo: '91610131MA6TXHD81X',
  countryCode: 'CN',
  billingPer: 'month',
  salesperson: 'Li Na',
  creditLimit: '50000.00',
  creditCurrency: 'USD',
  creditTermDays: 30,
  settleCurrency: 'USD',
  certificationAskedAt: at('2031-01-13 09:00:00'),
  createdAt: at('2031-01-10 09:00:00'),
  address: 'Fengcheng 8th road',
}
const detail: CustomerDetail = {
  ...company,
  users: [
    {
      id: '0b7a4a5c-7f7c-4f6f-8a4e-7c0c5b1d9e12',
      account: 'chen',
      realName: 'Chen Min',
      phone: '+8613892745510',
      emails: ['chen@haode.example'],
      companyRole: 'owner',
      active: true,
    },
  ],
  actions: [
    { name: 'certify', allowed: true },
    { name: 'reject', allowed: true },
  ],
}
const seen = { id: company.id, version: 2 }

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-15T09:00:00+08:00') })
  await logInClerk('customer.view', 'customer.edit', 'customer.certify')
})
afterEach(() => {
  vi.useRealTimers()
})

const routes = () => customerRoutesWith({ papers: () => null, deskPapers: () => <p>The papers</p> } as never).desk ?? []

const salespeople = answer(customerEndpoints.salespeople, { items: [] })

async function openCompany(...answers: CallAnswer[]) {
  const { sent } = servePortal(emptyLists, answer(desk.detail, detail), salespeople, answers)
  await openPages(routes(), deskPaths.customer(company.id))
  await screen.findByRole('heading', { level: 1, name: company.name })
  return sent
}

it('lists companies with their standing, salesperson, country and credit, and narrows them by certification', async () => {
  const { sent } = servePortal(emptyLists, answer(desk.list, countedPage({}, company)), salespeople)
  await openPages(routes(), deskPaths.customers())
  const link = await screen.findByRole('link', { name: company.name })
  expect(link.getAttribute('href')).toBe(deskPaths.customer(company.id))
  expect(rowsByHeading()).toEqual([
    {
      'Company name': company.name,
      Certification: 'Under certification',
      Salesperson: 'Li Na',
      Country: 'China',
      'Sent for review': '2 d ago',
      'Tax number': company.taxNo,
      'Credit limit': '$50,000.00',
      'Credit term, days': '30',
      Created: '10 Jan 09:00',
    },
  ])
  await userEvent.click(screen.getByRole('tab', { name: /^Certified/ }))
  await waitFor(() => expect(sent(desk.list).at(-1)).toMatchObject({ state: 'certified' }))
})

it('certifies a company after one more question, and says why it cannot', async () => {
  const sent = await openCompany(answer(desk.certify, new Problem('customer.changed-meanwhile')))
  await userEvent.click(screen.getByRole('button', { name: 'Certify' }))
  const question = within(await screen.findByRole('dialog'))
  await userEvent.click(question.getByRole('button', { name: 'Certify' }))
  await waitFor(() => expect(sent(desk.certify)).toEqual([seen]))
  expect(await screen.findByText(/has just been changed/)).toBeTruthy()
})

it('refuses a certification with the words that the customer reads, and says why it cannot', async () => {
  const sent = await openCompany(answer(desk.reject, new Problem('customer.changed-meanwhile'), detail))
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Reason for refusal' }))
  await userEvent.type(dialog.getByRole('textbox'), 'The licence has expired')
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText(/has just been changed/)).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }))
  expect(await screen.findByText('Sent back')).toBeTruthy()
  expect(sent(desk.reject)[1]).toEqual({ ...seen, reason: 'The licence has expired' })
})

it('shows its users and papers, and saves what was agreed with it upon the version that was seen', async () => {
  const sent = await openCompany(answer(desk.save, new Problem('customer.changed-meanwhile')))
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
  await waitFor(() => expect(sent(desk.save)).toHaveLength(1))
  expect(sent(desk.save)[0]).toMatchObject({
    ...seen,
    name: company.name,
    creditLimit: '80000',
    creditTermDays: 30,
  })
})
