import type { BillAction } from '@landbridge/contract/paper/bill/bill-lifecycle'
import type { ComponentType } from 'react'
import type { BillDialogProps } from './bill-fields.tsx'
import { ConfirmDialog, IssueDialog, RecallDialog, SendDialog, VoidDialog } from './draft-dialogs.tsx'
import { IndemnifyDialog, ReleaseDialog, RevokeDialog, SurrenderDialog, TelexDialog } from './release-dialogs.tsx'
import { SwitchDialog } from './switch-dialog.tsx'

/** The dialog of each action that staff do to a bill; a release is called back by a hold. */
export const billDialogs: Readonly<Partial<Record<BillAction, ComponentType<BillDialogProps>>>> = {
  sendDraft: SendDialog,
  confirm: ConfirmDialog,
  issue: IssueDialog,
  surrender: SurrenderDialog,
  orderTelex: TelexDialog,
  release: ReleaseDialog,
  revoke: RevokeDialog,
  indemnify: IndemnifyDialog,
  switch: SwitchDialog,
  recall: RecallDialog,
  void: VoidDialog,
}
