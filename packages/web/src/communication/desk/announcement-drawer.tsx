import { type AnnouncementDetail, announcementForm } from '@landbridge/contract/communication/announcement'
import type { AnnouncementAction } from '@landbridge/contract/communication/announcement-lifecycle'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { RecordFrame } from '../../platform/form/record-frame.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useRecordForm } from '../../platform/form/use-record-form.tsx'
import { serverNow } from '../../platform/signing.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Drawer } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import {
  readAnnouncement,
  useAnnouncement,
  useMakeAnnouncement,
  usePublishAnnouncement,
  useSaveAnnouncement,
  useWithdrawAnnouncement,
} from '../announcement-api.ts'
import { States } from './announcement-columns.tsx'
import { AnnouncementFields, formOf } from './announcement-fields.tsx'

const width = 640

export function NewAnnouncementDrawer({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => void }) {
  const text = useText()
  const make = useMakeAnnouncement()
  const blank = formOf({ texts: [], pinned: false, fromDay: businessDay(serverNow()), toDay: '' })
  const form = useContractForm(announcementForm, blank, make.error)
  const submit = form.handleSubmit((values) =>
    make.mutate(values, {
      onSuccess: ({ id }) => {
        toast(text('communication.saved'), { kind: 'good' })
        onMade(id)
      },
    }),
  )
  return (
    <Drawer
      title={text('communication.new')}
      width={width}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={make.isPending}
          onSubmit={() => void submit()}
          submitLabel={text('communication.save-draft')}
          onClose={onClose}
        />
      }
    >
      <form className="labels-above stack" onSubmit={submit} noValidate>
        <AnnouncementFields form={form} refusal={make.error} />
      </form>
    </Drawer>
  )
}

export function AnnouncementDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const text = useText()
  const announcement = useAnnouncement(id)
  return (
    <Drawer title={announcement.data?.title || text('communication.announcements')} width={width} onClose={onClose}>
      <Loading query={announcement}>{(data) => <Editor key={data.id} announcement={data} />}</Loading>
    </Drawer>
  )
}

function Editor({ announcement }: { announcement: AnnouncementDetail }) {
  const text = useText()
  const save = useSaveAnnouncement()
  const { id, state } = announcement
  const seenOf = (one: AnnouncementDetail) => ({ values: formOf(one), version: one.version })
  const record = useRecordForm(announcementForm, {
    current: seenOf(announcement),
    read: async () => seenOf(await readAnnouncement(id)),
    save: (values, version = announcement.version) => save.mutateAsync({ id, version, ...values }),
    error: save.error,
    onSaved: () => toast(text('communication.saved'), { kind: 'good' }),
  })
  return (
    <RecordFrame
      record={record}
      className="labels-above stack"
      foot={
        <Button type="submit" busy={save.isPending}>
          {text(state === 'published' ? 'communication.save-shown' : 'communication.save-draft')}
        </Button>
      }
    >
      <div className="row between wraps">
        <States announcement={announcement} />
        <Acts announcement={announcement} isChanged={record.isChanged} />
      </div>
      <AnnouncementFields form={record.form} />
    </RecordFrame>
  )
}

function Acts({
  announcement: { id, version, actions },
  isChanged,
}: {
  announcement: AnnouncementDetail
  isChanged: boolean
}) {
  const text = useText()
  const publish = usePublishAnnouncement()
  const withdraw = useWithdrawAnnouncement()
  const may = (wanted: AnnouncementAction) => actions.some(({ name, allowed }) => name === wanted && allowed)
  const notify = (key: TextKey) => ({ onSuccess: () => toast(text(key), { kind: 'good' }), onError: toastError })
  const takeBack = async () => {
    if (
      !(await confirm(text('communication.withdraw-question'), {
        confirmLabel: text('communication.withdraw'),
        danger: true,
      }))
    )
      return
    withdraw.mutate({ id, version }, notify('communication.withdrawn-now'))
  }
  const reason = isChanged ? text('communication.save-first') : undefined
  return may('withdraw') ? (
    <Button look="ghost" low danger reason={reason} busy={withdraw.isPending} onClick={takeBack}>
      {text('communication.withdraw')}
    </Button>
  ) : (
    <Button
      low
      reason={reason}
      busy={publish.isPending}
      onClick={() => publish.mutate({ id, version }, notify('communication.published-now'))}
    >
      {text('communication.publish')}
    </Button>
  )
}
