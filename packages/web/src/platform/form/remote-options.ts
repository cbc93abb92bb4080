import { Problem, type ProblemReply } from '@landbridge/contract/shared/problem'
import type { Option } from '../ui/option.tsx'
import type { OptionSource } from '../ui/use-options.ts'

/** A list that is configured by the address it is read from; what is typed is sent under `keyName`. */
export type RemoteList = {
  url: `/api/v1/${string}`
  keyName?: string
}

/** The pause in typing before a select that is configured by an address calls it. */
export const remoteDelayMs = 1_000

export const sourceFrom = (list: OptionSource | RemoteList, keyName: string): OptionSource =>
  'url' in list ? (typed, signal) => readOptions({ keyName, ...list }, typed, signal) : list

async function readOptions({ url, keyName }: Required<RemoteList>, typed: string, signal: AbortSignal) {
  const { fetchReply, signedAddress, standardHeaders } = await import('../api.ts')
  const address = await signedAddress(url, typed ? { [keyName]: typed } : {})
  const reply = (await fetchReply(address, { headers: standardHeaders(), signal })) as Reply
  if (reply.success === false) throw new Problem(reply.code)
  return rowsIn(reply).flatMap(optionOf)
}

type Reply = ProblemReply | { success?: true; data?: unknown; Items?: unknown }

/** The list of an answer: in `data`, in `data.Items`, or in `Items`. */
function rowsIn(reply: { data?: unknown; Items?: unknown }): readonly unknown[] {
  const { data, Items } = reply
  const inside = (data as { Items?: unknown } | null | undefined)?.Items
  return [data, inside, Items].find((list): list is unknown[] => Array.isArray(list)) ?? []
}

/** Option records say `value`, `label`, `subLabel`; a list of plain words is one of options that are called what they are. */
function optionOf(row: unknown): Option[] {
  if (typeof row === 'string') return [{ value: row, label: row }]
  const { value, label, subLabel } = (row ?? {}) as Partial<Option>
  if (value === undefined || value === null) return []
  return [{ value: String(value), label: String(label ?? value), ...(subLabel && { subLabel: String(subLabel) }) }]
}
