import type { Endpoint } from '@landbridge/contract/shared/endpoint'
import type { Actor } from '@landbridge/contract/shared/lifecycle'
import type { z } from 'zod'
import type { Tx } from './call.ts'
import type { CallerAs } from './caller.ts'

/** Things that wait for a company, as the area hands them in that knows them. */
export type ToDos<Thing = unknown, Entry = string> = {
  /** The call by which somebody does them: they wait for nobody who may not make it. */
  answeredBy: Endpoint<z.ZodType, z.ZodType, Actor>
  /** The entry of the menu that counts them by mode. */
  entry?: Entry
  list(tx: Tx, customerId: string): Promise<readonly Thing[]>
}

/** A figure beside a menu entry: of a permission's queue, or of a customer's own things. */
export type MenuCounter<Entry = string> =
  | { entry: Entry; permission: string; count(tx: Tx): Promise<number> }
  | { entry: Entry; countFor(tx: Tx, caller: CallerAs<'customer'>): Promise<number> }
