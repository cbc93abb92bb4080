import { paperMode } from './plain-paper.ts'
import { noteLanguagesOf, noteParts, trucksOnPaper } from './road-note.ts'

export const road = paperMode({
  papersSay: [
    ...(['stops', 'borderPortCode', 'exportCustomsOffice', 'importCustomsOffice', 'paymentTerm'] as const),
    ...(['temperatureControlled', 'setTemperatureC', 'minTemperatureC', 'maxTemperatureC'] as const),
  ],
  handedOverBy: ['LOAD'],
  billLanguages: (_, form) => noteLanguagesOf(form),
  papers: { draft: { title: () => 'workorder.paper-draft-cmr', parts: noteParts } },
  partsOnPaper: trucksOnPaper,
  carriageFacts: ({ loadingDate, truckPlates, trailerPlates }, word) => [
    [word('workorder.paper-loading-date'), loadingDate],
    [word('workorder.paper-truck-plates'), [...(truckPlates ?? []), ...(trailerPlates ?? [])].join(', ') || undefined],
  ],
  billFacts: ({ houseBillNo }, word) => [[word('workorder.paper-cmr-no'), houseBillNo]],
})
