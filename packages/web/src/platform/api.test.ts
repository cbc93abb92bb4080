import { endpoint } from '@landbridge/contract/shared/endpoint'
import { Problem } from '@landbridge/contract/shared/problem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { call, forget } from './api.ts'
import { onSessionEnded, serverNow, signWith } from './signing.ts'

const places = endpoint({
  method: 'GET',
  path: '/api/v1/test-places',
  summary: 'Finds places.',
  by: ['guest'],
  cacheSeconds: 86_400,
  input: z.object({ key: z.string() }),
  output: z.array(z.object({ name: z.string() })),
})
const book = endpoint({
  method: 'POST',
  path: '/api/v1/test-book',
  summary: 'Books.',
  by: ['customer'],
  input: z.object({ boxQty: z.int() }),
  output: z.object({ id: z.string() }),
})
const found = { success: true, data: [{ Name: 'Xi’an' }] }
const booked = { success: true, data: { keyId: 'a' } }
const headersOf = (sent: RequestInit | undefined) => sent?.headers as Record<string, string>

beforeEach(() => {
  localStorage.clear()
  signWith({ signatureSecret: 'test', tokenId: '', clockOffsetMs: 0 })
  onSessionEnded(() => {})
})
afterEach(() => vi.unstubAllGlobals())

/** What crosses the wire is looked at here, so the replies are those of the wire, one after the other. */
function answers(...replies: unknown[]) {
  const fetched = vi.fn(async (_url: string, _sent: RequestInit) => new Response(JSON.stringify(replies.shift())))
  vi.stubGlobal('fetch', fetched)
  return fetched
}

describe('a call', () => {
  it('lets twins share one request', async () => {
    const asked = answers(booked, booked)
    const both = await Promise.all([call(book, { boxQty: 1 }), call(book, { boxQty: 1 })])
    expect(both).toEqual([{ id: 'a' }, { id: 'a' }])
    expect(asked).toHaveBeenCalledTimes(1)
    await call(book, { boxQty: 1 })
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('keeps an answer by its address until its time is over, and forgets it when told', async () => {
    const asked = answers(found, found, found)
    await call(places, { key: 'x' })
    expect(await call(places, { key: 'x' })).toEqual([{ name: 'Xi’an' }])
    expect(asked).toHaveBeenCalledTimes(1)
    vi.setSystemTime(Date.now() + 86_401_000)
    await call(places, { key: 'x' })
    expect(asked).toHaveBeenCalledTimes(2)
    vi.useRealTimers()
    forget(places, { key: 'x' })
    await call(places, { key: 'x' })
    expect(asked).toHaveBeenCalledTimes(3)
  })

  it('does not keep an empty list', async () => {
    const asked = answers({ success: true, data: [] }, found)
    expect(await call(places, { key: 'x' })).toEqual([])
    expect(await call(places, { key: 'x' })).toHaveLength(1)
    expect(asked).toHaveBeenCalledTimes(2)
  })

  it('is cancelled only when all who wait for it have gone', async () => {
    const signals: AbortSignal[] = []
    vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal)
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    })
    const [one, other] = [new AbortController(), new AbortController()]
    const first = call(places, { key: 'y' }, { signal: one.signal }).catch((error) => error.name)
    const second = call(places, { key: 'y' }, { signal: other.signal }).catch((error) => error.name)
    one.abort()
    expect(await first).toBe('AbortError')
    expect(signals[0]?.aborted).toBe(false)
    other.abort()
    expect(await second).toBe('AbortError')
    expect(signals).toHaveLength(1)
    expect(signals[0]?.aborted).toBe(true)
  })

  it('sets its clock by the server once, and asks again', async () => {
    const asked = answers(
      { success: false, code: 'envelope.clock-skewed', data: { serverTime: '2031-01-15 16:00:00' } },
      booked,
    )
    await call(book, { boxQty: 2 })
    expect(asked).toHaveBeenCalledTimes(2)
    expect(serverNow().toISOString().slice(0, 16)).toBe('2031-01-15T08:00')
    const again = answers(
      { success: false, code: 'envelope.clock-skewed', data: { serverTime: '2031-01-15 16:00:00' } },
      { success: false, code: 'envelope.clock-skewed' },
    )
    await expect(call(book, { boxQty: 3 })).rejects.toThrow(Problem)
    expect(again).toHaveBeenCalledTimes(2)
  })

  it('sends the same key with a write whose outcome it never learnt, and another with the next', async () => {
    const keys: string[] = []
    const replies: (() => Promise<Response>)[] = [
      () => Promise.reject(new TypeError('no network')),
      async () => new Response(JSON.stringify(booked)),
      async () => new Response(JSON.stringify(booked)),
    ]
    vi.stubGlobal('fetch', (_: string, sent: RequestInit) => {
      keys.push(headersOf(sent)['Idempotency-Key'] ?? '')
      return replies.shift()?.()
    })
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(call(book, { boxQty: 4 })).rejects.toMatchObject({ code: 'shared.unavailable' })
    expect(log.mock.calls).toEqual([['POST /api/v1/test-book was not answered.', expect.any(TypeError)]])
    log.mockRestore()
    await call(book, { boxQty: 4 })
    await call(book, { boxQty: 4 })
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  it('says who asks, and in what language', async () => {
    const asked = answers(booked)
    document.documentElement.lang = 'ru'
    await call(book, { boxQty: 5 })
    const headers = headersOf(asked.mock.calls[0]?.[1])
    expect(headers).toMatchObject({ 'X-Requested-With': 'XMLHttpRequest', 'Accept-Language': 'ru' })
    expect(headers.BROWSER_IDENTIFY_UUID).toBe(localStorage.getItem('BROWSER_IDENTIFY_UUID'))
  })

  it('names what was refused in our words, and tells when the session is over', async () => {
    const ended = vi.fn()
    onSessionEnded(ended)
    signWith({ tokenId: 'mine' })
    answers({ success: false, code: 'shared.invalid-input', fields: { BoxQty: 'shared.needed' }, errorId: 'e1' })
    await expect(call(book, { boxQty: 6 })).rejects.toMatchObject({
      fields: { boxQty: 'shared.needed' },
      data: { errorId: 'e1' },
    })
    expect(ended).not.toHaveBeenCalled()
    answers({ success: false, code: 'access.token-error' })
    await expect(call(book, { boxQty: 7 })).rejects.toMatchObject({ code: 'access.token-error' })
    expect(ended).toHaveBeenCalledWith('mine')
  })

  it('tells once that the session is over, however often the server says so', async () => {
    const ended = vi.fn(() => signWith({ tokenId: '' }))
    onSessionEnded(ended)
    signWith({ tokenId: 'mine' })
    const over = () =>
      new Response('{"success":false,"code":"access.token-error"}', { headers: { 'X-Session': 'ended' } })
    vi.stubGlobal('fetch', async () => over())
    const refused = { code: 'access.token-error' }
    await Promise.all([
      expect(call(book, { boxQty: 8 })).rejects.toMatchObject(refused),
      expect(call(book, { boxQty: 9 })).rejects.toMatchObject(refused),
    ])
    expect(ended).toHaveBeenCalledOnce()
  })

  it('leaves a login alone when an answer to an earlier one comes late', async () => {
    const ended = vi.fn()
    onSessionEnded(ended)
    signWith({ tokenId: 'earlier' })
    vi.stubGlobal('fetch', async () => {
      signWith({ tokenId: 'mine' })
      return new Response('{"success":false,"code":"access.token-error"}', { headers: { 'X-Session': 'ended' } })
    })
    await expect(call(book, { boxQty: 10 })).rejects.toMatchObject({ code: 'access.token-error' })
    expect(ended).not.toHaveBeenCalled()
  })
})
