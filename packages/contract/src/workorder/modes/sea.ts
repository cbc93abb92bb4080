import { z } from 'zod'
import { isImoNo } from '../../reference/check-digits.ts'
import { count, decimal, instant } from '../../shared/wire-values.ts'
import { code, words } from '../job-values.ts'
import { carrierHeadForm, carrierPapersView } from './carrier-fields.ts'

/** How a box's gross mass was verified: the stuffed box was weighed, its parts were added up, or we weigh it (SOLAS VI/2). */
export const vgmWays = ['SM1', 'SM2', 'US'] as const
/** Where the manifest stands that is filed ahead with the customs of the destination; what it says was changed since when its amendment is due. */
export const filingStates = ['none', 'filed', 'accepted', 'rejected', 'amendDue'] as const
export const billKinds = ['H', 'M'] as const
export const billReleases = ['OBL', 'TLX', 'SWB'] as const

/** The verified gross mass of a container as staff enter it. */
export const seaBoxForm = {
  vgmKg: decimal(9, 3, { least: 'positive' }).nullish(),
  vgmWay: z.enum(vgmWays).nullish(),
}

export const seaBoxView = { vgmKg: z.string().optional(), vgmWay: z.enum(vgmWays).optional() }

const imoNo = z
  .string()
  .trim()
  .regex(/^\d{7}$/, 'workorder.imo-no-wrong')
  .refine(isImoNo, 'workorder.imo-no-wrong')

/** What the head of a job by sea has besides: the line, its vessels, the bill and how it is released, the filing, the papers at destination. Its voyage is the number of its departure, its S/O that of the supplier. */
export const seaHeadForm = {
  ...carrierHeadForm,
  vessel: words(60).nullish(),
  imoNo: imoNo.nullish(),
  secondVessel: words(60).nullish(),
  secondVoyage: words(35).nullish(),
  transhipPortCode: code.nullish(),
  loadTerminal: words(60).nullish(),
  dischargeTerminal: words(60).nullish(),
  billKind: z.enum(billKinds).nullish(),
  billRelease: z.enum(billReleases).nullish(),
  billOriginals: count(0, 3).nullish(),
  filingState: z.enum(filingStates).optional(),
  filingNo: words(35).nullish(),
  arrivalNoticeNo: words(35).nullish(),
  arrivalNoticeAt: instant.nullish(),
  deliveryOrderNo: words(35).nullish(),
  vgmCutoff: instant.nullish(),
  filingCutoff: instant.nullish(),
}

/** What a list of jobs tells of it. */
export const seaRowView = {
  carrierName: z.string().optional(),
  vessel: z.string().optional(),
  vgmCutoff: instant.optional(),
  billRelease: z.enum(billReleases).optional(),
}

/** What one job shows of it besides. */
export const seaPapersView = {
  ...carrierPapersView,
  imoNo: z.string().optional(),
  secondVessel: z.string().optional(),
  secondVoyage: z.string().optional(),
  transhipPortCode: z.string().optional(),
  transhipPortName: z.string().optional(),
  loadTerminal: z.string().optional(),
  dischargeTerminal: z.string().optional(),
  billKind: z.enum(billKinds).optional(),
  billOriginals: z.int().optional(),
  filingState: z.enum(filingStates).optional(),
  filingNo: z.string().optional(),
  filingCutoff: instant.optional(),
  arrivalNoticeNo: z.string().optional(),
  arrivalNoticeAt: instant.optional(),
  deliveryOrderNo: z.string().optional(),
}
