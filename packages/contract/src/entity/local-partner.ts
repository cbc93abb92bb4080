import { z } from 'zod'
import { placeModes } from '../reference/place.ts'
import { pageWithCounts, paging } from '../shared/paging.ts'
import { count, flag, needed } from '../shared/wire-values.ts'

/** Whom we have at a port, airport or station. */
export const partnerKinds = ['agent', 'terminal', 'depot'] as const
export type PartnerKind = (typeof partnerKinds)[number]

/** Services by kind: what an agent hands out, what a terminal does with cargo, and what a depot does with empties. */
export const partnerServices = {
  agent: ['DO', 'OBL', 'TLX', 'AWB', 'CUS'],
  terminal: ['LOAD', 'DISCHARGE'],
  depot: ['PICKUP', 'RETURN'],
} as const satisfies Record<PartnerKind, readonly string[]>
export type PartnerService = (typeof partnerServices)[PartnerKind][number]

const servesAs = (kind: PartnerKind, service: string): boolean =>
  (partnerServices[kind] as readonly string[]).includes(service)

const optionalText = (maxLength: number) => z.string().trim().max(maxLength).nullish()

export const partnerDetails = {
  localName: optionalText(120),
  partnerAddress: optionalText(250),
  partnerPhone: optionalText(40),
  partnerEmail: z.union([z.literal(''), z.email('entity.email-wrong').max(100)]).nullish(),
  openingHours: optionalText(120),
  taxNo: optionalText(40),
  eoriNo: optionalText(20),
  partnerNote: optionalText(200),
} as const

const partnerShape = {
  id: z.uuid().optional(),
  partnerKind: z.enum(partnerKinds, 'entity.kind-unknown'),
  placeMode: z.enum(placeModes, 'entity.place-unknown'),
  placeCode: needed('entity.place-unknown').pipe(z.string().max(5, 'entity.place-unknown')),
  partnerName: needed('entity.name-needed').pipe(z.string().max(120)),
  ...partnerDetails,
  partnerServices: z.array(z.enum(Object.values(partnerServices).flat(), 'entity.service-unknown')).max(10),
  preferred: flag,
  active: flag,
  version: count(1).optional(),
}

export const localPartnerForm = z
  .object(partnerShape)
  .superRefine(({ partnerKind, partnerServices: services }, context) => {
    if (services.some((service) => !servesAs(partnerKind, service)))
      context.addIssue({ code: 'custom', path: ['partnerServices'], message: 'entity.service-unknown' })
  })
export type LocalPartnerForm = z.infer<typeof localPartnerForm>

export const localPartnerView = z.object({
  ...partnerShape,
  id: z.uuid(),
  version: z.int(),
  placeName: z.string(),
  /** True once it stood on a paper. */
  printed: flag,
})
export type LocalPartnerView = z.infer<typeof localPartnerView>

export const localPartnerFilter = z.object({
  ...paging(['placeCode', 'partnerName']).shape,
  keyword: z.string().max(100).optional(),
  kind: z.enum(['all', ...partnerKinds]).default('all'),
  placeMode: z.enum(placeModes).optional(),
  placeCode: z.string().max(5).optional(),
  active: flag.optional(),
})
export type LocalPartnerFilter = z.output<typeof localPartnerFilter>
export const localPartnerPage = pageWithCounts(localPartnerView)
