import { withoutParts } from '../workorder/job-fixtures.ts'
import type { LaterParts } from '../workorder/workorder-routes.tsx'
import { BillsCard } from './bill/bills-card.tsx'
import { DeskBills } from './desk/desk-bills.tsx'
import { DeskFilings } from './desk/desk-filings.tsx'
import { ReleaseItems } from './desk/hold-dialogs.tsx'
import { DraftNotice } from './draft-notice.tsx'
import { DeskInstruction } from './instruction/desk-instruction.tsx'
import { InstructionCard } from './instruction/instruction-card.tsx'
import { PapersCard } from './job-papers.tsx'

/** The pages of work orders with their papers, as the portal draws them. */
export const withPapers: LaterParts = {
  ofJob: async () => ({
    ...(await withoutParts.ofJob()),
    Draft: DraftNotice,
    Instruction: InstructionCard,
    Bills: BillsCard,
    Papers: PapersCard,
  }),
  ofDeskJob: async () => ({
    ...(await withoutParts.ofDeskJob()),
    Instruction: DeskInstruction,
    Bills: DeskBills,
    Filings: DeskFilings,
    Papers: PapersCard,
    Release: ReleaseItems,
  }),
}
