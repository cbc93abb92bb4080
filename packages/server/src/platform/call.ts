import type { Language } from '@landbridge/contract/shared/languages'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { CallerAs } from './caller.ts'
import type { Tx } from './database.ts'

/** Everything a command may use from outside: who calls, the caller's transaction, its time, and the reader's language. */
export type Call<By extends Actor> = {
  tx: Tx
  caller: CallerAs<By>
  now: Date
  language: Language
  /** Where the call came from; absent for the system's own work. */
  address?: string | undefined
}
