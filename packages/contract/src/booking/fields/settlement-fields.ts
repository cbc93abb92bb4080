import { z } from 'zod'
import { collectors } from '../../pricing/payers.ts'
import { email, freeText, open, openFlag, phone } from '../../shared/fields/field-values.ts'
import { commaList } from '../../shared/wire-values.ts'
import { head, toSubmit } from './form-catalogue.ts'

const emails = open(commaList(email).pipe(z.array(z.string()).max(10)))

// biome-ignore format: a table
export const settlementFields = {
  companyNameNew: head('company',    { value: open(freeText(100)), kind: 'text', when: 'noCompany', isOnce: true, need: [toSubmit()] }),
  contactName:    head('contact',    { value: open(freeText(60)), kind: 'text', need: [toSubmit()] }),
  contactPhone:   head('contact',    { value: open(phone), kind: 'phone', need: [toSubmit()] }),
  contactEmail:   head('contact',    { value: open(email), kind: 'email' }),
  salespersonId:  head('contact',    { value: open(z.uuid()), kind: 'salesperson', nameIn: 'salesperson' }),
  salesperson:    head('contact',    { value: open(freeText(60)), kind: 'hidden' }),
  copyEmails:     head('reference',  { value: emails, kind: 'tags' }),
  payerType:      head('settlement', { value: open(z.enum(['OWN', 'OTHER'])), kind: 'select', choiceWords: 'payer', start: 'OWN', need: [toSubmit()] }),
  collectBy:      head('settlement', { value: open(z.enum(collectors)), kind: 'select', choiceWords: 'collect', when: 'foreign', start: 'AGENT' }),
  settleCurrency: head('settlement', { value: open(z.string().regex(/^([A-Z]{3}|ORIGINAL)$/)), kind: 'billCurrency', need: [toSubmit()] }),
  quoteId:        head('settlement', { value: open(freeText(60)), kind: 'hidden', isOnce: true }),
  quoteType:      head('settlement', { value: open(z.enum(['PRICE', 'OFFER', 'NONE'])), kind: 'hidden', choiceWords: 'quote', isOnce: true }),
  askQuote:       head('settlement', { value: openFlag(), kind: 'hidden' }),
  agreeTerms:     head('agreement',  { value: openFlag(), kind: 'checkbox', start: false, isOnce: true, need: [toSubmit('*', { key: 'booking.terms-needed' })] }),
} as const
