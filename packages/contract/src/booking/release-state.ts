/** The release of cargo at its destination: lists of bookings show it as the papers of their jobs left it. */
export const releaseStates = ['notAsked', 'held', 'released'] as const
export type ReleaseState = (typeof releaseStates)[number]
