import { z } from 'zod'

/** What a row of a list says of the air waybill that was asked for. */
export const waybillRow = { airWaybillType: z.string().optional() } as const
