import { type MessageOutcome, refusedForNow } from './message.ts'

export const providerTimeoutMs = 10_000

export type ProviderAnswer = { status: number; body: Readonly<Record<string, unknown>> }

/** Asks a provider over HTTP and has its answer judged; silence and a broken line are refusals that may pass. */
export async function askProvider(
  url: string,
  { timeoutMs, ...request }: RequestInit & { timeoutMs: number },
  judge: (response: ProviderAnswer) => MessageOutcome,
): Promise<MessageOutcome> {
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const answer = await fetch(url, { ...request, signal, redirect: 'error' })
    return judge({ status: answer.status, body: membersOf(await answer.text()) })
  } catch (error) {
    const isSilence = error instanceof Error && error.name === 'TimeoutError'
    return refusedForNow(isSilence ? `no answer within ${timeoutMs} ms` : reasonOf(error))
  }
}

function membersOf(text: string): ProviderAnswer['body'] {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as ProviderAnswer['body']) : {}
  } catch {
    return {} // A provider that answers with a page instead of JSON is judged by its status.
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = (error ?? {}) as { cause?: { code?: unknown }; message?: unknown }
  return String(cause?.code ?? message ?? 'the provider could not be reached').slice(0, 200)
}
