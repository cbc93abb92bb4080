import { trackedModes } from '@landbridge/contract/tracking/modes/tracked-modes'
import { expect, it } from 'vitest'
import { text } from '../text/en.ts'
import { boxEvents } from './box-events.ts'
import { trackingView } from './tracking-mode-view.ts'
import { trackingModes } from './tracking-modes.ts'

/** The answers of a mode on the pages of tracking: the columns of its list and its events. */
const own = { columns: [], events: boxEvents }

it('draws the cargo of a mode that answers two questions by the facts of its row', () => {
  expect(Object.keys(own)).toHaveLength(2)
  expect(trackingView('sea', own)).toMatchObject({
    name: 'tracking.mode-S',
    listId: 'tracking-sea',
    placeWord: 'tracking.port',
    sources: ['vessel', 'terminal', 'truck'],
    partWords: { column: 'ConNo' },
  })
})

it('has the words of every mode that is followed', () => {
  const words: Readonly<Record<string, unknown>> = text
  for (const mode of trackedModes) {
    const { name, searchedBy, placeWord, partWords } = trackingModes[mode]
    for (const key of [name, searchedBy, placeWord, partWords.no, partWords.none, partWords.share])
      expect(words[key], key).toBeTruthy()
  }
})
