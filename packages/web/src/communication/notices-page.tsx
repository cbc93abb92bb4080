import type { OwnAnnouncement } from '@landbridge/contract/communication/announcement'
import { useText } from '../platform/text.tsx'
import { useListState } from '../platform/ui/list-state.ts'
import { toastError } from '../platform/ui/messages.ts'
import { NoticeList } from '../platform/ui/notice-list.tsx'
import { Pager } from '../platform/ui/pager.tsx'
import { Button, PageHead } from '../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../platform/ui/states.tsx'
import { useNotices, useReadAllNotices, useReadNotice } from './announcement-api.ts'

const defaults = { filters: {} } as const
const mostOnOnePage = 20

/** All current announcements, unread ones first. */
export function NoticesPage() {
  const text = useText()
  const state = useListState(defaults)
  const { pageIndex, pageSize, sort } = state
  const notices = useNotices({ pageIndex, pageSize, sort })
  return (
    <>
      <PageHead title={text('shell.notices')}>{notices.data && <ReadAll unread={notices.data.unread} />}</PageHead>
      <Loading query={notices}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState title={text('communication.none-now')} icon="bell" />
          ) : (
            <>
              <Notices notices={items} />
              {total > mostOnOnePage && <Pager state={state} total={total} />}
            </>
          )
        }
      </Loading>
    </>
  )
}

/** An opened announcement counts as read. */
function Notices({ notices }: { notices: readonly OwnAnnouncement[] }) {
  const read = useReadNotice()
  const unread = new Set(notices.filter(({ isRead }) => !isRead).map(({ id }) => id))
  const open = (id: string) => {
    if (unread.has(id)) read.mutate(id, { onError: toastError })
  }
  return <NoticeList notices={notices} onOpen={open} />
}

function ReadAll({ unread }: { unread: number }) {
  const text = useText()
  const readAll = useReadAllNotices()
  return (
    <Button
      look="ghost"
      low
      reason={unread === 0 ? text('communication.all-read') : undefined}
      busy={readAll.isPending}
      onClick={() => readAll.mutate({}, { onError: toastError })}
    >
      {text('communication.read-all')}
    </Button>
  )
}
