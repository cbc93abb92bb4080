import { outgoingDeskEndpoints as desk } from '@landbridge/contract/communication/outgoing-endpoints'
import { type Port, serve } from '../platform/serve.ts'
import { outgoingPage } from './outgoing-queries.ts'

/** The outbox of the house: messages to the outside world. */
export function outgoingDeskRoutes(port: Port): void {
  serve(port, desk.list, (filter, { tx }) => outgoingPage(tx, filter))
}
