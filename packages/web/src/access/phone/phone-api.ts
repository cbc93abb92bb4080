import { phoneEndpoints } from '@landbridge/contract/access/phone-endpoints'
import { referenceEndpoints } from '@landbridge/contract/reference/reference-endpoints'
import { Problem, type ProblemReply } from '@landbridge/contract/shared/problem'
import { sha256 } from '@noble/hashes/sha2.js'
import { call, signedAddress, standardHeaders } from '../../platform/api.ts'
import { useFormat } from '../../platform/format.ts'
import type { Option } from '../../platform/ui/option.tsx'
import { useCall } from '../../platform/use-call.ts'

/** Area codes, each once with the countries that share it. */
export function useAreaCodes(): readonly Option[] {
  const format = useFormat()
  const countries = useCall(referenceEndpoints.telephoneCodes, {}).data?.items ?? []
  const byCode = Map.groupBy(countries, ({ telCode, code }) => telCode ?? code)
  return [...byCode].map(([value, those]) => {
    const hasCode = those[0]?.telCode !== undefined
    const label = format.list(those.map((country) => country.label))
    return { value, label, disabled: !hasCode, ...(hasCode && { subLabel: `+${value}` }) }
  })
}

/** Fetches the picture of an identifier, as an address that an image can show. */
export async function fetchPicture(v: string, signal: AbortSignal): Promise<string> {
  const address = await signedAddress(phoneEndpoints.picture.path, { v })
  const answer = await fetch(address, { headers: standardHeaders(), signal })
  if (!answer.ok) {
    const reply = (await answer.json()) as ProblemReply
    throw new Problem(reply.code, reply.fields, reply.data)
  }
  return URL.createObjectURL(await answer.blob())
}

const atOnce = 2_000

/** Solves the puzzle that replaces the picture, in slices so that the page stays responsive. */
export async function solvePuzzle(v: string, signal: AbortSignal): Promise<string> {
  const { puzzle, bits } = await call(phoneEndpoints.puzzle, { v }, { signal })
  for (let nonce = 0; !signal.aborted; nonce++) {
    if (leadingZeros(sha256(new TextEncoder().encode(`${puzzle}${nonce}`))) >= bits) return String(nonce)
    if (nonce % atOnce === 0) await new Promise((resolve) => setTimeout(resolve))
  }
  throw signal.reason
}

function leadingZeros(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0)
  return first < 0 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] ?? 0) - 24
}
