import {
  certificationEndpoints,
  certificationPapers,
  paperEndings,
} from '@landbridge/contract/document/certification-endpoints'
import { call } from '../platform/api.ts'
import { useText } from '../platform/text.tsx'
import { AttachmentsCard } from './attachments-card.tsx'

type Props = {
  companyId: string
  reason?: string | undefined
}

export function CertificationPapers({ companyId, reason }: Props) {
  const text = useText()
  return (
    <AttachmentsCard
      title={text('document.papers')}
      {...(reason === undefined && { hint: text('document.papers-hint') })}
      parentId={companyId}
      types={certificationPapers}
      endings={paperEndings}
      attach={({ fid, documentType }) =>
        call(certificationEndpoints.add, { fid, documentType: documentType as (typeof certificationPapers)[number] })
      }
      {...(reason === undefined && { detach: (fid: string) => call(certificationEndpoints.remove, { fid }) })}
      reason={reason}
    />
  )
}

export function PapersToReview({ companyId }: { companyId: string }) {
  const text = useText()
  return <AttachmentsCard title={text('document.papers')} parentId={companyId} />
}
