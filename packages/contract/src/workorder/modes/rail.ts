import { z } from 'zod'
import { instant } from '../../shared/wire-values.ts'
import { code, words } from '../job-values.ts'

const wagonNo = (digits: number, wrong: string) =>
  z
    .string()
    .trim()
    .regex(new RegExp(`^\\d{${digits}}$`), wrong)
    .nullish()

/** The wagons that a container rode on as staff enter them: in China, on 1520 mm and in Europe. */
export const railBoxForm = {
  wagonNo: wagonNo(7, 'workorder.wagon-china-wrong'),
  wagonNo1520: wagonNo(8, 'workorder.wagon-broad-wrong'),
  wagonNoEurope: wagonNo(12, 'workorder.wagon-europe-wrong'),
  wagonAt: instant.nullish(),
  wagon1520At: instant.nullish(),
  wagonEuropeAt: instant.nullish(),
}

export const railBoxView = {
  wagonNo: z.string().optional(),
  wagonNo1520: z.string().optional(),
  wagonNoEurope: z.string().optional(),
  wagonAt: instant.optional(),
  wagon1520At: instant.optional(),
  wagonEuropeAt: instant.optional(),
}

/** What the head of a job by rail has besides: the consignment note, the payers of the sections, the changes of gauge. */
export const railHeadForm = {
  railBillType: z.enum(['SMGS', 'CIM', 'CIMSMGS', 'ASNEEDED']).optional(),
  payerCodes: z
    .array(z.object({ railway: words(10).min(1), payer: words(30).min(1) }))
    .max(10)
    .optional(),
  gaugePlaces: z
    .array(
      z.object({
        placeCode: code,
        arrivedAt: instant.nullish(),
        reloadedAt: instant.nullish(),
        departedAt: instant.nullish(),
      }),
    )
    .max(4)
    .optional(),
}

export const railPapersView = { railBillType: z.string().optional() }

export const railStopsView = {
  gaugePlaces: z
    .array(
      z.object({
        placeCode: z.string(),
        placeName: z.string(),
        arrivedAt: instant.optional(),
        reloadedAt: instant.optional(),
        departedAt: instant.optional(),
      }),
    )
    .optional(),
}

/** What the desk alone sees. */
export const railInternalView = {
  payerCodes: z.array(z.object({ railway: z.string(), payer: z.string() })).optional(),
}
