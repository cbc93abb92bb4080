import { pricingEndpoints } from '@landbridge/contract/pricing/pricing-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { initialsOf } from '../../platform/initials.ts'
import { chooseLanguage, chosenLanguage } from '../../platform/language.ts'
import { closeLogin } from '../../platform/login-request.ts'
import { logIn, logOut, readSession, type SessionUser, startSession } from '../../platform/session.ts'
import { openPages } from '../../testing/page.tsx'
import { answer, everyOther, servePortal } from '../../testing/portal.ts'
import { innerRoutes, routes } from '../router.tsx'
import { activeIndex, sideMenu } from './side-menu-items.ts'

const person: SessionUser = { id: 't', userId: 'u', realName: 'Chen Min', role: 'customer', customerState: 1 }

/** The portal of a visitor whose address is not blocked, and that is away for everything else. */
const silence = () =>
  servePortal(
    answer(pricingEndpoints.hotLanes, { items: [] }),
    answer(siteEndpoints.clientIp, { origin: '192.0.2.1', blocked: false }),
    everyOther(new Problem('shared.unavailable')),
  )

beforeEach(() => {
  silence()
  vi.stubGlobal('scrollTo', vi.fn())
})
afterEach(() => {
  closeLogin()
})

async function enter(user: SessionUser) {
  await startSession({ loadUser: async () => user, onEnded: () => {}, onFailed: () => {} })
  await act(() => logIn('t'))
}

it('leads an unknown address to the page that names it', async () => {
  const { router } = await openPages(routes, '/no/such?x=1')
  await screen.findByRole('heading', { name: 'Not Found' })
  expect(router.state.location.search).toBe(`?${new URLSearchParams({ url: '/no/such?x=1' })}`)
  expect(screen.getByText('The requested URL /no/such?x=1 was not found on this server.')).toBeTruthy()
  await waitFor(() => expect(document.title).toBe('Not Found · Landbridge'))
})

it('leads /home to the front page', async () => {
  const { router } = await openPages(routes, '/home')
  await screen.findByRole('heading', { level: 1 })
  expect(router.state.location.pathname).toBe('/')
})

it('sends a guest from the workbench Home, says why, and opens the login', async () => {
  const { router } = await openPages(routes, '/user/order/unopen/common/bill')
  await screen.findAllByText('Please log in first')
  await screen.findByRole('dialog')
  expect(router.state.location.pathname).toBe('/')
})

it('keeps customers out of the back office', async () => {
  await enter(person)
  const { router } = await openPages(routes, '/admin/unopened/content')
  await screen.findAllByText('This part is for staff only')
  expect(router.state.location.pathname).toBe('/')
})

it('keeps a customer out who opens a back-office address while the login is still being read', async () => {
  let answer = () => {}
  const loaded = new Promise<SessionUser>((resolve) => {
    answer = () => resolve(person)
  })
  await startSession({ loadUser: () => loaded, onEnded: () => {}, onFailed: () => {} })
  await act(async () => void logIn('t'))
  const { router } = await openPages(routes, '/admin/unopened/content')
  expect(readSession().status).toBe('loading')
  await act(async () => answer())
  await screen.findAllByText('This part is for staff only')
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
})

it('leads Home from a guarded page when the login could not be read', async () => {
  const onFailed = vi.fn()
  let fail = () => {}
  const answer = new Promise<SessionUser>((_, reject) => {
    fail = () => reject(new Error('down'))
  })
  answer.catch(() => {})
  await startSession({ loadUser: () => answer, onEnded: () => {}, onFailed })
  await act(async () => void logIn('t'))
  const { router } = await openPages(routes, '/user/order/unopen/common/bill')
  await act(async () => fail())
  await waitFor(() => expect(onFailed).toHaveBeenCalledOnce())
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(screen.queryByText('Please log in first')).toBeNull()
})

it('leads staff from the pages of customers to the back office, which is their workbench', async () => {
  await enter({ ...person, role: 'admin' })
  const { router } = await openPages(routes, '/user/team')
  await screen.findAllByText('That page is for customers; this is the back office')
  await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/admin/))
  await act(() => router.navigate('/'))
  const main = await screen.findByRole('navigation', { name: 'Main menu' })
  expect((await within(main).findByRole('link', { name: 'Workbench' })).getAttribute('href')).toBe('/admin')
})

it('lets staff see their own account without the customers’ side menu', async () => {
  await enter({ ...person, role: 'admin' })
  const { router } = await openPages(routes, '/user/info')
  await screen.findByRole('navigation', { name: 'Account pages' })
  expect(router.state.location.pathname).toBe('/user/info')
  expect(screen.queryByRole('navigation', { name: 'Side menu' })).toBeNull()
})

it('shows a customer the whole side menu, and what is not open yet as such', async () => {
  await enter(person)
  await openPages(routes, '/user/order/unopen/common/bill')
  const side = await screen.findByRole('navigation', { name: 'Side menu' })
  expect(
    within(side)
      .getAllByRole('button')
      .map((one) => one.title),
  ).toEqual([
    'Railway service',
    'Road service',
    'Air service',
    'Sea service',
    'Multimodal service',
    'Keep the menu open',
  ])
  expect(within(side).getByRole('link', { current: 'page' }).title).toBe('My bills')
  expect(within(side).getAllByRole('link')).toHaveLength(10)
  expect((await screen.findAllByText('Not open yet')).length > 0).toBeTruthy()
})

it('keeps the side menu open when it is pinned, on the next visit as well', async () => {
  await enter(person)
  const { unmount } = await openPages(routes, '/user/order/unopen/common/bill')
  const pin = await screen.findByRole('button', { name: 'Keep the menu open', pressed: false })
  fireEvent.click(pin)
  expect((await screen.findByRole('navigation', { name: 'Side menu' })).className).toContain('pinned')
  unmount()
  await openPages(routes, '/user/order/unopen/common/bill')
  fireEvent.click(await screen.findByRole('button', { name: 'Keep the menu open', pressed: true }))
  expect((await screen.findByRole('navigation', { name: 'Side menu' })).className).not.toContain('pinned')
})

it('lights the entry that an address belongs to, in the workbench layout the invoices where no other is', () => {
  expect(sideMenu.flat().filter(({ subMenu }) => subMenu)).toHaveLength(5)
  const lit = {
    '/user/order/booking/railway/info/7': 'booking/railway',
    '/user/order/workOrder/sea': 'workOrder/sea',
    '/user/order/workBench/common/billDetail/7': 'bill',
    '/user/order/workBench/common/invoice/manage/apply': 'invoice',
    '/user/order/workBench/common/else': 'invoice',
    '/user/order/unopen/common/todo': 'todo',
    '/user/team': 'info',
    '/user/api-keys': 'info',
    '/user/business': 'business',
    '/user/order': undefined,
  }
  for (const [address, index] of Object.entries(lit)) expect([address, activeIndex(address)]).toEqual([address, index])
})

it('offers account information and the way out under the avatar, to the keyboard as well', async () => {
  await enter(person)
  await openPages(routes, '/user/order/unopen/common/bill')
  const user = userEvent.setup()
  const avatar = await screen.findByRole('button', { name: 'Chen Min' })
  expect(within(avatar).getByText('CM')).toBeTruthy()
  avatar.focus()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy()
  expect(screen.getByText('Under certification')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  await act(() => logOut(async () => {}))
})

it('offers staff their own account information under the avatar, beside the back office', async () => {
  await enter({ ...person, role: 'admin' })
  const { router } = await openPages(routes, '/admin/unopened/content')
  const avatar = await screen.findByRole('button', { name: 'Chen Min' })
  avatar.focus()
  const user = userEvent.setup()
  await user.keyboard('{Enter}')
  await user.click(screen.getByRole('button', { name: 'Account information' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/user/info'))
})

it('changes the language in place and keeps the choice', async () => {
  await openPages(routes, '/404?url=x')
  const user = userEvent.setup()
  await user.click(await screen.findByRole('button', { name: /, Language$/ }))
  expect(screen.getAllByRole('button', { name: /中文|Русский|^English$/ }).map((one) => one.textContent)).toEqual([
    '简体中文',
    'English',
    '繁體中文',
    'Русский',
  ])
  await user.click(screen.getByRole('button', { name: 'Русский' }))
  expect(localStorage.getItem('lang')).toBe('ru')
  expect(document.documentElement.lang).toBe('ru')
  expect(document.cookie).toContain('language=ru')
  expect(document.cookie).toContain('clientType=OMS_PC')
})

it('lists the languages in the login dialog where that is pressed alone: a mouse that passes is on its way to a tab below', async () => {
  await openPages(routes, '/404?url=x')
  const user = userEvent.setup()
  const languages = () => screen.queryAllByRole('button', { name: 'Русский' }).length
  const inHeader = await screen.findByRole('button', { name: /, Language$/ })
  await user.hover(inHeader)
  expect(languages()).toBe(1)
  await user.unhover(inHeader)
  await waitFor(() => expect(languages()).toBe(0))

  await user.click(screen.getByRole('button', { name: /^Log in/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const inDialog = dialog.getByRole('button', { name: /, Language$/ })
  await user.hover(inDialog)
  expect(languages()).toBe(0)
  await user.click(inDialog)
  expect(languages()).toBe(1)
  await user.click(inDialog)
  expect(languages()).toBe(0)
})

it('writes a choice into an address that names a language, so that a reload keeps it', async () => {
  history.replaceState(null, '', '/?lang=en&x=1#part')
  await chooseLanguage('ru')
  expect(location.search + location.hash).toBe('?lang=ru&x=1#part')
  expect(chosenLanguage()).toBe('ru')
  history.replaceState(null, '', '/')
  await chooseLanguage('en')
  expect(location.search).toBe('')
})

it('shortens a name to what fits the avatar', () => {
  expect(['Chen Min', '陈敏', '欧阳小明', 'ops'].map(initialsOf)).toEqual(['CM', '陈敏', '欧阳', 'O'])
})

it('keeps the pages that the server draws out of the inner pages, which a drawn page does not know at first', () => {
  const publicIn = (some: typeof routes): unknown[] =>
    some.flatMap(({ handle, children }) => [...(handle?.public ? [handle.name] : []), ...publicIn(children ?? [])])
  expect(publicIn([...innerRoutes.open, ...innerRoutes.framed])).toEqual([])
  expect(publicIn(routes)).toContain('Home')
})
