import { paperMode } from './plain-paper.ts'
import { noteForm, noteParts } from './rail-note.ts'

/** Rail: the consignment note of each network, a note for each box. */
export const rail = paperMode({
  papersSay: ['entryPortCode', 'consignmentNoteType'],
  billLanguages: (shown, form) => noteForm(shown, form).languages,
  papers: { draft: { title: () => 'workorder.paper-draft', parts: noteParts } },
  carriageFacts: ({ departureNo }, word) => [[word('workorder.paper-train'), departureNo]],
  billFacts: ({ houseBillNo }, word) => [[word('workorder.manifest-note'), houseBillNo]],
})
