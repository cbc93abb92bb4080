import { z } from 'zod'
import { shapeOf } from '../../shared/fields/field-lines.ts'
import { country, email, freeText, open, openFlag, phone } from '../../shared/fields/field-values.ts'
import { enteredEoriNo, enteredSigns } from '../../shared/reading/printed-numbers.ts'
import type { ConditionName } from './condition-names.ts'
import { type FieldNeed, field, toAccept, toInstruct, toSubmit } from './form-catalogue.ts'
import { formsNamed } from './form-names.ts'

export const partyTypes = ['SHP', 'CNE', 'NFY', 'NF2', 'AGT', 'SEL', 'BUY', 'PAY'] as const
export type PartyType = (typeof partyTypes)[number]

/** Shipper and receiver stand in the papers in full; a truck within one country carries none that names them. */
const fullAddressNeeds = (...further: readonly ConditionName[]) => [
  toInstruct('R.* S.* A M.*', { when: ['shipperOrReceiver', ...further] }),
  toInstruct('T.*', { when: ['shipperOrReceiver', 'borderCrossed', ...further] }),
]
/** The party that fetches the cargo needs a phone: the consignee, and by a bill to order the notify party. */
const phoneNeeds = [
  toSubmit('T.*', { when: ['consignee', 'borderCrossed'] }),
  toSubmit('A', { when: 'consignee' }),
  toAccept('R.WAG R.CFS R.BULK', { when: 'consignee' }),
  toInstruct('R.FCL R.LCL', { when: 'consignee' }),
  toInstruct('S.* M.*', { when: 'notifiedToOrder' }),
]

// biome-ignore format: a table
export const partyFields = {
  partyType:         field({ value: open(z.enum(partyTypes)), kind: 'hidden', choiceWords: 'party', need: [toSubmit()] }),
  partyName:         field({ value: open(freeText(100)), kind: 'text', when: 'notTheConsignee', carrierAgrees: 'inThePapers', need: [toSubmit()] }),
  partyNameLocal:    field({ value: open(freeText(100)), kind: 'text', isLater: true, carrierAgrees: 'inThePapers', need: [toInstruct('R.*', { when: ['shipperOrReceiver', 'toWideGauge'] })] }),
  sameAsConsignee:   field({ value: openFlag(), kind: 'checkbox', when: 'notify' }),
  partyAddress:      field({ value: open(freeText(140)), kind: 'text', isLater: true, when: 'noOrder', carrierAgrees: 'inThePapers', need: fullAddressNeeds() }),
  cityName:          field({ value: open(freeText(60)), kind: 'text', isLater: true, when: 'placed', carrierAgrees: 'inThePapers', need: fullAddressNeeds() }),
  postCode:          field({ value: open(freeText(12)), kind: 'text', isLater: true, when: 'noOrder' }),
  countryCd:         field({ value: open(country), kind: 'country', when: 'placed', carrierAgrees: 'inThePapers', need: [toSubmit('*', { when: 'namedParty' })] }),
  taxType:           field({ value: open(freeText(20)), kind: 'hidden', when: 'noOrder' }),
  taxNo:             field({ value: open(freeText(30)), kind: 'text', isLater: true, when: 'noOrder', need: fullAddressNeeds('taxNumberDue') }),
  eoriNo:            field({ value: open(enteredEoriNo.regex(/^[A-Z]{2}[0-9A-Z]{1,15}$/, 'booking.eori-wrong')), kind: 'text', isLater: true, when: 'receiver', need: [toInstruct('*', { when: ['enteringUnion', 'eoriNumberDue'] })] }),
  customsNo:         field({ value: open(enteredSigns.regex(/^[0-9A-Z]{10}$/, 'booking.customs-no-wrong')), kind: 'text', isLater: true, when: 'shipper', need: [toInstruct('*', { when: 'weExport' })] }),
  contactName:       field({ value: open(freeText(60)), kind: 'text', isLater: true, when: 'noOrder' }),
  contactPhone:      field({ value: open(phone), kind: 'phone', isLater: true, when: 'noOrder', need: phoneNeeds }),
  contactEmail:      field({ value: open(email), kind: 'email', isLater: true, when: 'noOrder' }),
  keepInAddressBook: field({ value: openFlag(), kind: 'checkbox' }),
} as const
export const party = z.object(shapeOf(partyFields))
export type Party = z.infer<typeof party>

/** Roles that must be named, and from which stage on; a payer follows the rules of settlement, in the needs. */
// biome-ignore format: a table
export const partyRoles: readonly (FieldNeed & { role: PartyType })[] = [
  { role: 'SHP', stage: 'submit',      forms: formsNamed('R.* S.* A M.*'),          key: 'booking.shipper-needed' },
  { role: 'SHP', stage: 'submit',      forms: formsNamed('T.*'),                    key: 'booking.shipper-needed', when: 'borderCrossed' },
  { role: 'CNE', stage: 'submit',      forms: formsNamed('T.*'),                    key: 'booking.consignee-needed', when: 'borderCrossed' },
  { role: 'CNE', stage: 'submit',      forms: formsNamed('A'),                      key: 'booking.consignee-needed' },
  { role: 'CNE', stage: 'accept',      forms: formsNamed('R.WAG R.CFS R.BULK'),     key: 'booking.consignee-needed' },
  { role: 'CNE', stage: 'instruction', forms: formsNamed('R.FCL R.LCL S.* M.*'),    key: 'booking.consignee-needed' },
]
