import { type CustomerDetail, customerDeskEndpoints } from '@landbridge/contract/customer/customer-desk-endpoints'
import { useState } from 'react'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useRefusal } from '../../platform/refusal.ts'
import { namedText, useText } from '../../platform/text.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { customersAtDesk, useCertify } from '../customer-api.ts'

export function CertificationReview({ customer }: { customer: CustomerDetail }) {
  const text = useText()
  const notMine = useRefusal()('customer.certify')
  const certify = useCertify()
  const [isRejecting, setRejecting] = useState(false)
  const refusalOf = (action: string): string | undefined => {
    const { allowed, reason } = customer.actions.find(({ name }) => name === action) ?? {}
    const stateReason = allowed ? undefined : namedText(text, reason ?? 'shared.not-in-this-state')
    return notMine ?? stateReason
  }
  const approve = async () => {
    if (
      !(await confirm(text('customer.certify-question', { name: customer.name }), {
        confirmLabel: text('customer.certify'),
      }))
    )
      return
    certify.mutate(
      { id: customer.id, version: customer.version },
      { onSuccess: () => toast(text('customer.certified'), { kind: 'good' }), onError: toastError },
    )
  }
  return (
    <>
      <Button look="ghost" reason={refusalOf('reject')} onClick={() => setRejecting(true)}>
        {text('customer.reject')}
      </Button>
      <Button reason={refusalOf('certify')} busy={certify.isPending} onClick={approve}>
        {text('customer.certify')}
      </Button>
      {isRejecting && <RejectDialog customer={customer} onClose={() => setRejecting(false)} />}
    </>
  )
}

function RejectDialog({ customer: { id, version }, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const text = useText()
  return (
    <CommandDialog
      command={{
        title: text('customer.reject-title'),
        endpoint: customerDeskEndpoints.reject,
        invalidates: customersAtDesk,
        fields: [
          {
            name: 'reason',
            label: text('customer.reason'),
            need: true,
            kind: 'textarea',
            maxLength: 500,
            help: text('customer.reject-hint'),
          },
        ],
        initialValues: { reason: '' },
        toInput: ({ reason }) => ({ id, version, reason }),
        submitLabel: text('customer.reject'),
        successMessage: text('customer.rejected'),
      }}
      onClose={onClose}
    />
  )
}
