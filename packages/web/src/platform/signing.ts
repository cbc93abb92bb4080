import type { Signing } from './envelope.ts'

/** The values that calls are signed with, apart from the calls, so that a page that makes none need not load them. */
export const signing: Signing = { signatureSecret: '', tokenId: '', clockOffsetMs: 0, isStaff: false }

export const signWith = (changes: Partial<Signing>): void => void Object.assign(signing, changes)

/** The server's clock, as far as we know it. */
export const serverNow = (): Date => new Date(Date.now() + signing.clockOffsetMs)

let sessionEnded: (tokenId: string) => void = () => {}
export const onSessionEnded = (handler: typeof sessionEnded): void => {
  sessionEnded = handler
}
export const reportSessionEnded = (): void => sessionEnded(signing.tokenId)

let prepare: () => Promise<unknown> = async () => {}
let prepared: Promise<unknown> | undefined

/** Loads what must be known before a call can be signed; once, with the first such call, and again only after it failed. */
export const beforeSigning = (ask: typeof prepare): void => {
  prepare = ask
  prepared = undefined
}
export const canSign = (): Promise<unknown> => {
  prepared ??= prepare().catch((error: unknown) => {
    prepared = undefined
    throw error
  })
  return prepared
}
