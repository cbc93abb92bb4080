import { ownAnnouncementEndpoints } from '@landbridge/contract/communication/announcement-endpoints'
import { call } from '../platform/api.ts'

/** The reader has opened a notice on a page that knows no marks. */
export const readNotice = (id: string) => call(ownAnnouncementEndpoints.read, { id })
