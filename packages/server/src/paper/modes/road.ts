import { titleAt } from '../print/bill-words.ts'
import { paperMode } from './plain-paper.ts'
import { noteLanguagesOf, noteParts, noteTitles, trucksOnPaper } from './road-note.ts'

export const road = paperMode({
  papersSay: [
    ...(['stops', 'borderPortCode', 'exportCustomsOffice', 'importCustomsOffice', 'paymentTerm'] as const),
    ...(['temperatureControlled', 'setTemperatureC', 'minTemperatureC', 'maxTemperatureC'] as const),
  ],
  handedOverBy: ['LOAD'],
  billLanguages: (_, form) => noteLanguagesOf(form),
  papers: { draft: { title: ({ billState }) => titleAt(noteTitles, billState), parts: noteParts } },
  partsOnPaper: trucksOnPaper,
  carriageFacts: ({ loadingDate, truckPlates, trailerPlates }, word) => [
    [word('workorder.paper-loading-date'), loadingDate],
    [word('workorder.paper-truck-plates'), [...(truckPlates ?? []), ...(trailerPlates ?? [])].join(', ') || undefined],
  ],
  billFacts: ({ houseBillNo }, word) => [[word('workorder.paper-cmr-no'), houseBillNo]],
})
