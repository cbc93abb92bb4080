import { z } from 'zod'
import { freeText, open, packageCount, placeCode, shortCode, volume, weight } from '../../shared/fields/field-values.ts'
import { legModeCodes, type ModeCode } from '../../shared/modes.ts'
import { pageWithCounts, paging } from '../../shared/paging.ts'
import { count, day, instant } from '../../shared/wire-values.ts'
import { boxedForms, type FormName, formsNamed } from '../fields/form-names.ts'
import { loadTypes } from '../fields/route-fields.ts'
import { inquiryStates } from './inquiry-lifecycle.ts'

/** The form that an inquiry becomes a booking of; air has one for all loads. */
export const formOfInquiry = (mode: ModeCode, loadType: string | null | undefined): FormName | undefined => {
  const formName = `${mode}.${loadType ?? ''}`
  return formsNamed('*').find((form) => form === formName || form === mode)
}

/** The ways in which the equipment of an inquiry is counted: boxes by type, whole trucks, or none where the load alone counts. */
export type InquiryEquipment = 'boxes' | 'trucks' | 'none'
export function equipmentOfInquiry(mode: ModeCode, loadType: string | null | undefined): InquiryEquipment {
  const form = formOfInquiry(mode, loadType)
  if (form && formsNamed(boxedForms).includes(form)) return 'boxes'
  return loadType === 'FTL' ? 'trucks' : 'none'
}

/** The seven facts of an inquiry: two places, the ready day, the goods, their weight, how much they are, the equipment and the Incoterm. */
const facts = {
  serviceModeId: z.enum(legModeCodes),
  loadType: open(z.enum(loadTypes)),
  originCode: placeCode,
  destinationCode: placeCode,
  readyDate: day,
  goodsName: freeText(200).trim().min(1, 'shared.needed'),
  grossWeightKg: weight,
  volumeM3: open(volume),
  packages: open(packageCount),
  containerType: open(z.string().regex(/^\d{2}[A-Z]{2}$/, 'booking.container-type-unknown')),
  containerQty: open(count(1, 500, 'booking.box-count-wrong')),
  truckQty: open(count(1, 200)),
  incoterm: open(shortCode),
}

export const inquiryForm = z.object({ ...facts, remark: open(freeText(1000)) }).superRefine((form, context) => {
  const lacking = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
  if (form.originCode === form.destinationCode) lacking('destinationCode', 'booking.same-place')
  if (!formOfInquiry(form.serviceModeId, form.loadType)) lacking('loadType', 'booking.load-type-not-open')
  const equipment = equipmentOfInquiry(form.serviceModeId, form.loadType)
  if (equipment === 'boxes' && !form.containerType) lacking('containerType', 'shared.needed')
  if (equipment === 'boxes' && !form.containerQty) lacking('containerQty', 'shared.needed')
  if (equipment === 'trucks' && !form.truckQty) lacking('truckQty', 'shared.needed')
  if (equipment === 'none' && !form.volumeM3 && !form.packages) lacking('volumeM3', 'booking.inquiry-size-needed')
})
export type InquiryForm = z.infer<typeof inquiryForm>

export const inquiryRow = z.object({
  id: z.uuid(),
  inquiryNo: z.string(),
  state: z.enum(inquiryStates),
  version: z.int(),
  ...facts,
  remark: z.string().optional(),
  originName: z.string(),
  destinationName: z.string(),
  askedAt: instant,
  reply: z.string().optional(),
  repliedAt: instant.optional(),
  bookingId: z.uuid().optional(),
})
export type InquiryRow = z.infer<typeof inquiryRow>

export const inquiryDeskRow = inquiryRow.extend({
  customerShortName: z.string().optional(),
  askedBy: z.string().optional(),
})
export type InquiryDeskRow = z.infer<typeof inquiryDeskRow>

const inquiryPaging = paging(['askedAt', 'readyDate'])
export const inquiryFilter = inquiryPaging.extend({ state: z.enum([...inquiryStates, 'all']).default('all') })
export const inquiryDeskFilter = inquiryFilter.extend({
  keyword: z.string().max(100).optional(),
  serviceModeId: z.enum(legModeCodes).optional(),
})
export type InquiryDeskFilter = z.infer<typeof inquiryDeskFilter>
export type InquiryFilter = z.infer<typeof inquiryFilter>
export const inquiryPage = pageWithCounts(inquiryRow)
export const inquiryDeskPage = pageWithCounts(inquiryDeskRow)
