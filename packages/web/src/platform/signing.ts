import type { Signing } from './envelope.ts'

/** Values for signing, apart from the calls so that pages without calls do not load them. */
export const signing: Signing = { signatureSecret: '', tokenId: '', clockOffsetMs: 0, isStaff: false }

export const signWith = (changes: Partial<Signing>): void => void Object.assign(signing, changes)

/** The estimated clock of the server. */
export const serverNow = (): Date => new Date(Date.now() + signing.clockOffsetMs)

let sessionEnded: (tokenId: string) => void = () => {}
export const onSessionEnded = (handler: typeof sessionEnded): void => {
  sessionEnded = handler
}
export const reportSessionEnded = (): void => sessionEnded(signing.tokenId)

let prepare: () => Promise<unknown> = async () => {}
let prepared: Promise<unknown> | undefined

/** Loads the signing values once before the first signed call, again after a failure. */
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
