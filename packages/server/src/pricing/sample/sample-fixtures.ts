import { tariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { z } from 'zod'
import type { SampleLine } from './sample-rules.ts'

/** The faults that would keep staff from typing a sample line. */
export function untypedIn(line: SampleLine) {
  const { originCode, destinationCode, entryPortCode, currency } = line
  const typed = { originCode, destinationCode, entryPortCode, currency, validFrom: '2031-01-01', validTo: '2031-06-30' }
  return z.safeEncode(tariffForm, { ...typed, ...line.terms() }).error?.issues
}
