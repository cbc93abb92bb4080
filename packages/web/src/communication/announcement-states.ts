import type { AnnouncementState } from '@landbridge/contract/communication/announcement-lifecycle'
import type { TextKey } from '../platform/text.tsx'

export const announcementStateLabels: Readonly<
  Record<AnnouncementState, { name: TextKey; tone: 'ok' | 'warn' | 'idle' }>
> = {
  draft: { name: 'communication.state-draft', tone: 'warn' },
  published: { name: 'communication.state-published', tone: 'ok' },
  withdrawn: { name: 'communication.state-withdrawn', tone: 'idle' },
}
