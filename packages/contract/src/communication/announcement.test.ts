import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { languages } from '../shared/languages.ts'
import { valuesOf } from '../testing/values-of.ts'
import { announcementChange, announcementForm } from './announcement.ts'

const chinese = { language: 'zh-CN', title: '春节安排', body: '仓库二月三日至九日休息。' } as const
const english = { language: 'en', title: 'Spring Festival', body: 'Warehouses rest from 3 to 9 February.' } as const
const form = (changes: object = {}) => ({ texts: [chinese], pinned: 'F', fromDay: '2031-01-15', toDay: '', ...changes })
const refusals = (sent: unknown) =>
  Object.fromEntries(
    (z.safeDecode(announcementForm, sent as never).error?.issues ?? []).map((one) => [one.path.join('.'), one.message]),
  )

it.each([
  ['no Chinese', form({ texts: [english] }), { texts: 'shared.needed' }],
  ['no words', form({ texts: [] }), { texts: 'shared.needed' }],
  ['a title alone', form({ texts: [{ ...chinese, body: ' ' }] }), { 'texts.0.body': 'shared.needed' }],
  [
    'half of another language',
    form({ texts: [chinese, { ...english, title: '' }] }),
    { 'texts.1.title': 'shared.needed' },
  ],
  ['a language twice', form({ texts: [chinese, english, english] }), { 'texts.2.language': 'shared.not-understood' }],
  ['an end before its beginning', form({ toDay: '2031-01-14' }), { toDay: 'communication.ends-early' }],
])('is refused with %s', (_, sent, refused) => expect(refusals(sent)).toEqual(refused))

it('may leave another language out wholly, stay for ever, or last one day', () => {
  const empty = { language: 'ru', title: '', body: ' ' }
  expect(refusals(form({ texts: [chinese, empty] }))).toEqual({})
  expect(refusals(form({ toDay: null }))).toEqual({})
  expect(refusals(form({ toDay: '2031-01-15' }))).toEqual({})
})

it('takes blanks around words for nothing', () => {
  const padded = { ...chinese, title: `  ${chinese.title} ` }
  expect(z.decode(announcementForm, form({ texts: [padded] }) as never).texts).toEqual([chinese])
})

it('asks the same of a change as of a new one', () => {
  const id = '6f0e3c1e-5d43-4f51-9d53-2f2b1c1f7a10'
  const same = fc.property(
    fc.uniqueArray(fc.constantFrom(...languages), { maxLength: 4 }),
    fc.array(fc.constantFrom('', 'words'), { minLength: 8, maxLength: 8 }),
    fc.constantFrom('', '2031-01-14', '2031-01-16'),
    (said, words, toDay) => {
      const texts = said.map((language, index) => ({
        language,
        title: words[index * 2] ?? '',
        body: words[index * 2 + 1] ?? '',
      }))
      const sent = form({ texts, toDay })
      const asNew = z.safeDecode(announcementForm, sent as never)
      const asChange = z.safeDecode(announcementChange, { ...sent, id, version: 1 } as never)
      expect(asChange.error?.issues).toEqual(asNew.error?.issues)
    },
  )
  fc.assert(same)
})

it('lets pass whatever it made itself', () => {
  const made = fc.property(valuesOf(announcementForm), (value) => {
    expect(z.decode(announcementForm, z.encode(announcementForm, value))).toEqual(value)
  })
  fc.assert(made, { numRuns: 10 })
})
