import { chargeForm } from '@landbridge/contract/charge/charge-line'
import type { AuditEntry } from '@landbridge/contract/insight/audit-desk-endpoints'
import { packingForm } from '@landbridge/contract/packing/packing-list'
import { departureForm } from '@landbridge/contract/pricing/departure-desk-endpoints'
import { tariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { languages } from '@landbridge/contract/shared/languages'
import { trackingDeskEndpoints } from '@landbridge/contract/tracking/tracking-desk-endpoints'
import { billStates } from '@landbridge/contract/workorder/job-lifecycle'
import { containerForm, jobHeadForm } from '@landbridge/contract/workorder/job-parts'
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadTexts } from '../../app/texts.ts'
import { showWords } from '../../platform/text.tsx'
import { useAuditWords } from './audit-words.ts'

/** What staff write, and the log keeps: the members of each form. */
const written = {
  head: jobHeadForm,
  container: containerForm,
  packing: packingForm,
  charge: chargeForm,
  tariff: tariffForm,
  departure: departureForm,
  milestone: trackingDeskEndpoints.correct.input,
  position: trackingDeskEndpoints.savePosition.input,
}
/** What is said about the writing and not written. */
const aside: ReadonlySet<string> = new Set(['keepWarnings'])

describe.each(languages)('the audit log in %s', (language) => {
  beforeEach(async () => showWords(language, await loadTexts(language)))

  it.each(Object.entries(written))('has words for all that staff write of a %s', (_, form) => {
    const { member } = renderHook(useAuditWords).result.current
    const names = Object.keys(form.shape).filter((name) => !aside.has(name))
    expect(names.length).toBeGreaterThan(3)
    expect(names.filter((name) => member(name) === name)).toEqual([])
  })

  it('has words for what the log keeps of an instruction, of charges and of sailings', () => {
    const { member } = renderHook(useAuditWords).result.current
    const kept = ['containers', 'lines', 'chargeCode', 'amount', 'currency', 'fee', 'toCheck', 'jobNo', 'weeks']
    expect(kept.filter((name) => member(name) === name)).toEqual([])
  })

  it('has words for every state of a bill, also of those from before bills had a life of their own', () => {
    const { value } = renderHook(useAuditWords).result.current
    const plain = (name: string) => (state: string) => value({} as AuditEntry, name, state) === state
    expect(billStates.filter(plain('billState'))).toEqual([])
    expect(['none', 'sent', 'changeAsked', 'confirmed'].filter(plain('draftState'))).toEqual([])
  })

  it('names a field of a head as a field, and not by what holds it', () => {
    const { member } = renderHook(useAuditWords).result.current
    expect(member('head.loadTerminal')).toBe(member('loadTerminal'))
  })
})
