import { randomUUID } from 'node:crypto'
import type {
  AnnouncementChange,
  AnnouncementDetail,
  AnnouncementForm,
} from '@landbridge/contract/communication/announcement'
import { Problem } from '@landbridge/contract/shared/problem'
import { audit } from '../platform/audit.ts'
import type { Call } from '../platform/serve.ts'
import { showAnnouncement } from './announcement-queries.ts'
import { stateAfter } from './announcement-rules.ts'
import { type Announcement, insertAnnouncement, loadAnnouncement, saveAnnouncement } from './announcement-store.ts'

type StaffCall = Call<'staff'>
type Seen = { id: string; version: number }

const thing = 'announcement' as const

/** Makes the draft of an announcement. */
export async function makeAnnouncement(form: AnnouncementForm, call: StaffCall): Promise<AnnouncementDetail> {
  const id = randomUUID()
  await insertAnnouncement(call.tx, id, form)
  await audit(call, { action: 'communication.make-announcement', thing, id, after: form })
  return showAnnouncement(id, call)
}

/** Changes what an announcement says, when and where; one that is shown is shown so from now on. */
export async function changeAnnouncement(change: AnnouncementChange, call: StaffCall): Promise<AnnouncementDetail> {
  const { id, version, ...form } = change
  const { state, ...before } = await seen(change, call)
  if (!(await saveAnnouncement(call.tx, { id, version, state: stateAfter('save', { state, version }), form }))) {
    throw new Problem('communication.changed-meanwhile')
  }
  const { texts, pinned, fromDay, toDay } = before
  const wasForm = { texts, pinned, fromDay, toDay: toDay ?? '' }
  await audit(call, { action: 'communication.save-announcement', thing, id, before: wasForm, after: form })
  return showAnnouncement(id, call)
}

/** Shows an announcement to everybody, or takes it back. */
export async function actOnAnnouncement(
  action: 'publish' | 'withdraw',
  { id, version }: Seen,
  call: StaffCall,
): Promise<AnnouncementDetail> {
  const before = await seen({ id, version }, call)
  const state = stateAfter(action, before)
  if (!(await saveAnnouncement(call.tx, { id, version, state, isNew: action === 'publish' }))) {
    throw new Problem('communication.changed-meanwhile')
  }
  const deed = { thing, id, before: { state: before.state }, after: { state } }
  await audit(call, { action: `communication.${action}-announcement`, ...deed })
  return showAnnouncement(id, call)
}

/** The announcement as its changer saw it. */
async function seen({ id, version }: Seen, { tx }: StaffCall): Promise<Announcement> {
  const announcement = await loadAnnouncement(tx, id)
  if (!announcement) throw new Problem('communication.announcement-missing')
  if (announcement.version !== version) throw new Problem('communication.changed-meanwhile')
  return announcement
}
