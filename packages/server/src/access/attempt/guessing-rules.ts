/** A subject under guessing, with the wrong guesses that cost nothing yet, and those that a right one takes back: its own unless set. */
export type Guessing = { subject: string; free: number; takesBack?: number }

export type GuessingPlace = { network: string; knownBrowser: Buffer | undefined; isUnderAttack?: boolean }

export const attackBegins = 50
/** The count of an account alone refuses nobody: whoever guesses would lock the owner out. */
const noEnd = 1_000_000_000

export const guessingAccount = (account: string): Guessing => ({
  subject: `account:${account.trim().toLowerCase()}`,
  free: noEnd,
})

/** The counters of a guess at an account, in lock order: network, account, both together or a known browser instead. */
export function guessesAt(account: string, { network, knownBrowser, isUnderAttack = false }: GuessingPlace): GuessesAt {
  const { subject } = guessingAccount(account)
  // Behind one address many may sit, who mistype now and then: each right login takes a typo of theirs back as well.
  const from = { subject: `address:${network}`, free: 30, takesBack: 2 }
  if (knownBrowser) return { here: { subject: `${subject}#${knownBrowser.toString('hex')}`, free: 5 }, wide: [from] }
  return {
    here: { subject: `${subject}@${network}`, free: isUnderAttack ? 1 : 5 },
    wide: [from, guessingAccount(account)],
  }
}
type GuessesAt = { here: Guessing; wide: Guessing[] }

export const guessingOldPassword = (userId: string): Guessing => ({ subject: `password:${userId}`, free: 5 })
export const guessingSecondFactor = (userId: string): Guessing => ({ subject: `factor:${userId}`, free: 5 })
