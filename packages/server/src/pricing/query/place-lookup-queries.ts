import { placeModes } from '@landbridge/contract/reference/place'
import type { Tx } from '../../platform/database.ts'
import { placesByCode } from '../../reference/index.ts'
import type { PricingMode } from '../modes/pricing-mode.ts'
import type { End, Ends } from './price-query-rules.ts'

type Asked = {
  originCode?: string | undefined
  destinationCode?: string | undefined
  entryPortCode?: string | undefined
}

/** What the reference data knows of the places that a query names. */
export async function endsOfQuery(
  tx: Tx,
  { places }: PricingMode,
  { originCode, destinationCode, entryPortCode }: Asked,
): Promise<Ends & { entryPort?: End | undefined }> {
  const codes = [originCode, destinationCode, entryPortCode].flatMap((code) => code ?? [])
  const [terminals, cities, ...others] = await Promise.all(
    [places, 'TRUCK' as const, ...placeModes].map((mode) => placesByCode(tx, mode, codes)),
  )
  const endOf = (code: string | undefined): End | undefined => {
    if (code === undefined) return undefined
    const terminal = terminals?.get(code)
    const city = cities?.get(code)
    const other = city ?? others.flatMap((list) => list.get(code) ?? [])[0]
    return {
      code: terminal?.code ?? other?.code ?? code,
      isKnown: terminal !== undefined || other !== undefined,
      isTerminal: terminal !== undefined,
      cityCode: terminal?.cityCode ?? city?.code ?? '',
    }
  }
  return { origin: endOf(originCode), destination: endOf(destinationCode), entryPort: endOf(entryPortCode) }
}
