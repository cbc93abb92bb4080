import type { BankAccount } from '@landbridge/contract/entity/own-entity'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../platform/database.ts'
import { insertRow } from '../platform/insert-row.ts'
import type { EntityDetails, OwnEntity, OwnEntityWithAccounts } from './own-entity.ts'

type EntityRow = {
  id: string
  code: string
  legalNameEng: string
  details: EntityDetails
  rules: OwnEntity['rules']
  pictures: OwnEntity['pictures']
  isDefault: boolean
  active: boolean
  version: number
}

/** A company sees of the rules those that mean it or every customer. */
const rules = `(select coalesce(jsonb_agg(r.rule order by r.seq), '[]') from entity_rule r where r.entity_id = e.id) as rules`
const columns = `id, code, legal_name_eng, details, pictures, is_default, active, version, ${rules}`

const entityOfRow = ({ code, details, ...row }: EntityRow): OwnEntity => ({ ...details, ...row, entityCode: code })

/** All of them, in the order of their codes: a forwarder has a handful. */
export async function loadEntities(tx: Tx): Promise<OwnEntity[]> {
  return (await tx.ask<EntityRow>(`select ${columns} from own_entity e order by code`, [])).map(entityOfRow)
}

export async function loadEntitiesWithAccounts(tx: Tx): Promise<OwnEntityWithAccounts[]> {
  const rows = await tx.ask<EntityRow & { accounts: BankAccount[] }>(
    `select ${columns}, accounts from own_entity e order by code`,
    [],
  )
  return rows.map(({ accounts, ...row }) => ({ ...entityOfRow(row), accounts }))
}

export async function loadEntity(tx: Tx, id: string): Promise<OwnEntityWithAccounts> {
  const [row] = await tx.ask<EntityRow & { accounts: BankAccount[] }>(
    `select ${columns}, accounts from own_entity e where id = $1`,
    [id],
  )
  if (!row) throw new Problem('entity.missing')
  return { ...entityOfRow(row), accounts: row.accounts }
}

/** Nobody else changes which of them is the default until this call is over. */
export const lockEntities = (tx: Tx): Promise<unknown> =>
  tx.ask(`select pg_advisory_xact_lock(hashtextextended('own entities', 0))`, [])

function rowOf({
  id,
  entityCode,
  legalNameEng,
  rules: _,
  pictures,
  isDefault,
  active,
  version,
  ...details
}: OwnEntity) {
  return {
    id,
    code: entityCode,
    legalNameEng,
    isDefault,
    active,
    version,
    details: JSON.stringify(details),
    pictures: JSON.stringify(pictures),
  }
}

export async function insertEntity(tx: Tx, entity: OwnEntity): Promise<void> {
  await insertRow(tx, 'own_entity', rowOf(entity))
  await keepRules(tx, entity)
}

async function keepRules(tx: Tx, { id, rules: kept }: Pick<OwnEntity, 'id' | 'rules'>): Promise<void> {
  await tx.ask('delete from entity_rule where entity_id = $1', [id])
  await tx.ask(
    `insert into entity_rule (entity_id, seq, customer_id, rule)
    select $1, ordinality, (value ->> 'customerId')::uuid, value from jsonb_array_elements($2) with ordinality`,
    [id, JSON.stringify(kept)],
  )
}

/** Saves only if nobody saved since the version that its editor saw. */
export async function saveEntity(tx: Tx, entity: OwnEntity): Promise<OwnEntity> {
  const row = rowOf({ ...entity, version: entity.version + 1 })
  const found = await tx.ask(
    `update own_entity set code = $3, legal_name_eng = $4, details = $5, pictures = $6, is_default = $7, active = $8, version = $9
    where id = $1 and version = $2 returning id`,
    [
      row.id,
      entity.version,
      row.code,
      row.legalNameEng,
      row.details,
      row.pictures,
      row.isDefault,
      row.active,
      row.version,
    ],
  )
  if (found.length === 0) throw new Problem('entity.changed-meanwhile')
  await keepRules(tx, entity)
  return { ...entity, version: row.version }
}

export const clearDefault = (tx: Tx): Promise<unknown> =>
  tx.ask('update own_entity set is_default = false, version = version + 1 where is_default', [])

export async function saveAccountsOf(
  tx: Tx,
  { id, version, accounts }: { id: string; version: number; accounts: readonly BankAccount[] },
): Promise<void> {
  const found = await tx.ask(
    'update own_entity set accounts = $3, version = version + 1 where id = $1 and version = $2 returning id',
    [id, version, JSON.stringify(accounts)],
  )
  if (found.length === 0) throw new Problem('entity.changed-meanwhile')
}

export async function deleteEntity(tx: Tx, { id, version }: { id: string; version: number }): Promise<void> {
  const found = await tx.ask('delete from own_entity where id = $1 and version = $2 returning id', [id, version])
  if (found.length === 0) throw new Problem('entity.changed-meanwhile')
}

/** The company made from the portal's name: only where there is none, and updated until it is described. */
export async function keepPortalEntity(tx: Tx, entity: OwnEntity): Promise<void> {
  const row = rowOf(entity)
  await tx.ask(
    `insert into own_entity (id, code, legal_name_eng, details, is_default)
    select $1, $2, $3, $4, true where not exists (select from own_entity) on conflict do nothing`,
    [row.id, row.code, row.legalNameEng, row.details],
  )
  await tx.ask(
    `update own_entity set legal_name_eng = $2, details = $3 where code = $1 and version = 1 and is_default and not exists (select from own_entity other where other.code <> $1)
      and (legal_name_eng, details) is distinct from ($2, $3::jsonb)`,
    [row.code, row.legalNameEng, row.details],
  )
}
