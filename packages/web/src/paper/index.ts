/** Paper: instruction, draft, papers and release of a work order, and the manifest of a departure. */

export { BillsCard } from './bill/bills-card.tsx'
export { DepartureManifest } from './desk/departure-manifest.tsx'
export { ReleaseItems } from './desk/hold-dialogs.tsx'
export { DraftNotice } from './draft-notice.tsx'
export { BookingInstructions } from './instruction/booking-instructions.tsx'
export { InstructionCard } from './instruction/instruction-card.tsx'
export { PapersCard } from './job-papers.tsx'
