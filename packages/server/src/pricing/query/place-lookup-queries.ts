import type { Tx } from '../../platform/database.ts'
import { placesByCode } from '../../reference/index.ts'
import type { End, Ends } from './price-query-rules.ts'

type Asked = {
  originCode?: string | undefined
  destinationCode?: string | undefined
  entryPortCode?: string | undefined
}

/** What the reference data knows of the places that a query names. */
export async function endsOfQuery(
  tx: Tx,
  { originCode, destinationCode, entryPortCode }: Asked,
): Promise<Ends & { entryPort?: End | undefined }> {
  const codes = [originCode, destinationCode, entryPortCode].flatMap((code) => code ?? [])
  const [rail, city, sea, air] = await Promise.all([
    placesByCode(tx, 'RAIL', codes),
    placesByCode(tx, 'TRUCK', codes),
    placesByCode(tx, 'SEA', codes),
    placesByCode(tx, 'AIR', codes),
  ])
  const endOf = (code: string | undefined): End | undefined => {
    if (code === undefined) return undefined
    const terminal = rail.get(code)
    const other = city.get(code) ?? sea.get(code) ?? air.get(code)
    return {
      code: terminal?.code ?? other?.code ?? code,
      isKnown: terminal !== undefined || other !== undefined,
      isRail: terminal !== undefined,
      cityCode: terminal?.cityCode ?? city.get(code)?.code ?? '',
    }
  }
  return { origin: endOf(originCode), destination: endOf(destinationCode), entryPort: endOf(entryPortCode) }
}
