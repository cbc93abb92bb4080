import { modeNames } from '@landbridge/contract/shared/modes'
import { siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { act, screen } from '@testing-library/react'
import { matchRoutes, type RouteObject } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import type { PageHandle } from '../platform/routes.tsx'
import { openPages } from '../testing/page.tsx'
import { answer, servePortal } from '../testing/portal.ts'
import { Root } from './root.tsx'
import { routes } from './router.tsx'

const id = '6a1d5a3e-93d0-4c7c-9d39-1d0d7ce7d0a1'
const nameOf = (address: string) =>
  matchRoutes(routes, address)
    ?.map(({ route }: { route: RouteObject }) => route.handle as PageHandle | undefined)
    .findLast((handle) => handle?.name)?.name

const scrollTo = vi.fn()
beforeEach(() => {
  vi.stubGlobal('scrollTo', scrollTo.mockClear())
  servePortal(answer(siteEndpoints.clientIp, { origin: '', blocked: false }))
})
it.each([
  ['/', 'Home'],
  ['/satisfied', 'WorkOrderSatisfied'],
  [`/question/${id}`, 'Questionnaire'],
  ['/404', 'Page404'],
  ['/freight/order', 'SharedFreightOrder'],
  ['/user/info', 'UserInformation'],
  ['/user/business', 'BusinessCheck'],
  ['/user/accountSafe', 'AccountSafe'],
  ['/user/order', 'WorkPlace'],
  ['/user/order/userOrder/booking', 'UserOrder'],
  ['/user/order/myOrder/allList', 'AllBookingList'],
  ['/user/order/freight/common/query', 'UserOrderFreightQuery'],
  [`/user/order/track-info/${id}`, 'TrackInfo'],
  ['/user/order/unopen/common/bill', 'UnOpenPage'],
  ['/user/order/workOrder/common/collect', 'MyCollect'],
  ['/user/order/workBench/common/invoice', 'InvoiceManage'],
  ['/user/order/workBench/common/bill', 'MyBill'],
])('calls %s by its name in the specification, %s', (address, name) => {
  expect(nameOf(address)).toBe(name)
})

it.each(modeNames)('calls the pages of %s by their names in the specification', (mode) => {
  const pages = {
    '/business/track/58': 'BusinessTrack',
    [`/freight/${mode}/query`]: 'FreightQuery',
    [`/freight/${mode}/order`]: 'FreightOrder',
    [`/user/order/booking/${mode}`]: 'UserOrderBookingQuery',
    [`/user/order/booking/${mode}/info/${id}`]: 'UserOrderInfo',
    [`/user/order/workOrder/${mode}`]: 'WorkOrderQuery',
    [`/user/order/workOrder/${mode}/info/${id}`]: 'WorkOrderInfo',
  }
  expect(Object.fromEntries(Object.keys(pages).map((address) => [address, nameOf(address)]))).toEqual(pages)
})

it('begins a page at its top where the name of its route changes, and nowhere else', async () => {
  const page = (path: string, name: string, says: string) => ({
    path,
    handle: { name, title: 'shell.home' },
    element: says,
  })
  const pages = [
    {
      Component: Root,
      children: [page('/list/:type', 'List', 'The list'), page('/list/:type/info', 'Info', 'One of it')],
    },
  ]
  const { router } = await openPages(pages, '/list/railway')
  await screen.findByText('The list')
  const go = (address: string) => act(() => router.navigate(address))
  await go('/list/railway?pageIndex=2')
  await go('/list/sea')
  expect(scrollTo).not.toHaveBeenCalled()
  await go('/list/sea/info')
  await screen.findByText('One of it')
  expect(scrollTo.mock.calls).toEqual([[0, 0]])
  await go('/list/railway/info')
  expect(scrollTo).toHaveBeenCalledTimes(1)
})
