/**
 * The longest that tests and proofs wait for what must come: a machine that eight others use is ten times as slow as an
 * idle one. None of them is a promise about speed; what never comes shows as late as this, and what comes is not missed.
 */
export const patience = {
  /** Something on a page, or an answer. */
  pageMs: 120_000,
  /** One test, be it a whole story in a browser. */
  testMs: 1_800_000,
  /** What stands before tests: portals, copies, databases. */
  hookMs: 3_600_000,
  /** A portal that opens, the demo business made first where there is none. It is given up sooner where it has ended. */
  startMs: 3_000_000,
} as const
