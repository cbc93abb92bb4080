import { usePublicCall } from '../../platform/public-call.ts'
import { useText } from '../../platform/text.tsx'
import { NoticeList } from '../../platform/ui/notice-list.tsx'
import { notices } from './home-calls.ts'

/** What the house tells everybody; nothing where there is nothing to tell. */
export function HomeNotices() {
  const text = useText()
  const items = usePublicCall(notices).data?.items
  if (!items?.length) return null
  return (
    <section aria-labelledby="notices">
      <h2 id="notices">{text('shell.notices')}</h2>
      <NoticeList of={items} />
    </section>
  )
}
