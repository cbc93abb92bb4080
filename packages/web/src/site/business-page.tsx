import type { BusinessType } from '@landbridge/contract/site/site-content'
import { Navigate, useLocation, useParams } from 'react-router'
import { paths } from '../paths.ts'
import { usePublicCall } from '../platform/public-call.ts'
import { useTitle } from '../platform/title.ts'
import { Loading, SkeletonPage } from '../platform/ui/states.tsx'
import { businesses, isBusinessType } from './business-types.ts'
import { BusinessView } from './business-view.tsx'
import { siteContent } from './site-content-call.ts'

/** The introduction of one kind of business; an unknown kind leads to 404. */
export function BusinessPage() {
  const { type = '' } = useParams()
  const { pathname } = useLocation()
  if (!isBusinessType(type)) return <Navigate to={paths.missing(pathname)} replace />
  return <Business type={type} />
}

function Business({ type }: { type: BusinessType }) {
  const content = usePublicCall(siteContent(businesses[type].key))
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
