import { tariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { z } from 'zod'
import type { SampleLine } from './sample-rules.ts'

/** The reasons for which staff could not have typed a line as it is sold; none where they could. */
export function untypedIn(line: SampleLine) {
  const { originCode, destinationCode, entryPortCode, currency } = line
  const typed = { originCode, destinationCode, entryPortCode, currency, validFrom: '2031-01-01', validTo: '2031-06-30' }
  return z.safeEncode(tariffForm, { ...typed, ...line.terms() }).error?.issues
}
