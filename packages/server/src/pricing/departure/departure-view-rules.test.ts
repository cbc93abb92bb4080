import { expect, it } from 'vitest'
import { departure } from '../pricing-fixtures.ts'
import { departureViewOf } from './departure-view-rules.ts'

const names = { carrier: (code: string) => `line ${code}` }
const now = new Date('2031-01-15T08:00:00Z')

it('shows a departure with the zones its times are read in: what closes does so at its origin', () => {
  expect(departureViewOf(departure(), now, names)).toMatchObject({
    departureNo: 'X8003',
    etdZone: 'Asia/Shanghai',
    cutoffZone: 'Asia/Shanghai',
    etaZone: 'Europe/Berlin',
    slotsTotal: 110,
    slotsLeft: 28,
    isOpen: true,
    spaceText: '40HQ*12/20GP*4',
  })
  expect(departureViewOf(departure(), new Date('2031-01-20T00:00:00Z'), names).isOpen).toBe(false)
})

it('tells a reader what is left of each size, and nothing of what only we keep of it', () => {
  const view = departureViewOf(departure({ boxesBooked: 7 }), now, names)
  expect(view.spaces).toEqual([
    { containerType: '20GP', total: 10, surplus: 4 },
    { containerType: '40HQ', total: 50, surplus: 12 },
  ])
  for (const internal of ['boxesBooked', 'version', 'isSample', 'state']) expect(view).not.toHaveProperty(internal)
})

it('names the line of a sailing, and of a train none', () => {
  expect(departureViewOf(departure({ carrierCode: 'COSU', vessel: 'Jade' }), now, names)).toMatchObject({
    carrierName: 'line COSU',
    vessel: 'Jade',
  })
  expect(departureViewOf(departure(), now, names).carrierName).toBeUndefined()
})
