import { expect, it } from 'vitest'
import type { PaperFacts } from '../print/paper-facts.ts'
import { partiesOf } from './sea-parties.ts'

it('says on a draft that nobody is named yet, and leaves the box of an issued bill empty', () => {
  const facts = {
    shown: { billKind: 'H' },
    booking: { form: { parties: [{ partyType: 'CNE', partyName: 'Haus & Garten GmbH' }] } },
    partners: {},
    billNames: [{ language: 'en' }],
  } as unknown as PaperFacts
  const notified = (state: 'draft' | 'issued') => {
    const part = partiesOf(facts, state)
    return 'facts' in part ? part.facts.find(([name]) => name === 'Notify party')?.[1] : undefined
  }
  expect(notified('draft')).toBe('Not named yet')
  expect(notified('issued')).toBeUndefined()
})
