import type { MeasuredPiece } from '@landbridge/contract/pricing/chargeable'
import type { Tx } from '../../platform/database.ts'

/** The declared cargo of a booking, for lists and other areas that need not read whole forms. */
export type DeclaredCargo = {
  packages?: number
  grossWeightKg?: string
  volumeM3?: string
  loadingMetres?: string
  pieces?: readonly MeasuredPiece[]
  goodsName?: string
  isDangerous: boolean
}

/** The declared cargo of bookings by their ids. A customer's reads carry its id. */
export async function cargoOfBookings(
  tx: Tx,
  ids: readonly string[],
  customerId?: string,
): Promise<Map<string, DeclaredCargo>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.rows<DeclaredCargo & { id: string }>(
    `select id, packages, gross_weight_kg, volume_m3, goods_name,
        form ->> 'loadingMetres' as loading_metres, form -> 'pieces' as pieces, coalesce(form ->> 'cargoKind' = 'D', false) as is_dangerous
      from booking where id = any($1::uuid[]) ${customerId === undefined ? '' : 'and customer_id = $2'}`,
    customerId === undefined ? [ids] : [ids, customerId],
  )
  return new Map(rows.map(({ id, ...cargo }) => [id, cargo]))
}
