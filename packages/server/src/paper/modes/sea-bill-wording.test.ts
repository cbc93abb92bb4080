import type { BillState } from '@landbridge/contract/workorder/job-lifecycle'
import { expect, it } from 'vitest'
import type { BillOfLading } from '../bill-of-lading.ts'
import type { PaperFacts } from '../print/paper-facts.ts'
import { billTitleOf, clausesOnBill, isCopy, portOnBill } from './sea-bill-wording.ts'

const aBill = (changes: Partial<BillOfLading> = {}) =>
  ({ seq: 1, releaseKind: 'OBL', state: 'issued', switched: null, ...changes }) as BillOfLading
const factsFor = (mayIssue: boolean, bill: BillOfLading, billKind: 'H' | 'M' = 'H') =>
  ({
    shown: { billRelease: bill.releaseKind, billState: bill.state, billKind },
    booking: { form: { parties: [] } },
    ...{ bills: [bill], mayIssue },
  }) as unknown as PaperFacts
const titled = (facts: PaperFacts) => billTitleOf(facts.shown, facts)

it('is an original for whoever may issue it while it is out, and a copy for all others and once it came back', () => {
  const titleAs = (mayIssue: boolean, state: BillState) => titled(factsFor(mayIssue, aBill({ state })))
  expect(titleAs(true, 'issued')).toBe('workorder.paper-issued-original')
  expect(titleAs(false, 'issued')).toBe('workorder.paper-issued-copy')
  for (const state of ['surrendered', 'telexOrdered', 'released'] as const)
    expect([true, false].map((mayIssue) => titleAs(mayIssue, state))).toEqual(
      Array(2).fill('workorder.paper-issued-copy'),
    )
  expect(titleAs(false, 'confirmed')).toBe('workorder.paper-draft-original')
})

it('is no original that we sign where the line issues it, and needs none where the goods go without originals', () => {
  expect(isCopy(factsFor(true, aBill(), 'M'), aBill())).toBe(true)
  for (const releaseKind of ['SWB', 'TLX'] as const)
    for (const state of ['issued', 'released'] as const) {
      const bill = aBill({ releaseKind, state })
      expect(isCopy(factsFor(false, bill), bill), `${releaseKind} ${state}`).toBe(false)
    }
  const consignee = { partyName: 'To order of Gulf Bank' }
  const toOrder = aBill({ releaseKind: 'TLX', switched: { consignee, issuePlace: 'Dubai' } as never })
  expect(isCopy(factsFor(false, toOrder), toOrder)).toBe(true)
})

it('names the port of the carriage, with the words of the letter of credit where those do not name it', () => {
  const loadingAs = (lcLoadingPort?: string) =>
    portOnBill('loading', {
      shown: { originCode: 'CNSHA', destinationCode: 'DEHAM', serviceModeId: 'S' },
      booking: { form: { lcLoadingPort } },
      billNames: [{ language: 'en', place: () => 'Shanghai' }],
    } as unknown as PaperFacts)
  expect(loadingAs()).toBe('Shanghai')
  expect(loadingAs('ANY CHINESE PORT')).toBe('Shanghai\nANY CHINESE PORT')
  expect(loadingAs('SHANGHAI PORT, CHINA')).toBe('SHANGHAI PORT, CHINA')
})

it('names on our own bill the terms of its issuer and where they are found, and that one original voids the others', () => {
  const clausesOf = (bill: BillOfLading, billKind: 'H' | 'M', more: object = {}) => {
    const { shown, booking } = factsFor(true, bill, billKind)
    const entity = {
      billIssuer: 'carrier',
      legalNameEng: 'Landbridge',
      entityEmail: 'docs@landbridge.example',
      ...more,
    }
    const facts = { shown, booking, entity, billNames: [{ language: 'en' }] } as unknown as PaperFacts
    const part = clausesOnBill(facts, bill)
    return 'words' in part ? part.words : ''
  }
  const terms = 'subject to the terms and conditions of carriage of Landbridge (full text: docs@landbridge.example)'
  const others = 'One of the originals being accomplished, the others to be void'
  expect(clausesOf(aBill(), 'H')).toContain(`${terms}\n${others}`)
  const waybill = clausesOf(aBill({ releaseKind: 'SWB' }), 'H', { billIssuer: 'agent', nvoccName: 'Orient NVOCC' })
  expect(waybill).toContain('of carriage of Orient NVOCC (')
  expect(waybill).not.toContain(others)
  expect(clausesOf(aBill(), 'M')).not.toContain('terms and conditions')
})
