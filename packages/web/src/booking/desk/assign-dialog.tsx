import { useId, useState } from 'react'
import { useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Combobox } from '../../platform/ui/combobox.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { DialogButtons } from '../../platform/ui/dialog-buttons.tsx'
import type { Option } from '../../platform/ui/option.tsx'
import { useOperators } from './desk-api.ts'

type Props = { current?: string | undefined; onClose: () => void; onAssign: (operatorId: string | null) => unknown }

/** Assigns bookings to a colleague, or to nobody. */
export function AssignDialog({ current, onClose, onAssign }: Props) {
  const text = useText()
  const id = useId()
  const { user } = useSession()
  const operators = useOperators()
  const [chosen, setChosen] = useState<Option | null>()
  const preset = operators.find((one) => one.value === (current ?? user?.userId))
  const value = chosen === null ? undefined : (chosen ?? preset)
  return (
    <Dialog
      title={text('booking.desk-assign-title')}
      width={440}
      onClose={onClose}
      actions={
        <DialogButtons
          busy={false}
          isBack
          submitLabel={text('booking.desk-assign')}
          onSubmit={() => onAssign(value?.value ?? null)}
          onClose={onClose}
        />
      }
    >
      <div className="labels-above">
        <div className="field">
          <label htmlFor={id}>{text('booking.desk-operator')}</label>
          <Combobox id={id} value={value} options={operators} onChange={(option) => setChosen(option ?? null)} />
        </div>
      </div>
    </Dialog>
  )
}
