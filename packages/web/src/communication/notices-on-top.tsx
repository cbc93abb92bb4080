import { useState } from 'react'
import { useText } from '../platform/text.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { NoticeList } from '../platform/ui/notice-list.tsx'
import { Button } from '../platform/ui/parts.tsx'
import { useNoticesOnTop } from './announcement-api.ts'

/** Announcements shown since the login, shared by its tabs. */
const shownKey = 'dialogHome'

/** Pinned announcements over the first page after a login. */
export function NoticesOnTop() {
  const text = useText()
  const [isShown, setShown] = useState(() => localStorage.getItem(shownKey) !== null)
  const { data } = useNoticesOnTop({ enabled: !isShown })
  if (isShown || !data || data.items.length === 0) return null
  const close = () => {
    localStorage.setItem(shownKey, 'shown')
    setShown(true)
  }
  return (
    <Dialog
      title={text('communication.on-top')}
      width={620}
      onClose={close}
      actions={<Button onClick={close}>{text('communication.on-top-read')}</Button>}
    >
      <NoticeList notices={data.items} isOpen />
    </Dialog>
  )
}
