import { expect, it } from 'vitest'
import { boxEvents } from './box-events.ts'
import { trackingView } from './tracking-mode-view.ts'

it('draws the cargo of a mode that states its columns and events alone by the facts of its row', () => {
  expect(trackingView('sea', { columns: [], events: boxEvents })).toMatchObject({
    name: 'tracking.mode-S',
    listId: 'tracking-sea',
    placeWord: 'tracking.port',
    sources: ['vessel', 'terminal', 'truck'],
    partWords: { column: 'ConNo' },
  })
})
