import { customerEndpoints, type UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '../../paths.ts'
import { Loading, SkeletonPage } from '../../platform/ui/states.tsx'
import { useCall } from '../../platform/use-call.ts'
import { useBookingMode } from '../modes/mode-views.ts'
import { readStart, sourceIn, withUser } from '../state/form-start.ts'
import { FormEditor } from './form-editor.tsx'

/** A new form by its address, which names the draft once that is saved. */
export function BookingFormPage() {
  const user = useCall(customerEndpoints.userInfo, {}, { staleMs: 60_000 })
  return (
    <div className="wrap">
      <Loading query={user} skeleton={<SkeletonPage shape="form" />}>
        {(known) => <Opened user={known} />}
      </Loading>
    </div>
  )
}

function Opened({ user }: { user: UserInfo }) {
  const mode = useBookingMode()
  const [query, setQuery] = useSearchParams()
  const [made, setMade] = useState<{ id: string; key: string }>()
  const source = sourceIn(query)
  // A draft that this form has made itself is the same form; every other address is another one.
  const key = made && source.kind === 'draft' && source.id === made.id ? made.key : query.toString()
  const start = useQuery({
    queryKey: ['booking form', mode.code, key],
    queryFn: () => readStart({ source, query, mode }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const keep = (id: string) => {
    setMade({ id, key })
    setQuery({ draft: id }, { replace: true })
  }
  return (
    <Loading query={start} skeleton={<SkeletonPage shape="form" />}>
      {(begun) =>
        begun.elsewhere ? (
          <Navigate to={paths.booking(mode.mode, begun.elsewhere)} replace />
        ) : (
          <FormEditor
            key={key}
            mode={mode}
            start={{ ...begun, values: withUser(begun, user) }}
            user={user}
            onFirstSave={keep}
          />
        )
      }
    </Loading>
  )
}
