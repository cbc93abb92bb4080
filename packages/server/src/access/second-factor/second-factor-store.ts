import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import type { Tx } from '../../platform/database.ts'
import { keyNamed } from '../key-store.ts'

const periodS = 30
const recoveryCodes = 10
const letters = '23456789abcdefghjkmnpqrstuvwxyz'

export function newSecondFactor(issuer: string, label: string): { secret: Buffer; base32: string; otpAddress: string } {
  const secret = new Secret({ size: 20 })
  const totp = new TOTP({ issuer, label, secret, period: periodS, digits: 6, algorithm: 'SHA1' })
  return { secret: Buffer.from(secret.bytes), base32: secret.base32, otpAddress: totp.toString() }
}

export async function keepSecret(tx: Tx, userId: string, secret: Buffer): Promise<void> {
  const sealed = encryptSecret(await keyNamed(tx, 'second-factor'), userId, secret)
  await sql`delete from recovery_code where user_id = ${userId}`.execute(tx)
  await sql`insert into second_factor (user_id, secret) values (${userId}, ${sealed})
    on conflict (user_id) do update set secret = excluded.secret, last_step = 0, made_at = app_now()`.execute(tx)
}

/** Takes a code of the app, once: neither its time step nor one before it is taken again. */
export async function takeOtp(tx: Tx, userId: string, { otp, now }: { otp: string; now: Date }): Promise<boolean> {
  const { rows } = await sql<{ secret: Buffer }>`select secret from second_factor where user_id = ${userId}`.execute(tx)
  const [row] = rows
  if (!row) return false
  const secret = decryptSecret(await keyNamed(tx, 'second-factor'), userId, row.secret)
  const totp = new TOTP({ secret: Secret.fromHex(secret.toString('hex')), period: periodS })
  const delta = totp.validate({ token: otp, timestamp: now.getTime(), window: 1 })
  if (delta === null) return false
  const step = totp.counter({ timestamp: now.getTime() }) + delta
  const { numAffectedRows } = await sql`update second_factor set last_step = ${step}
    where user_id = ${userId} and last_step < ${step}`.execute(tx)
  return numAffectedRows === 1n
}

/** Codes that stand in for a lost telephone, answered once: hashes alone are kept. */
export async function makeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const key = await keyNamed(tx, 'second-factor')
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode)
  const hashes = codes.map((code) => hashOf(key, code))
  await sql`delete from recovery_code where user_id = ${userId}`.execute(tx)
  await sql`insert into recovery_code (user_id, code_hash)
    select ${userId}, unnest(${hashes}::bytea[])`.execute(tx)
  return codes
}

/** False where it is no recovery code. */
export async function takeRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const hash = hashOf(await keyNamed(tx, 'second-factor'), code)
  const { numAffectedRows } = await sql`update recovery_code set used_at = app_now()
    where user_id = ${userId} and code_hash = ${hash} and used_at is null`.execute(tx)
  return numAffectedRows === 1n
}

export async function recoveryCodesLeft(tx: Tx, userId: string): Promise<number> {
  const { rows } = await sql<{ left: number }>`select count(*)::int as left from recovery_code
    where user_id = ${userId} and used_at is null`.execute(tx)
  return rows[0]?.left ?? 0
}

/** Ends the sessions begun without it; true where it was off. */
export async function switchOn(tx: Tx, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update app_user
    set second_factor_at = app_now(), epoch = epoch + 1, version = version + 1
    where id = ${userId} and kind = 'staff' and second_factor_at is null`.execute(tx)
  return numAffectedRows === 1n
}

/** True where it was on. */
export async function switchOff(tx: Tx, userId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update app_user set second_factor_at = null, version = version + 1
    where id = ${userId} and second_factor_at is not null`.execute(tx)
  await forgetSecondFactor(tx, userId)
  return numAffectedRows === 1n
}

export async function forgetSecondFactor(tx: Tx, userId: string): Promise<void> {
  await sql`delete from second_factor where user_id = ${userId}`.execute(tx)
}

/** Five letters, a hyphen, five letters: read from paper and typed without mistaking one for another. */
function newRecoveryCode(): string {
  const part = () => Array.from(randomBytes(5), (byte) => letters[byte % letters.length]).join('')
  return `${part()}-${part()}`
}

const hashOf = (key: Buffer, code: string) =>
  createHmac('sha256', key)
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest()

function encryptSecret(key: Buffer, userId: string, secret: Buffer): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(userId))
  return Buffer.concat([nonce, cipher.update(secret), cipher.final(), cipher.getAuthTag()])
}

function decryptSecret(key: Buffer, userId: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12)).setAAD(Buffer.from(userId))
  decipher.setAuthTag(sealed.subarray(-16))
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()])
}
