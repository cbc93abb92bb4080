import { entityDeskEndpoints } from '@landbridge/contract/entity/entity-desk-endpoints'
import type { BankAccount, OwnEntityView } from '@landbridge/contract/entity/own-entity'
import type { UseFormReturn } from 'react-hook-form'
import { CommandDialog } from '../../platform/command-dialog.tsx'
import type { LineColumn } from '../../platform/form/line-column.ts'
import { LinesEditor } from '../../platform/form/lines-editor.tsx'
import { useText } from '../../platform/text.tsx'
import { useCurrencyCodes } from '../../reference/index.ts'

type DialogProps = { entity: OwnEntityView; onClose: () => void }
type Accounts = { accounts: BankAccount[] }

export function AccountsDialog({ entity: { id, version, entityCode, accounts }, onClose }: DialogProps) {
  const text = useText()
  return (
    <CommandDialog
      command={{
        title: text('entity.accounts-title', { name: entityCode }),
        width: 900,
        endpoint: entityDeskEndpoints.saveAccounts,
        fields: [{ name: 'accounts', render: (form) => <AccountLines form={form} /> }],
        initialValues: { accounts },
        toInput: (typed: Accounts) => ({ id, version, accounts: typed.accounts }),
        submitLabel: text('shared.save'),
        successMessage: text('entity.accounts-saved'),
      }}
      onClose={onClose}
    />
  )
}

function AccountLines({ form }: { form: UseFormReturn<Accounts> }) {
  const text = useText()
  const currencies = useCurrencyCodes()
  const columns: readonly LineColumn<BankAccount>[] = [
    {
      name: 'currency',
      title: text('entity.currency'),
      need: true,
      kind: 'select',
      options: currencies,
      clearable: false,
    },
    { name: 'bankName', title: text('entity.bank'), need: true, maxLength: 120 },
    { name: 'accountNo', title: text('entity.account-no'), need: true, maxLength: 40 },
    { name: 'accountName', title: text('entity.account-name'), maxLength: 120 },
    { name: 'swift', title: text('entity.swift'), maxLength: 11 },
    { name: 'bankAddress', title: text('entity.bank-address'), maxLength: 200 },
  ]
  return (
    <LinesEditor<Accounts, 'accounts', BankAccount>
      form={form}
      name="accounts"
      columns={columns}
      blank={() => ({ currency: 'USD', bankName: '', accountNo: '', accountName: '', swift: null, bankAddress: '' })}
      min={0}
      max={30}
    />
  )
}
