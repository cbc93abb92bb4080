import { expect, it } from 'vitest'
import type { LocalPartner } from './local-partner.ts'
import { partnerOnBill, partnersOnLane, wholePartner } from './partner-rules.ts'

const partner = (changes: Partial<LocalPartner>): LocalPartner => ({
  id: changes.partnerName ?? '',
  partnerKind: 'agent',
  placeMode: 'SEA',
  placeCode: 'DEHAM',
  version: 1,
  partnerName: 'Hansa Port Agency GmbH',
  services: [],
  preferred: false,
  active: true,
  printedAt: null,
  ...changes,
})
const lane = { placeMode: 'SEA', originCode: 'CNSHA', destinationCode: 'DEHAM' } as const
const nameOf = (found: LocalPartner | undefined) => found?.partnerName

it('takes the first choice of a place, else the only one, and of several none', () => {
  const [one, other] = [partner({ partnerName: 'One' }), partner({ partnerName: 'Other' })]
  expect(nameOf(partnersOnLane([one], lane).agent)).toBe('One')
  expect(partnersOnLane([one, other], lane)).toEqual({})
  expect(nameOf(partnersOnLane([one, { ...other, preferred: true }], lane).agent)).toBe('Other')
  expect(nameOf(partnersOnLane([one, { ...other, active: false }], lane).agent)).toBe('One')
  expect(partnersOnLane([partner({ placeMode: 'AIR' })], lane)).toEqual({})
})

it('asks a depot for empties at the end where it hands them out or takes them back', () => {
  const depot = (partnerName: string, changes: Partial<LocalPartner>) =>
    partner({ partnerKind: 'depot', partnerName, ...changes })
  const found = partnersOnLane(
    [
      depot('Yangshan', { placeCode: 'CNSHA', services: ['PICKUP'] }),
      depot('Altenwerder', { services: ['RETURN'] }),
      depot('Waltershof', { services: ['PICKUP'] }),
    ],
    lane,
  )
  expect([nameOf(found.pickUpDepot), nameOf(found.returnDepot)]).toEqual(['Yangshan', 'Altenwerder'])
})

it('takes a terminal that is named for that one, however it is spelt, and no other in its place', () => {
  const terminals = ['Burchardkai', 'Tollerort'].map((partnerName) => partner({ partnerKind: 'terminal', partnerName }))
  const named = (dischargeTerminal: string) =>
    nameOf(partnersOnLane(terminals, { ...lane, dischargeTerminal }).dischargeTerminal)
  expect(named('TOLLERORT')).toBe('Tollerort')
  expect(named('Eurogate')).toBeUndefined()
  const called = (changes: Partial<LocalPartner>) =>
    partnersOnLane([partner({ partnerKind: 'terminal', partnerName: 'Tollerort', ...changes })], {
      ...lane,
      dischargeTerminal: 'Tollerort',
    })
  expect(called({ active: false })).toEqual({})
  expect(called({ placeMode: 'RAIL' })).toEqual({})
})

it('stands on a bill with address and numbers, and for whoever goes there with its hours, and not with what it does for us', () => {
  const agent = partner({
    partnerAddress: 'Steinhöft 5, Hamburg',
    partnerPhone: '+49 40 1',
    eoriNo: 'DE1',
    openingHours: 'Mon–Fri 08–17',
    services: ['DO', 'TLX'],
  })
  const onBill = partnerOnBill(agent).split('\n')
  expect(onBill.slice(0, 2)).toEqual(['Hansa Port Agency GmbH', 'Steinhöft 5, Hamburg'])
  expect(onBill[2]).toContain('EORI DE1')
  expect(wholePartner(agent).split('\n')).toEqual([...onBill, 'Mon–Fri 08–17'])
})
