import { Problem, type ProblemReply } from '@landbridge/contract/shared/problem'
import type { Option } from '../ui/option.tsx'
import type { OptionSource } from '../ui/use-options.ts'

/** A list at a configured address, which gets the typed words under `keyName`. */
export type RemoteList = {
  url: `/api/v1/${string}`
  keyName?: string
}

/** The pause in typing before a configured address is called. */
export const remoteDelayMs = 1_000

export const remoteSource = (list: OptionSource | RemoteList, keyName: string): OptionSource =>
  'url' in list ? (typed, signal) => readOptions({ keyName, ...list }, typed, signal) : list

async function readOptions({ url, keyName }: Required<RemoteList>, typed: string, signal: AbortSignal) {
  const { fetchReply, signedAddress, standardHeaders } = await import('../api.ts')
  const address = await signedAddress(url, typed ? { [keyName]: typed } : {})
  const reply = (await fetchReply(address, { headers: standardHeaders(), signal })) as Reply
  if (reply.success === false) throw new Problem(reply.code)
  return rowsIn(reply).flatMap(optionOf)
}

type Reply = ProblemReply | { success?: true; data?: unknown; Items?: unknown }

/** The rows of an answer, in `data`, `data.Items` or `Items`. */
function rowsIn(reply: { data?: unknown; Items?: unknown }): readonly unknown[] {
  const { data, Items } = reply
  const inside = (data as { Items?: unknown } | null | undefined)?.Items
  return [data, inside, Items].find((list): list is unknown[] => Array.isArray(list)) ?? []
}

/** An option from a record of `value`, `label` and `subLabel`, or from a plain word. */
function optionOf(row: unknown): Option[] {
  if (typeof row === 'string') return [{ value: row, label: row }]
  const { value, label, subLabel } = (row ?? {}) as Partial<Option>
  if (value === undefined || value === null) return []
  return [{ value: String(value), label: String(label ?? value), ...(subLabel && { subLabel: String(subLabel) }) }]
}
