import { z } from 'zod'
import { code, words } from '../job-values.ts'

/** Who carries a job under bills of his own, and the bill that is ours: what the modes have that travel under a master and a house bill. */
export const carrierHeadForm = {
  carrierCode: code.nullish(),
  carrierName: words(100).nullish(),
  houseBillNo: words(35).nullish(),
}

export const carrierPapersView = { carrierCode: z.string().optional() }
