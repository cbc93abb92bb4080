import type { MeasuredPiece } from '@landbridge/contract/pricing/chargeable'
import { businessZone } from '@landbridge/contract/shared/business-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Tx } from '../../platform/database.ts'

/** The declared cargo of a booking, for lists and other areas that need not read whole forms. */
export type DeclaredCargo = {
  packages?: number
  grossWeightKg?: string
  volumeM3?: string
  loadingMetres?: string
  pieces?: readonly MeasuredPiece[]
  goodsName?: string
  /** The warehouse to which the booking says it is delivered. */
  warehouseName?: string
  goodsNameEnglish?: string
  goodsNameRussian?: string
  isDangerous: boolean
}

export async function cargoOfBookings(
  tx: Tx,
  ids: readonly string[],
  customerId?: string,
): Promise<Map<string, DeclaredCargo>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.rows<DeclaredCargo & { id: string }>(
    `select id, packages, gross_weight_kg, volume_m3, goods_name, form #>> '{goods,0,goodsNameEnglish}' as goods_name_english,
        form #>> '{goods,0,goodsNameRussian}' as goods_name_russian,
        form ->> 'loadingMetres' as loading_metres, form ->> 'warehouseName' as warehouse_name, form -> 'pieces' as pieces, coalesce(form ->> 'cargoKind' = 'D', false) as is_dangerous
      from booking where id = any($1::uuid[]) ${customerId === undefined ? '' : 'and customer_id = $2'}`,
    customerId === undefined ? [ids] : [ids, customerId],
  )
  return new Map(rows.map(({ id, ...cargo }) => [id, cargo]))
}

/** Kilograms of a company's bookings that departed in a month (yyyy-MM) by one mode. */
export type MonthTonnage = { month: string; mode: ModeCode; grossWeightKg: string }

export const tonnageByMonth = (tx: Tx, customerId: string, from: Date): Promise<MonthTonnage[]> =>
  tx.ask<MonthTonnage>(
    `select to_char(atd at time zone '${businessZone}', 'YYYY-MM') as month, mode, sum(gross_weight_kg)::text as gross_weight_kg
      from booking where customer_id = $1 and atd >= $2 and gross_weight_kg is not null group by 1, 2 order by 1, 2`,
    [customerId, from],
  )

export async function countCompletedSince(tx: Tx, customerId: string, from: Date): Promise<number> {
  const [row] = await tx.ask<{ count: number }>(
    `select count(distinct booking_id)::int as count from booking_event where customer_id = $1 and kind = 'completed' and at >= $2`,
    [customerId, from],
  )
  return row?.count ?? 0
}
