import { createHash, timingSafeEqual } from 'node:crypto'
import { clockToleranceMs, envelopeNames, signedText } from '@landbridge/contract/shared/envelope'
import { Problem } from '@landbridge/contract/shared/problem'
import { instant } from '@landbridge/contract/shared/wire-values'

type Fields = Readonly<Record<string, unknown>>

export type SentCall = { query: unknown; body: unknown; isForm: boolean; signed?: boolean }

export type OpenedEnvelope = { query: Fields; body: Fields; tokenId: string }

export const hashOf = (fields: Fields | readonly Fields[], secret: string): Buffer =>
  createHash('sha256').update(signedText(fields, secret)).digest()

/** Opens a call's envelope, or says what is wrong with it. `secrets` are the current and the one before. */
export function openEnvelope(sent: SentCall, secrets: readonly string[], now: Date): OpenedEnvelope {
  const { hash, ...query } = fieldsOf(sent.query)
  const body = fieldsOf(sent.body ?? {})
  const names = (name: string) => Object.hasOwn(body, name)
  const isAgain = (name: string) => (name === 'customer' ? names('Customer') && names(name) : names(name))
  const twice = ['customer', ...Object.keys(query)].some(isAgain)
  if (twice || hasList({ ...query, hash }) || (sent.isForm && hasList(body)))
    throw new Problem('envelope.name-repeated')

  if (sent.signed !== false) checkSignature({ query, body, hash }, secrets, now)
  const callFields = Object.entries(query).filter(([name]) => !envelopeNames.has(name))
  return { query: Object.fromEntries(callFields), body: withCompanyNamed(body), tokenId: String(query.tokenid ?? '') }
}

/** Reads a company under `customer` in a body as `Customer`: the specification has it under the name of the envelope's flag. */
function withCompanyNamed({ customer, ...others }: Fields): Fields {
  return customer === undefined ? others : { ...others, Customer: customer }
}

/** A right signature authorises nothing: it only says that the call came over as it was sent, and lately. */
function checkSignature(call: { query: Fields; body: Fields; hash: unknown }, secrets: readonly string[], now: Date) {
  const claimed = Buffer.from(String(call.hash), 'base64')
  // A company in the body has the name of the envelope's flag: some clients sign one of the two under it, some both.
  const readings = Object.hasOwn(call.body, 'customer')
    ? [{ ...call.query, ...call.body }, [call.query, call.body]]
    : [{ ...call.query, ...call.body }]
  const right = secrets.flatMap((secret) => readings.map((fields) => hashOf(fields, secret)))
  if (!right.some((one) => one.length === claimed.length && timingSafeEqual(one, claimed))) {
    throw new Problem('envelope.signature-invalid', undefined, serverTime(now))
  }
  const timestamp = instant.safeDecode(String(call.query.timestamp))
  if (!timestamp.success || Math.abs(timestamp.data.getTime() - now.getTime()) > clockToleranceMs) {
    throw new Problem('envelope.clock-skewed', undefined, serverTime(now))
  }
}

const serverTime = (now: Date) => ({ serverTime: instant.encode(now) })

const hasList = (fields: Fields) => Object.values(fields).some(Array.isArray)

function fieldsOf(value: unknown): Fields {
  const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isRecord || Object.hasOwn(value, '__proto__')) throw new Problem('shared.malformed')
  checkText(value)
  return value as Fields
}

/** Refuses what is no text in any word of a call: NUL and halves of a character, which no table keeps. */
export function checkText(value: unknown): void {
  const unchecked: unknown[] = [value]
  while (unchecked.length > 0) {
    const one = unchecked.pop()
    if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed())) throw new Problem('shared.malformed')
    if (typeof one === 'object' && one !== null)
      for (const [name, inner] of Object.entries(one)) unchecked.push(name, inner)
  }
}
