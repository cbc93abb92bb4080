import { expect, it } from 'vitest'
import { addressKind, publicAddresses } from './render.tsx'

it('knows which addresses are drawn, which the application has, and which lead nowhere', () => {
  const kinds = {
    public: ['/', '/business/track/58', '/business/track/64', '/agreement'],
    missing: ['/404'],
    application: [
      '/home',
      '/freight/railway/query',
      '/freight/multiTrain/query',
      '/freight/sea/query',
      '/freight/ship/order',
      '/freight/reorder/airway',
      '/user/order/booking/truck',
      '/user/order/workOrder/multiTrans',
      '/freight/highway/query',
      '/freight/ship/query',
      '/user/order/booking/multiTrain',
      '/user/order/booking/highway/info/x',
      '/user/order/workOrder/ship',
      '/user/order/workOrder/sea/info/x',
      '/admin/bookings',
    ],
    unknown: [
      '/business/track/77',
      '/business/track/constructor',
      '/business/track',
      '/freight/boat/query',
      '/freight/boat/order',
      '/freight/reorder/boat',
      '/user/order/booking/boat',
      '/user/order/workOrder/boat',
      '/admin/nowhere',
      '/no/such/page',
    ],
  } as const
  for (const [kind, addresses] of Object.entries(kinds))
    expect(addresses.map((address) => [address, addressKind(address)])).toEqual(
      addresses.map((address) => [address, kind]),
    )
  expect(publicAddresses().map(addressKind)).toEqual(publicAddresses().map(() => 'public'))
})
