import { ownAnnouncementEndpoints } from '@landbridge/contract/communication/announcement-endpoints'
import { call } from '../platform/api.ts'

export const readNotice = (id: string) => call(ownAnnouncementEndpoints.read, { id })
