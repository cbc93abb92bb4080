import { open, openDay, openFlag, words } from '../../shared/fields/field-values.ts'
import { count } from '../../shared/wire-values.ts'
import { head, toInstruct } from './form-catalogue.ts'

const bills = 'S.* M.*'
const credit = { in: bills, when: 'letterOfCredit', isLater: true } as const

/** The wording that shipper and bank want on the bill of lading, and the terms of the credit that it is presented under. */
// biome-ignore format: a table
export const letterOfCreditFields = {
  freightPayableAt:       head('credit', { value: open(words(60)), kind: 'text', in: bills, when: 'billOfLading', isLater: true }),
  billClauses:            head('credit', { value: open(words(2000)), kind: 'textarea', in: bills, when: 'billOfLading', isLater: true }),
  underLetterOfCredit:    head('credit', { value: openFlag(), kind: 'checkbox', in: bills, when: 'billOfLading', isLater: true, start: false }),
  lcNumber:               head('credit', { value: open(words(35)), kind: 'text', ...credit, isOnce: true, isSearched: true, need: [toInstruct()] }),
  lcLatestShipment:       head('credit', { value: openDay(), kind: 'date', ...credit, isOnce: true, need: [toInstruct()] }),
  lcExpiryDate:           head('credit', { value: openDay(), kind: 'date', ...credit, isOnce: true, need: [toInstruct()] }),
  lcExpiryPlace:          head('credit', { value: open(words(60)), kind: 'text', ...credit, isOnce: true }),
  lcPresentationDays:     head('credit', { value: open(count(1, 90)), kind: 'number', ...credit, start: 21 }),
  lcPartialAllowed:       head('credit', { value: openFlag(), kind: 'checkbox', ...credit, start: true }),
  lcTranshipmentAllowed:  head('credit', { value: openFlag(), kind: 'checkbox', ...credit, start: true }),
  lcLoadingPort:          head('credit', { value: open(words(60)), kind: 'text', ...credit }),
  lcDischargePort:        head('credit', { value: open(words(60)), kind: 'text', ...credit }),
} as const
