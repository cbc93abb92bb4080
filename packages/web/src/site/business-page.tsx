import type { BusinessType } from '@landbridge/contract/site/site-content'
import { useParams } from 'react-router'
import { usePublicCall } from '../platform/public-call.ts'
import { useTitle } from '../platform/title.ts'
import { Loading, SkeletonPage } from '../platform/ui/states.tsx'
import { businesses, isBusinessType } from './business-types.ts'
import { BusinessView } from './business-view.tsx'
import { siteContent } from './site-content-call.ts'

export function BusinessPage() {
  const { type = '' } = useParams()
  return isBusinessType(type) && <Business type={type} />
}

function Business({ type }: { type: BusinessType }) {
  const content = usePublicCall(siteContent(businesses[type].key))
  useTitle(content.data?.title)
  return (
    <Loading
      query={content}
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
