import { businessZone } from '@landbridge/contract/shared/business-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import type { Tx } from '../../platform/database.ts'

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
