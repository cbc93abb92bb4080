import { randomUUID } from 'node:crypto'
import type { EntityAccounts, EntityRule, OwnEntityForm, OwnEntityView } from '@landbridge/contract/entity/own-entity'
import { Problem } from '@landbridge/contract/shared/problem'
import { customersByIds } from '../customer/index.ts'
import { attachPicture, deleteAttachment, type KeptPicture } from '../document/index.ts'
import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/database.ts'
import type { Call } from '../platform/serve.ts'
import { isCountry } from '../reference/index.ts'
import { showEntity } from './entity-queries.ts'
import { entityOfPortal } from './entity-rules.ts'
import {
  clearDefault,
  deleteEntity,
  insertEntity,
  keepPortalEntity,
  loadEntities,
  loadEntity,
  lockEntities,
  saveAccountsOf,
  saveEntity,
} from './entity-store.ts'
import type { EntityPictures, OwnEntity } from './own-entity.ts'

type StaffCall = Call<'staff'>

/** Adds one of our companies or changes it. The first is the default; whichever becomes it takes that from the other. */
export async function keepEntity(form: OwnEntityForm, call: StaffCall): Promise<OwnEntityView> {
  const { tx } = call
  await lockEntities(tx)
  const [others, wrong] = await Promise.all([loadEntities(tx), wrongIn(form, tx)])
  const { id = randomUUID(), version, logoFid, signatureFid, stampFid, ...fields } = form
  const before = others.find((one) => one.id === form.id)
  if (form.id && !before) throw new Problem('entity.missing')
  if (before && before.version !== version) throw new Problem('entity.changed-meanwhile')
  if (before?.isDefault && !form.isDefault) wrong.isDefault = 'entity.default-needed'
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
  if (others.some((one) => one.id !== id && one.entityCode === form.entityCode)) throw new Problem('entity.code-taken')
  const pictures = await picturesOf({ logo: logoFid, signature: signatureFid, stamp: stampFid }, before, { id, call })
  const isDefault = form.isDefault || others.length === 0
  if (isDefault && !before?.isDefault) await clearDefault(tx)
  const entity: OwnEntity = { ...fields, id, pictures, isDefault, version: before?.version ?? 1 }
  if (before) await saveEntity(tx, entity)
  else await insertEntity(tx, entity)
  await audit(call, { action: 'entity.save', thing: 'own-entity', id, before, after: entity })
  return showEntity(id, call)
}

async function wrongIn({ rules, entityCountry }: OwnEntityForm, tx: Tx): Promise<Record<string, string>> {
  const ids = rules.flatMap(({ customerId }) => customerId ?? [])
  const customers = await customersByIds(tx, ids)
  const isWrong = (code: string | null | undefined) => Boolean(code) && !isCountry(code ?? '')
  const wrongRule = (rule: EntityRule, at: number) => [
    ...(rule.customerId && !customers.has(rule.customerId)
      ? [[`rules.${at}.customerId`, 'entity.customer-unknown'] as const]
      : []),
    ...(['originCountry', 'destinationCountry'] as const).flatMap((name) =>
      isWrong(rule[name]) ? [[`rules.${at}.${name}`, 'entity.country-unknown'] as const] : [],
    ),
  ]
  return Object.fromEntries([
    ...(isWrong(entityCountry) ? [['entityCountry', 'entity.country-unknown'] as const] : []),
    ...rules.flatMap(wrongRule),
  ])
}

const pictureNames = ['logo', 'signature', 'stamp'] as const
type PictureFids = Partial<Record<(typeof pictureNames)[number], string | null | undefined>>

/** Pictures that were uploaded are put with the entity, and those whose place they take are dropped. */
async function picturesOf(
  fids: PictureFids,
  before: OwnEntity | undefined,
  { id, call }: { id: string; call: StaffCall },
): Promise<EntityPictures> {
  const keptPictures: [string, KeptPicture][] = []
  for (const name of pictureNames) {
    const [fid, pictureBefore] = [fids[name], before?.pictures[name]]
    if (pictureBefore && pictureBefore.fid === fid) keptPictures.push([name, pictureBefore])
    else {
      if (fid) keptPictures.push([name, await attachPicture(call, { fid, parentKind: 'own-entity', parentId: id })])
      if (pictureBefore) await deleteAttachment(call, pictureBefore.fid, id)
    }
  }
  return Object.fromEntries(keptPictures)
}

export async function keepAccounts(accounts: EntityAccounts, call: StaffCall): Promise<OwnEntityView> {
  const { id } = accounts
  const before = await loadEntity(call.tx, id)
  await saveAccountsOf(call.tx, accounts)
  const after = { accounts: accounts.accounts }
  const keptAccounts = { accounts: before.accounts }
  await audit(call, { action: 'entity.save-accounts', thing: 'own-entity', id, before: keptAccounts, after })
  return showEntity(id, call)
}

/** Deletes an entity that nothing is carried by; `isUsed` asks the area that knows. */
export async function removeEntity(
  seen: { id: string; version: number },
  call: StaffCall,
  isUsed: (tx: Tx, entityId: string) => Promise<boolean>,
): Promise<{ id: string }> {
  const { tx } = call
  await lockEntities(tx)
  const [before, used] = await Promise.all([loadEntity(tx, seen.id), isUsed(tx, seen.id)])
  if (before.isDefault) throw new Problem('entity.is-default')
  if (used) throw new Problem('entity.in-use')
  for (const { fid } of Object.values(before.pictures)) await deleteAttachment(call, fid, seen.id)
  await deleteEntity(tx, seen)
  await audit(call, { action: 'entity.remove', thing: 'own-entity', id: seen.id, before })
  return { id: seen.id }
}

/** The company that the portal's environment names becomes the first entity, so that nobody is asked for it twice. */
export const keepFirstEntity = (tx: Tx, portal: { companyName: string; companyContact: string }): Promise<void> =>
  keepPortalEntity(tx, { id: randomUUID(), ...entityOfPortal(portal.companyName, portal.companyContact) })
