import type { BankAccount, EntityRule, entityDetails } from '@landbridge/contract/entity/own-entity'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import type { z } from 'zod'
import type { KeptPicture } from '../document/index.ts'

export type EntityDetails = z.output<z.ZodObject<typeof entityDetails>>
export type EntityPictures = Partial<Record<'logo' | 'signature' | 'stamp', KeptPicture>>

/** One of our companies, with its licences; without accounts, which staff alone read. */
export type OwnEntity = EntityDetails & {
  id: string
  entityCode: string
  legalNameEng: string
  rules: EntityRule[]
  pictures: EntityPictures
  isDefault: boolean
  active: boolean
  version: number
}

export type OwnEntityWithAccounts = OwnEntity & { accounts: BankAccount[] }

/** Whose booking it is, by which modes it goes, and between which countries. */
export type EntityLane = {
  customerId: string | null
  modes: readonly LegModeCode[]
  originCountry: string | undefined
  destinationCountry: string | undefined
}
