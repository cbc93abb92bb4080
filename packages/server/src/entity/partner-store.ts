import type { LocalPartnerForm } from '@landbridge/contract/entity/local-partner'
import { Problem } from '@landbridge/contract/shared/problem'
import type { Tx } from '../platform/database.ts'
import { insertRow } from '../platform/insert-row.ts'
import { type LocalPartner, nameKey, type PartnerDetails } from './local-partner.ts'

export type PartnerRow = Omit<LocalPartner, keyof PartnerDetails> & { details: PartnerDetails }

export const partnerColumns =
  'p.id, p.partner_kind, p.place_mode, p.place_code, p.partner_name, p.details, p.services, p.preferred, p.active, p.printed_at, p.version'

export const partnerOfRow = ({ details, ...row }: PartnerRow): LocalPartner => ({ ...details, ...row })

export async function loadPartner(tx: Tx, id: string): Promise<LocalPartner> {
  const [row] = await tx.ask<PartnerRow>(`select ${partnerColumns} from local_partner p where p.id = $1`, [id])
  if (!row) throw new Problem('entity.partner-missing')
  return partnerOfRow(row)
}

/** Those at some places, whatever their kind; the first choice of each place before the others. */
export async function partnersAtPlaces(tx: Tx, codes: readonly string[]): Promise<LocalPartner[]> {
  const rows = await tx.ask<PartnerRow>(
    `select ${partnerColumns} from local_partner p where p.place_code = any($1) order by p.preferred desc, p.name_key, p.id`,
    [codes],
  )
  return rows.map(partnerOfRow)
}

/** Nobody else adds partners by a sheet until this call is over. */
export const lockPartners = (tx: Tx): Promise<unknown> =>
  tx.ask(`select pg_advisory_xact_lock(hashtextextended('local partners', 0))`, [])

function rowOf(partner: LocalPartner) {
  const { id, partnerKind, placeMode, placeCode, partnerName, services, preferred, active, version, ...others } =
    partner
  const { printedAt, ...details } = others
  return {
    id,
    partnerKind,
    placeMode,
    placeCode,
    partnerName,
    nameKey: nameKey(partnerName),
    details: JSON.stringify(details),
    services,
    preferred,
    active,
    version,
  }
}

/** Refused by name where the place has one of this kind and name. */
export async function insertPartner(tx: Tx, partner: LocalPartner): Promise<void> {
  await checkFree(tx, partner)
  await insertRow(tx, 'local_partner', rowOf(partner))
}

export async function savePartnerRow(tx: Tx, partner: LocalPartner): Promise<LocalPartner> {
  await checkFree(tx, partner)
  const row = rowOf({ ...partner, version: partner.version + 1 })
  const found = await tx.ask(
    `update local_partner set partner_kind = $3, place_mode = $4, place_code = $5, partner_name = $6, name_key = $7,
      details = $8, services = $9, preferred = $10, active = $11, version = $12
    where id = $1 and version = $2 returning id`,
    [
      row.id,
      partner.version,
      row.partnerKind,
      row.placeMode,
      row.placeCode,
      row.partnerName,
      row.nameKey,
      row.details,
      row.services,
      row.preferred,
      row.active,
      row.version,
    ],
  )
  if (found.length === 0) throw new Problem('entity.changed-meanwhile')
  return { ...partner, version: row.version }
}

async function checkFree(tx: Tx, { id, partnerKind, placeMode, placeCode, partnerName }: LocalPartner): Promise<void> {
  const taking = await tx.ask(
    `select id from local_partner
    where (partner_kind, place_mode, place_code, name_key) = ($1, $2, $3, $4) and id <> $5`,
    [partnerKind, placeMode, placeCode, nameKey(partnerName), id],
  )
  if (taking.length > 0) throw new Problem('entity.partner-twice')
}

export async function deletePartner(tx: Tx, { id, version }: { id: string; version: number }): Promise<void> {
  const found = await tx.ask('delete from local_partner where id = $1 and version = $2 returning id', [id, version])
  if (found.length === 0) throw new Problem('entity.changed-meanwhile')
}

/** The first time that each of them stands on a paper. */
export async function notePrinted(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.ask('update local_partner set printed_at = app_now() where id = any($1) and printed_at is null', [ids])
}

export const partnerOfForm = (
  { partnerServices, id, version, ...form }: LocalPartnerForm,
  kept: Pick<LocalPartner, 'id' | 'version' | 'printedAt'>,
): LocalPartner => ({
  ...form,
  services: partnerServices,
  id: kept.id,
  version: kept.version,
  printedAt: kept.printedAt,
})
