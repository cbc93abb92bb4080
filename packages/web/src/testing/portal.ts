import { sendsBody } from '@landbridge/contract/shared/endpoint'
import { Problem } from '@landbridge/contract/shared/problem'
import { problemsIn, renameFields } from '@landbridge/contract/shared/wire'
import { configure, getConfig } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { z } from 'zod'

type Call = {
  readonly method: string
  readonly path: string
  readonly input: z.ZodType
  readonly output: z.ZodType
  readonly answersIn?: string
  readonly wire: {
    readonly input: { decode(sent: unknown): unknown; pathOnWire(path: string): string }
    readonly output: { encode(value: never): unknown }
  }
}
type InputOf<One> = One extends { input: infer In extends z.ZodType } ? z.output<In> : never
export type OutputOf<One> = One extends { output: infer Out extends z.ZodType } ? z.output<Out> : never
/** A value in our names, a refusal, a file as it is, or an error of the network. */
type Ready<One> = OutputOf<One> | Problem | Response | TypeError
export type Reply<One> = Ready<One> | Promise<Ready<One>> | ((input: InputOf<One>) => Ready<One> | Promise<Ready<One>>)

/** One call of the portal that a test needs, with its replies; without a call, what every other is refused with. */
export type CallAnswer = { readonly call?: Call; readonly replies: readonly unknown[] }
/** A request as it came: its call by method and path, its input in our names, a file that came along. */
type Made = { readonly call: string; readonly input: unknown; readonly file?: File }
/** The calls that a portal received, in order, and the inputs of one of them, oldest first. */
export type Portal = {
  readonly made: readonly Made[]
  sent<One extends Call>(call: One): InputOf<One>[]
}

/** Replies to one call in their order, the last again and again, each fixed or worked out from the input. */
export const answer = <One extends Call>(call: One, ...replies: Reply<One>[]): CallAnswer => ({ call, replies })

/** Refuses every call that the test does not name, where nothing hangs on what else a page asks. */
export const everyOther = (problem: Problem): CallAnswer => ({ replies: [problem] })

/**
 * A portal that holds the contract: an unfit answer or request, and a call that the test does not name, fail the test.
 */
export function servePortal(...answers: readonly (CallAnswer | readonly CallAnswer[])[]): Portal {
  const fault = watchedTest()
  const all = answers.flat()
  const known = new Map(all.map(({ call, replies }) => [call && nameOf(call), { call, replies: [...replies] }]))
  return receive((request) => {
    const named = known.get(request.name) ?? known.get(undefined)
    const { call, replies } = named ?? fault(`The test names no answer to ${request.name}.`)
    if (!call) return { input: undefined, reply: async () => replied(undefined, replies[0], fault) }
    const next = replies.length > 1 ? replies.shift() : replies[0]
    const { input, refusal } = decoded(call, request)
    const reply = async () => {
      const value: unknown = await (typeof next === 'function' ? next(input) : next)
      if (refusal && !(value instanceof Problem && value.code === refusal.code))
        fault(`${request.name} was sent what the contract refuses: ${JSON.stringify(refusal.fields)}`)
      return replied(call, value, fault)
    }
    return { input, reply }
  })
}

type Request = { name: string; fields: Record<string, string>; file?: File }
type Handled = { input: unknown; reply(): Promise<Response> }

function receive(handle: (request: Request) => Handled): Portal {
  const made: Made[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const request = requestOf(new URL(address, 'https://portal.example'), init)
    const { input, reply } = handle(request)
    made.push({ call: request.name, input, ...(request.file && { file: request.file }) })
    return reply()
  })
  const sent: Portal['sent'] = (call) =>
    made.filter((one) => one.call === nameOf(call)).map(({ input }) => input as never)
  return { made, sent }
}

/** A call by its method and path, as it is found among those that were made. */
export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

function requestOf({ pathname, searchParams }: URL, { method = 'GET', body }: RequestInit): Request {
  const name = nameOf({ method, path: pathname })
  if (body instanceof FormData) return { name, fields: {}, file: body.get('file') as File }
  const form = sendsBody({ method }) ? new URLSearchParams(body as URLSearchParams) : searchParams
  return { name, fields: Object.fromEntries(form) }
}

function decoded({ wire }: Call, { fields }: Request): { input?: unknown; refusal?: Problem } {
  try {
    return { input: wire.input.decode(fields) }
  } catch (refusal) {
    if (refusal instanceof Problem) return { refusal }
    throw refusal
  }
}

function replied(call: Call | undefined, value: unknown, fault: (sentence: string) => never): Response {
  if (value instanceof Response) return value
  if (value instanceof Problem) return jsonOf(refusalOf(value, call?.wire.input.pathOnWire))
  if (!call || value instanceof Error) throw value
  const wrong = Object.entries(problemsIn(call.output, value))
  if (wrong.length > 0) fault(`${nameOf(call)} cannot answer this: ${wrong.map((one) => one.join(' ')).join(', ')}`)
  return jsonOf({ success: true, [call.answersIn ?? 'data']: call.wire.output.encode(value as never) })
}

function refusalOf({ code, fields, data }: Problem, onWire = (path: string) => path) {
  return {
    success: false,
    code,
    message: '',
    ...(fields && { fields: renameFields(fields, onWire) }),
    ...(data && { data }),
  }
}

const jsonOf = (reply: object) =>
  new Response(JSON.stringify(reply), { headers: { 'Content-Type': 'application/json' } })

let watched: ((sentence: string) => never) | undefined

/** Takes the faults of the running test: the first ends its waiting, and all of them fail it. */
function watchedTest(): (sentence: string) => never {
  if (watched) return watched
  const faults: Error[] = []
  const { promise: first, reject } = Promise.withResolvers<never>()
  first.catch(() => {})
  const { asyncWrapper } = getConfig()
  configure({ asyncWrapper: (wait) => asyncWrapper(() => Promise.race([wait(), first])) })
  onTestFinished(() => {
    watched = undefined
    configure({ asyncWrapper })
    if (faults.length > 0) throw new Error(faults.map(({ message }) => message).join('\n'))
  })
  watched = (sentence) => {
    const fault = new Error(sentence)
    faults.push(fault)
    reject(fault)
    throw fault
  }
  return watched
}
