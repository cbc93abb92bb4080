import { billDeskEndpoints as desk } from '@landbridge/contract/paper/bill/bill-endpoints'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import { useText } from '../../platform/text.tsx'
import { billsAtDesk } from '../bill/bill-api.ts'
import type { BillDialogProps } from './bill-fields.tsx'
import { PaperFile } from './bill-file.tsx'

const blank = {
  shipperName: '',
  shipperAddress: '',
  consigneeName: '',
  consigneeAddress: '',
  notifyName: '',
  notifyAddress: '',
  incotermText: '',
  issuePlace: '',
  originalsBack: null as number | null,
  fid: '',
  partiesScreened: false,
  reason: '',
}
type Values = typeof blank

const partyOf = (partyName: string, partyAddress: string) =>
  partyName.trim() ? { partyName, ...(partyAddress.trim() && { partyAddress }) } : undefined

const switchOf = (values: Values) => ({
  shipper: partyOf(values.shipperName, values.shipperAddress),
  consignee: partyOf(values.consigneeName, values.consigneeAddress),
  notify: partyOf(values.notifyName, values.notifyAddress),
  incotermText: values.incotermText || undefined,
  issuePlace: values.issuePlace,
  originalsBack: values.originalsBack ? Number(values.originalsBack) : undefined,
  fid: values.fid,
  partiesScreened: values.partiesScreened,
  reason: values.reason,
})

/** The parties, terms and returned originals of the new set. */
function useSwitchFields({ originals }: BillDialogProps['bill']) {
  const text = useText()
  const line = (name: keyof Values & string, label: string, maxLength = 100) =>
    ({ name, label, kind: 'input', maxLength }) as const
  const address = text('paper.switch-address')
  const returned = {
    name: 'originalsBack',
    label: text('paper.originals-back', { all: String(originals) }),
    kind: 'number',
    need: true,
  } as const
  return [
    line('shipperName', text('paper.switch-shipper')),
    line('shipperAddress', address, 140),
    line('consigneeName', text('paper.switch-consignee')),
    line('consigneeAddress', address, 140),
    line('notifyName', text('paper.switch-notify')),
    line('notifyAddress', address, 140),
    line('incotermText', text('paper.switch-incoterm'), 60),
    { ...line('issuePlace', text('paper.issue-place'), 60), need: true },
    ...(originals ? [returned] : []),
  ]
}

/** Another set in place of the returned one, with other parties and nothing else changed. */
export function SwitchDialog({ seenBill, bill, onClose }: BillDialogProps) {
  const text = useText()
  const switchFields = useSwitchFields(bill)
  return (
    <CommandDialog
      command={{
        title: text('paper.bill-switch'),
        width: 640,
        hint: text('paper.bill-switch-hint'),
        endpoint: desk.switch,
        invalidates: billsAtDesk,
        danger: true,
        fields: [
          ...switchFields,
          {
            name: 'fid',
            blockedReason: text('workorder.file-needed'),
            render: (form) => <PaperFile form={form} name="fid" label={text('paper.originals-scan')} />,
          },
          { name: 'partiesScreened', label: text('paper.switch-screened'), kind: 'checkbox' },
          {
            name: 'reason',
            label: text('paper.switch-reason'),
            kind: 'textarea',
            rows: 2,
            maxLength: 300,
            need: true,
            blockedReason: text('workorder.reason-needed'),
          },
        ],
        initialValues: blank,
        toInput: (values) => ({ ...seenBill, ...switchOf(values) }),
        submitLabel: text('paper.bill-switch'),
        successMessage: text('paper.deed-switched'),
      }}
      onClose={onClose}
    />
  )
}
