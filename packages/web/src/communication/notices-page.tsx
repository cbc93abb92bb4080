import { useText } from '../platform/text.tsx'
import { useListState } from '../platform/ui/list-state.ts'
import { NoticeList } from '../platform/ui/notice-list.tsx'
import { Pager } from '../platform/ui/pager.tsx'
import { PageHead } from '../platform/ui/parts.tsx'
import { EmptyState, Loading } from '../platform/ui/states.tsx'
import { useNotices } from './announcement-api.ts'

const defaults = { filters: {} } as const

/** All that the house tells everybody these days. */
export function NoticesPage() {
  const text = useText()
  const state = useListState(defaults)
  const { pageIndex, pageSize, sort } = state
  const notices = useNotices({ pageIndex, pageSize, sort })
  return (
    <>
      <PageHead title={text('shell.notices')} />
      <Loading of={notices}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState title={text('communication.none-now')} icon="bell" />
          ) : (
            <>
              <NoticeList of={items} />
              <Pager state={state} total={total} />
            </>
          )
        }
      </Loading>
    </>
  )
}
