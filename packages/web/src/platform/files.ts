import { Problem, type ProblemReply } from '@landbridge/contract/shared/problem'
import { fetchReply, signedAddress, standardHeaders } from './api.ts'
import { formOf } from './envelope.ts'
import { readSettings } from './settings.ts'

type Fields = Record<string, unknown>

export async function upload(
  path: string,
  query: Fields,
  file: Blob,
  { method = 'POST', signal }: { method?: 'POST' | 'PUT'; signal?: AbortSignal } = {},
): Promise<unknown> {
  const body = new FormData()
  body.append('file', file)
  const init = { method, headers: standardHeaders(), body, ...(signal && { signal }) }
  const reply = await fetchReply(await signedAddress(path, query), init)
  if (reply.success) return reply.data
  throw new Problem(reply.code, reply.fields, reply.data)
}

export async function fetchFile(path: string, fields: Fields, method: 'GET' | 'POST' = 'POST'): Promise<Response> {
  const inBody = method === 'POST'
  const address = await (inBody ? signedAddress(path, {}, fields) : signedAddress(path, fields))
  const init = { method, headers: standardHeaders(), ...(inBody && { body: formOf(fields) }) }
  const answer = await fetch(address, init).catch(() => undefined)
  if (!answer) throw new Problem('shared.unavailable')
  if (answer.headers.get('Content-Type')?.includes('json')) {
    const reply = (await answer.json()) as ProblemReply
    throw new Problem(reply.code, reply.fields, reply.data)
  }
  return answer
}

export async function download(
  path: string,
  fields: Fields,
  { method = 'POST', name = '' }: { method?: 'GET' | 'POST'; name?: string } = {},
): Promise<void> {
  const answer = await fetchFile(path, fields, method)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await answer.blob())
  link.download = nameIn(answer.headers.get('Content-Disposition')) ?? name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

function nameIn(disposition: string | null): string | undefined {
  const [, encoded, plain] = /filename\*=UTF-8''([^;]+)|filename="?([^";]+)/i.exec(disposition ?? '') ?? []
  return encoded ? decodeURIComponent(encoded) : plain
}

/** A call to the CRM host, unsigned and without credentials; undefined on failure. */
export async function callCrm(path: string, query: Fields = {}, init: RequestInit = {}): Promise<unknown> {
  const address = `${readSettings().crmBasePath}${path}?${formOf(query)}`
  const answer = await fetch(address, { ...init, credentials: 'omit' }).catch(() => undefined)
  return answer?.ok ? answer.json().catch(() => undefined) : undefined
}
