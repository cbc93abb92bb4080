import { expect, it } from 'vitest'
import { factsSwitched, formSwitched } from './switched-rules.ts'

const form = {
  parties: [
    { partyType: 'SHP' as const, partyName: 'Suzhou Pump Works' },
    { partyType: 'CNE' as const, partyName: 'Nordwind Handel GmbH' },
    { partyType: 'NF2' as const, partyName: 'Elbe Agency GmbH' },
    { partyType: 'SEL' as const, partyName: 'Suzhou Pump Trading' },
  ],
  remark: 'Keep dry',
}

it('leaves the form of a first set as it is', () => {
  expect(formSwitched(form, null)).toBe(form)
})

it('names whom the new set names instead of the true party, keeps the others, and leaves out seller, buyer and further notify parties', () => {
  const switched = formSwitched(form, { shipper: { partyName: 'Harbour Trading Ltd' }, issuePlace: 'Hong Kong' })
  expect(switched.parties).toEqual([
    { partyType: 'SHP', partyName: 'Harbour Trading Ltd' },
    { partyType: 'CNE', partyName: 'Nordwind Handel GmbH' },
  ])
  expect(switched.remark).toBe('Keep dry')
})

it('adds a party that the first set did not name', () => {
  const { parties } = formSwitched({ parties: [] }, { notify: { partyName: 'Same as consignee' }, issuePlace: 'HK' })
  expect(parties).toEqual([{ partyType: 'NFY', partyName: 'Same as consignee' }])
})

it('tells whoever holds another set its own number, and neither our customer nor what he calls the goods', () => {
  const shown = { houseBillNo: 'HS1-1, HS1-2', customerReference: 'PO-88213', bookingNo: 'B1' }
  const facts = { customer: 'Suzhou Pump Works', shown }
  const first = { billNo: 'HS1-1', switched: null }
  expect(factsSwitched(facts, [first, { billNo: 'HS1-2', switched: null }])).toBe(facts)
  const second = { billNo: 'HS1-2-S2', switched: { issuePlace: 'Dubai' } }
  expect(factsSwitched(facts, [first, second])).toEqual({
    customer: undefined,
    shown: { houseBillNo: 'HS1-1, HS1-2-S2', customerReference: undefined, bookingNo: 'B1' },
  })
})
