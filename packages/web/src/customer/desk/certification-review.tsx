import { type CustomerDetail, customerDeskEndpoints } from '@landbridge/contract/customer/customer-desk-endpoints'
import { useState } from 'react'
import { z } from 'zod'
import { Field } from '../../platform/form/field.tsx'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useRefusal } from '../../platform/refusal.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { useCertify, useReject } from '../customer-api.ts'

/** Certifies a company or sends its papers back. */
export function CertificationReview({ customer }: { customer: CustomerDetail }) {
  const text = useText()
  const notMine = useRefusal()('customer.certify')
  const certify = useCertify()
  const [isRejecting, setRejecting] = useState(false)
  const refusalOf = (action: string): string | undefined => {
    const { allowed, reason } = customer.actions.find(({ name }) => name === action) ?? {}
    const stateReason = allowed ? undefined : text((reason ?? 'shared.not-in-this-state') as TextKey)
    return notMine ?? stateReason
  }
  const approve = async () => {
    if (!(await confirm(text('customer.certify-question', { name: customer.name }), { yes: text('customer.certify') })))
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

const reasonForm = z.object({ reason: customerDeskEndpoints.reject.input.shape.reason })

function RejectDialog({ customer, onClose }: { customer: CustomerDetail; onClose: () => void }) {
  const text = useText()
  const reject = useReject()
  const form = useContractForm(reasonForm, { reason: '' }, reject.error)
  const submit = form.handleSubmit(({ reason }) =>
    reject.mutate(
      { id: customer.id, version: customer.version, reason },
      {
        onSuccess: () => {
          toast(text('customer.rejected'), { kind: 'good' })
          onClose()
        },
        onError: toastError,
      },
    ),
  )
  return (
    <Dialog
      title={text('customer.reject-title')}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={reject.isPending}
          onYes={() => void submit()}
          yes={text('customer.reject')}
          onClose={onClose}
        />
      }
    >
      <form className="labels-above stack" onSubmit={submit} noValidate>
        <Field
          form={form}
          name="reason"
          label={text('customer.reason')}
          need
          kind="textarea"
          maxLength={500}
          help={text('customer.reject-hint')}
        />
      </form>
    </Dialog>
  )
}
