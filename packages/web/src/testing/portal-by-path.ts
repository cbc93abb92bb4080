import type { ProblemCode } from '@landbridge/contract/shared/problem-kinds'
import { vi } from 'vitest'

export type Sent = { url: URL; method: string; body: Record<string, string> }
/** An answer of the portal, ready or worked out from the call; a ready one is given every time. */
export type Answer = object | ((sent: Sent) => unknown)

const nothing = { success: true, data: [] }

/** A portal that answers each call whose path ends so, and every other alike: with an empty list, unless given. Gives what was sent, in order. */
export function servePaths(answers: Readonly<Record<string, Answer>>, otherwise: Answer = nothing): Sent[] {
  const sent: Sent[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const url = new URL(address, 'https://portal.example')
    const body = Object.fromEntries(new URLSearchParams(String(init.body ?? '')))
    const one = { url, method: init.method ?? 'GET', body }
    sent.push(one)
    const isAsked = (path: string) => url.pathname.endsWith(path.startsWith('/') ? path : `/${path}`)
    const [, answer] = Object.entries(answers).find(([path]) => isAsked(path)) ?? ['', otherwise]
    return new Response(JSON.stringify(await (typeof answer === 'function' ? answer(one) : answer)))
  })
  return sent
}

export const granted = (data: unknown = {}) => ({ success: true, data })

/** A list with figures over its tabs: how many rows each state has, beyond those on the page. */
export const counted = (counts: Readonly<Record<string, number>>, ...rows: unknown[]) =>
  granted({ Items: rows, Total: rows.length, PageIndex: 1, PageSize: 20, Counts: counts })

export const listed = (...rows: unknown[]) => counted({}, ...rows)

/** An entry of a list of the code library, as the server sends it; of every mode where none is named. */
export const codeOf = (list: string, code: string, label: string, modes: readonly string[] = []) => ({
  ...{ ClassCode: list, Code: code, value: code, label, Sort: 1, py: '' },
  ...{ Name: label, NameChs: label, NameCht: label, NameEng: label, NameRus: label },
  ...{ Modes: modes, LoadTypes: [], IsDefault: 'F', Extra: {} },
})

export const refused = (code: ProblemCode, more: object = {}) => ({ success: false, code, message: '', ...more })

/** An answer that refuses the first time it is given and grants from then on, so that one test sees both. */
export function refusedOnce(code: ProblemCode, data: unknown = {}): () => object {
  const replies = [refused(code)]
  return () => replies.shift() ?? granted(data)
}

/** The bodies that were sent to a path, oldest first. */
export const sentTo = (sent: readonly Sent[], path: string): Record<string, string>[] =>
  sent.filter(({ url }) => url.pathname.endsWith(path)).map(({ body }) => body)

export const last = (sent: readonly Sent[], path: string) => sentTo(sent, path).at(-1)
