import type { Signing } from './envelope.ts'

/** What calls are signed with. It stands apart from the calls, so that a page that makes none need not load them. */
export const signing: Signing = { signatureSecret: '', tokenId: '', clockOffsetMs: 0, isStaff: false }

/** Takes what site-config and login say. */
export const signWith = (changes: Partial<Signing>): void => void Object.assign(signing, changes)

/** The server's clock, as far as we know it. */
export const serverNow = (): Date => new Date(Date.now() + signing.clockOffsetMs)

/** What happens when the server says that the session is over. */
let sessionEnded: (tokenId: string) => void = () => {}
export const onSessionEnded = (handler: typeof sessionEnded): void => {
  sessionEnded = handler
}
export const tellSessionEnded = (): void => sessionEnded(signing.tokenId)

let prepare: () => Promise<unknown> = async () => {}
let prepared: Promise<unknown> | undefined

/** What must be known before a call can be signed; it is asked for once, with the first such call, and again only after it failed. */
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
