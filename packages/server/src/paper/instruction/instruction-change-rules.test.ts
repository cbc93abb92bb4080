import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import type { SentInstruction } from '@landbridge/contract/paper/instruction/instruction-content'
import { expect, it } from 'vitest'
import { railForm } from '../../booking/booking-fixtures.ts'
import { changedInstruction, paperNamesChanged } from './instruction-change-rules.ts'

const form = (changes: Partial<BookingForm>): BookingForm => ({ ...railForm(), ...changes })

it('names of a change what stands on instruction or bill, and nothing else', () => {
  const before = form({ boxes: [{ containerType: '40HQ', containerQty: 2, containerOwner: 'C' }] })
  const names = (changes: Partial<BookingForm>) =>
    paperNamesChanged({ before, after: { ...before, ...changes } }, ['placeOfDelivery'])
  expect(names({ parties: [{ partyType: 'CNE', partyName: 'Haus AG' }] })).toEqual(['parties'])
  expect(names({ destinationCode: 'PLMAL', placeOfDelivery: 'Lodz' })).toEqual(['destinationCode', 'placeOfDelivery'])
  expect(names({ wantedDate: '2031-03-03', servicesAbroad: ['CUSIMP'] })).toEqual([])
  const [box] = before.boxes ?? []
  expect(names({ boxes: [{ ...box, emptyReturnPlace: 'Duisburg, depot 2' }] })).toEqual([])
  expect(names({ boxes: [{ ...box, containerQty: 3 }] })).toEqual(['boxes'])
})

/** What an instruction says after a change, in the lists that were changed. */
function changed(name: 'parties' | 'goods', [written, before, after]: [object[], object[], object[]]) {
  const content = { containers: [], [name]: written } as SentInstruction
  return changedInstruction(content, { before: { [name]: before }, after: { [name]: after } }, [name])[name]
}

it('lets whoever stays keep what was written of them, and whoever comes bring nothing of who stood there', () => {
  const written = [
    { partyType: 'SHP', partyName: 'Haode', partyAddress: 'Main road 1', taxNo: '9161' },
    { partyType: 'CNE', partyName: 'TO ORDER OF BANK', eoriNo: 'DE1' },
    { partyType: 'AGT', partyName: 'Elbe Agency' },
  ]
  const before = [
    { partyType: 'SHP', partyName: 'Haode', contactPhone: '+8629111' },
    { partyType: 'CNE', partyName: 'TO ORDER OF BANK' },
    { partyType: 'NFY', partyName: 'Nordwind' },
  ]
  const after = [
    { partyType: 'SHP', partyName: 'Haode', contactPhone: '+8629222' },
    { partyType: 'CNE', partyName: 'Nordwind Handel', countryCd: 'DE' },
  ]
  expect(changed('parties', [written, before, after])).toEqual([
    { partyType: 'SHP', partyName: 'Haode', partyAddress: 'Main road 1', taxNo: '9161', contactPhone: '+8629222' },
    { partyType: 'CNE', partyName: 'Nordwind Handel', countryCd: 'DE' },
    { partyType: 'AGT', partyName: 'Elbe Agency' },
  ])
})

it('keeps what was written of somebody new who was written in before the change was granted', () => {
  const written = [{ partyType: 'CNE', partyName: 'Nordwind Handel', partyAddress: 'Ring 4', eoriNo: 'DE2' }]
  const [before, after] = ['TO ORDER', 'Nordwind Handel'].map((partyName) => [
    { partyType: 'CNE', partyName, taxNo: null },
  ])
  expect(changed('parties', [written, before ?? [], after ?? []])).toEqual(written)
})

it('changes goods line by line where they stand as they were booked, and takes them whole where they were written otherwise', () => {
  const before = [
    { goodsName: 'A', packages: 5 },
    { goodsName: 'B', packages: 6 },
  ]
  const written = [
    { goodsName: 'A', packages: 5, marks: 'A 1-5' },
    { goodsName: 'B', packages: 6, marks: 'B 1-6' },
  ]
  const more = [
    { goodsName: 'A', packages: 7 },
    { goodsName: 'B', packages: 6 },
  ]
  expect(changed('goods', [written, before, more])).toEqual([
    { goodsName: 'A', packages: 7, marks: 'A 1-5' },
    { goodsName: 'B', packages: 6, marks: 'B 1-6' },
  ])
  expect(changed('goods', [written, before, [{ goodsName: 'B', packages: 6 }]])).toEqual([
    { goodsName: 'B', packages: 6, marks: 'B 1-6' },
  ])
  expect(changed('goods', [written, before, [...before, { goodsName: 'C' }]])).toEqual([...written, { goodsName: 'C' }])
  const split = [...written, { goodsName: 'B', packages: 3 }]
  expect(changed('goods', [split, before, more])).toEqual(more)
})
