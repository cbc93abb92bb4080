import { type BusinessType, businessTextKeys } from '@landbridge/contract/site/site-content'
import { Navigate, useLocation, useParams } from 'react-router'
import { paths } from '../paths.ts'
import { useTitle } from '../platform/title.ts'
import { Loading, SkeletonPage } from '../platform/ui/states.tsx'
import { BusinessView } from './business-view.tsx'
import { useSiteContent } from './use-site-content.ts'

const isKnown = (type: string): type is BusinessType => type in businessTextKeys

/** The introduction of one kind of business; an unknown kind leads to 404. */
export function BusinessPage() {
  const { type = '' } = useParams()
  const { pathname } = useLocation()
  if (!isKnown(type)) return <Navigate to={paths.missing(pathname)} replace />
  return <Business type={type} />
}

function Business({ type }: { type: BusinessType }) {
  const content = useSiteContent(businessTextKeys[type])
  useTitle(content.data?.title)
  return (
    <Loading
      of={content}
      skeleton={
        <div className="wrap pad">
          <SkeletonPage />
        </div>
      }
    >
      {(page) => <BusinessView type={type} page={page} />}
    </Loading>
  )
}
