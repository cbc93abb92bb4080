/** Reasons for which a workbook is not read, each with its text in the contract. */
export type WorkbookFault =
  | 'shared.workbook-unknown'
  | 'shared.workbook-broken'
  | 'shared.workbook-too-large'
  | 'shared.workbook-too-slow'
  | 'shared.workbook-too-long'

/** An error that carries the reason for which a workbook is given up. */
export const givenUp = (fault: WorkbookFault): Error => new Error(fault, { cause: { fault } })

/** Undefined where it is an error of the program. */
export function faultIn(error: unknown): WorkbookFault | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause && 'fault' in cause ? (cause.fault as WorkbookFault) : undefined
}
