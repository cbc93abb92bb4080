import { securityEndpoints } from '@landbridge/contract/access/security-endpoints'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { refreshUser } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { ProblemNote } from '../../platform/ui/problem-note.tsx'
import { useRemoveSecondFactor } from '../user/security-api.ts'
import { type SecondFactor, SecondFactorFields } from './second-factor-fields.tsx'

const blank: SecondFactor = { otp: '' }

/** Switches the second factor off, for who still has it. */
export function RemoveSecondFactor({ onClose }: { onClose: () => void }) {
  const text = useText()
  const remove = useRemoveSecondFactor()
  const form = useContractForm<SecondFactor>(securityEndpoints.removeSecondFactor.input, blank, remove.error)
  const submit = form.handleSubmit((values) =>
    remove.mutate(values, {
      onSuccess: () => {
        toast(text('access.second-factor-removed'), { kind: 'good' })
        void refreshUser()
        onClose()
      },
    }),
  )
  return (
    <Dialog
      title={text('access.switch-off-second-factor')}
      onClose={onClose}
      width={440}
      actions={
        <Button danger busy={remove.isPending} onClick={() => void submit()}>
          {text('access.switch-off')}
        </Button>
      }
    >
      <form className="labels-above stack" onSubmit={submit} noValidate>
        <SecondFactorFields form={form} />
        <ProblemNote error={remove.error} />
      </form>
    </Dialog>
  )
}
