import type { OwnCompany } from '@landbridge/contract/entity/entity-endpoints'
import type { OwnEntityRow, OwnEntityView, ownEntityFilter } from '@landbridge/contract/entity/own-entity'
import type { Language } from '@landbridge/contract/shared/languages'
import type { z } from 'zod'
import { customersByIds } from '../customer/index.ts'
import type { Tx } from '../platform/database.ts'
import { searchText } from '../platform/search.ts'
import type { Call } from '../platform/serve.ts'
import { siteSettingsOf } from '../site/index.ts'
import { entityAddress, entityName } from './entity-on-paper.ts'
import { entityOfLane, entityOfPortal } from './entity-rules.ts'
import { loadEntities, loadEntitiesWithAccounts, loadEntity } from './entity-store.ts'
import type { EntityLane, OwnEntity, OwnEntityWithAccounts } from './own-entity.ts'

const noId = '00000000-0000-0000-0000-000000000000'

/** The entity that was settled, else the one that the rules name for a lane; while none was ever kept, the portal's own name. */
export async function entityFor(
  tx: Tx,
  settledId: string | undefined,
  laneAsked: EntityLane | Promise<EntityLane>,
): Promise<OwnEntity> {
  const [entities, { companyName, companyContact }, lane] = await Promise.all([
    loadEntities(tx),
    siteSettingsOf(tx),
    laneAsked,
  ])
  const settled = entities.find(({ id }) => id === settledId)
  return settled ?? entityOfLane(entities, lane) ?? { id: noId, ...entityOfPortal(companyName, companyContact) }
}

/** Its id; none for the stand-in of a portal that has kept no entity yet. */
export const keptEntityId = ({ id }: Pick<OwnEntity, 'id'>): string | undefined => (id === noId ? undefined : id)

export const activeEntities = async (tx: Tx): Promise<OwnEntity[]> =>
  (await loadEntities(tx)).filter(({ active }) => active)

/** Our default company as everybody may know it; while none was described, the portal's own name and contact. */
export async function ownCompany(tx: Tx, language: Language): Promise<OwnCompany> {
  const [entities, { companyName, companyContact }] = await Promise.all([loadEntities(tx), siteSettingsOf(tx)])
  const entity =
    entities.find(({ isDefault, active }) => isDefault && active) ??
    ({ id: noId, ...entityOfPortal(companyName, companyContact) } satisfies OwnEntity)
  return {
    legalName: entityName(entity, language),
    companyAddress: entityAddress(entity, language) || undefined,
    entityPhone: entity.entityPhone || undefined,
    entityEmail: entity.entityEmail || undefined,
  }
}

type Filter = z.output<typeof ownEntityFilter>

const matches = (entity: OwnEntityWithAccounts, sought: string) =>
  [entity.entityCode, entity.legalNameEng, entity.legalNameChs, entity.legalNameRus].some((words) =>
    searchText(words ?? '')
      .toLowerCase()
      .includes(sought),
  )

export async function listEntities(filter: Filter, { tx }: Call<'staff'>) {
  const { pageIndex, pageSize, sort, sortName = 'entityCode', keyword, active } = filter
  const searched = searchText(keyword ?? '').toLowerCase()
  const found = (await loadEntitiesWithAccounts(tx))
    .filter((one) => active === undefined || one.active === active)
    .filter((one) => matches(one, searched))
    .toSorted((one, other) => (sort === 'asc' ? 1 : -1) * one[sortName].localeCompare(other[sortName]))
  const items = found.slice((pageIndex - 1) * pageSize, pageIndex * pageSize).map(rowOf)
  return { items, total: found.length, pageIndex, pageSize }
}

const rowOf = (entity: OwnEntityWithAccounts): OwnEntityRow => ({
  id: entity.id,
  entityCode: entity.entityCode,
  legalNameEng: entity.legalNameEng,
  legalNameChs: entity.legalNameChs || undefined,
  entityCountry: entity.entityCountry || undefined,
  billIssuer: entity.billIssuer,
  nvoccFiling: entity.nvoccFiling || undefined,
  fmcNumber: entity.fmcNumber || undefined,
  iataCode: entity.iataCode || undefined,
  accountCurrencies: entity.accounts.map(({ currency }) => currency),
  ruleCount: entity.rules.length,
  isDefault: entity.isDefault,
  active: entity.active,
  version: entity.version,
})

export async function showEntity(id: string, { tx }: Pick<Call<'staff'>, 'tx'>): Promise<OwnEntityView> {
  const { pictures, ...entity } = await loadEntity(tx, id)
  const customers = await customersByIds(
    tx,
    entity.rules.flatMap(({ customerId }) => customerId ?? []),
  )
  const { logo, signature, stamp } = pictures
  return {
    ...entity,
    rules: entity.rules.map((rule) => {
      const customerName = rule.customerId ? customers.get(rule.customerId)?.name : undefined
      return { ...rule, ...(customerName && { customerName }) }
    }),
    ...(logo && { logoFid: logo.fid, logoName: logo.fileName }),
    ...(signature && { signatureFid: signature.fid, signatureName: signature.fileName }),
    ...(stamp && { stampFid: stamp.fid, stampName: stamp.fileName }),
  }
}
