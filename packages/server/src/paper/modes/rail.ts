import { titleAt } from '../print/bill-words.ts'
import { paperMode } from './plain-paper.ts'
import { noteForm, noteParts, noteTitles } from './rail-note.ts'

/** Rail: the consignment note of each network, a note for each box. */
export const rail = paperMode({
  papersSay: ['entryPortCode', 'consignmentNoteType'],
  billLanguages: (shown, form) => noteForm(shown, form).languages,
  papers: { draft: { title: ({ billState }) => titleAt(noteTitles, billState), parts: noteParts } },
  carriageFacts: ({ departureNo }, word) => [[word('workorder.paper-train'), departureNo]],
  billFacts: ({ houseBillNo }, word) => [[word('workorder.manifest-note'), houseBillNo]],
})
