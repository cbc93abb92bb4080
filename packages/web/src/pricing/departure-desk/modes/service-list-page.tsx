import { deskPaths } from '../../../desk-paths.ts'
import { useAllowed } from '../../../platform/session.ts'
import { useText } from '../../../platform/text.tsx'
import { keyword } from '../../../platform/ui/list-filters.tsx'
import { describeList, ListPage } from '../../../platform/ui/list-page.tsx'
import { ButtonLink } from '../../../platform/ui/parts.tsx'
import { ModeFilter } from '../../desk/desk-mode.tsx'
import { useServices } from '../../pricing-api.ts'
import { serviceCards, serviceColumns } from './service-columns.tsx'

function NewService() {
  const text = useText()
  const isAllowed = useAllowed()
  return (
    isAllowed('pricing.edit') && <ButtonLink to={deskPaths.service('new')}>{text('pricing.service-new')}</ButtonLink>
  )
}

const services = describeList({
  id: 'pricing.services',
  title: 'pricing.services-title',
  defaults: { filters: { keyword: '', serviceModeId: '' } },
  query: ({ input: { serviceModeId, ...input } }) =>
    useServices({ ...input, ...(serviceModeId && { serviceModeId: serviceModeId as 'S' }) }),
  columns: serviceColumns,
  cardColumns: serviceCards,
  rowKey: ({ id }) => id,
  rowLink: ({ id }) => deskPaths.service(id),
  filters: [keyword('keyword', 'pricing.service-keyword'), ModeFilter],
  Actions: NewService,
  empty: { title: 'pricing.no-services', icon: 'sea', Action: NewService },
})

export const ServiceListPage = () => <ListPage list={services} />
