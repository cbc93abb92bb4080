import type { Call } from '../../platform/serve.ts'
import type { BillAt } from './bill-at.ts'

/** The numbers that we need to issue a bill of our own on a lane; checked once own entities stand. */
export async function checkLicences(_at: BillAt, _call: Pick<Call<'staff'>, 'tx'>): Promise<void> {}
