import { useQueryClient } from '@tanstack/react-query'
import { menuCountsKey } from '../../platform/menu-counts-key.ts'
import { usePublicCall } from '../../platform/public-call.ts'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { NoticeList } from '../../platform/ui/notice-list.tsx'
import { notices } from './home-calls.ts'

export function HomeNotices() {
  const text = useText()
  const items = usePublicCall(notices).data?.items
  const onOpen = useNoticeReading()
  if (!items?.length) return null
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{text('shell.notices')}</h2>
      <NoticeList notices={items} onOpen={onOpen} />
    </section>
  )
}

/** Marks an opened announcement as read for a logged-in reader. */
function useNoticeReading(): ((id: string) => void) | undefined {
  const { user } = useSession()
  const queries = useQueryClient()
  if (!user) return undefined
  const read = async (id: string) => {
    await (await import('../../communication/read-notice.ts')).readNotice(id)
    await queries.invalidateQueries({ queryKey: [menuCountsKey] })
  }
  return (id) => void read(id).catch(toastError)
}
