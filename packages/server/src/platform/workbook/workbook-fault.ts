export type WorkbookFault =
  | 'shared.workbook-unknown'
  | 'shared.workbook-broken'
  | 'shared.workbook-too-large'
  | 'shared.workbook-too-slow'
  | 'shared.workbook-too-long'

export const givenUp = (fault: WorkbookFault): Error => new Error(fault, { cause: { fault } })

export function faultIn(error: unknown): WorkbookFault | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return typeof cause === 'object' && cause && 'fault' in cause ? (cause.fault as WorkbookFault) : undefined
}
