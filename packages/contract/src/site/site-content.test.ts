import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  type BlockKind,
  blockKinds,
  blockNeeds,
  blockOf,
  businessTextKeys,
  type ContentBlock,
  contentBlock,
  figureNames,
  fixedShapes,
  pageText,
  siteTextKeys,
} from './site-content.ts'

const refusals = (schema: z.ZodType, value: unknown) =>
  Object.fromEntries(
    (z.safeDecode(schema, value as never).error?.issues ?? []).map((one) => [one.path.join('.'), one.message]),
  )

const item = { label: '', title: 'Book', text: 'In two minutes.' }
const whole: Readonly<Record<BlockKind, ContentBlock>> = {
  heading: blockOf('heading', { text: 'By rail' }),
  paragraph: blockOf('paragraph', { text: 'From Xi’an to Duisburg.' }),
  list: blockOf('list', { items: [item] }),
  steps: blockOf('steps', { items: [item] }),
  facts: blockOf('facts', { items: [item] }),
  questions: blockOf('questions', { items: [item] }),
  figure: blockOf('figure', { figure: 'trains' }),
  button: blockOf('button', { text: 'Book', to: '/user/order?mode=rail' }),
}

describe.each(blockKinds)('a %s', (kind) => {
  it('is taken with all that it needs', () => {
    expect(refusals(contentBlock, whole[kind])).toEqual({})
  })

  it('is refused without any one of them, at its place', () => {
    const { text, items, figure, to } = blockNeeds[kind]
    if (text) expect(refusals(contentBlock, { ...whole[kind], text: ' ' })).toEqual({ text: 'shared.needed' })
    if (items) expect(refusals(contentBlock, { ...whole[kind], items: [] })).toEqual({ items: 'shared.needed' })
    for (const name of items ?? []) {
      const broken = { ...whole[kind], items: [item, { ...item, [name]: '' }] }
      expect(refusals(contentBlock, broken)).toEqual({ [`items.1.${name}`]: 'shared.needed' })
    }
    if (figure)
      expect(refusals(contentBlock, { ...whole[kind], figure: 'cat' })).toEqual({ figure: 'shared.not-understood' })
    if (to) expect(refusals(contentBlock, { ...whole[kind], to: '' })).toEqual({ to: 'site.own-address' })
  })
})

describe('where a button leads', () => {
  const isTaken = (to: string) => Object.keys(refusals(contentBlock, { ...whole.button, to })).length === 0

  it.each(['/', '/user/order', '/business/58?lang=en', '/a-b_c.d/e%20f'])('can be %s', (to) =>
    expect(isTaken(to)).toBe(true),
  )

  it.each([
    'https://other.example',
    '//other.example',
    '/\\other.example',
    'javascript:alert(1)',
    '/x"onclick="alert(1)',
    '/<script>',
    'user/order',
    '/a b',
  ])('cannot be %s', (to) => expect(isTaken(to)).toBe(false))

  it('stays on this site, whatever is written', () => {
    const own = fc.property(
      fc.string().map((tail) => `/${tail}`),
      (to) => {
        if (isTaken(to)) expect(new URL(to, 'https://portal.example').origin).toBe('https://portal.example')
      },
    )
    fc.assert(own, { numRuns: 500 })
  })
})

describe('a page', () => {
  it('has a title and a block', () => {
    expect(refusals(pageText, { title: ' ', description: '', blocks: [] })).toEqual({
      title: 'shared.needed',
      blocks: 'shared.needed',
    })
    expect(refusals(pageText, { title: 'Rail', description: null, blocks: [whole.heading] })).toEqual({})
  })

  it('comes back from the wire as it was', () => {
    const page = fc.record({
      title: fc.constantFrom('Rail', '铁路'),
      description: fc.constantFrom('', 'By rail'),
      blocks: fc.array(fc.constantFrom(...Object.values(whole)), { minLength: 1, maxLength: 6 }),
    })
    fc.assert(fc.property(page, (text) => void expect(z.decode(pageText, z.encode(pageText, text))).toEqual(text)))
  })

  it('that stands in a fixed form can be written so', () => {
    for (const shape of Object.values(fixedShapes))
      for (const { kind, items } of shape ?? []) {
        expect(blockKinds).toContain(kind)
        expect(items === undefined || blockNeeds[kind].items !== undefined).toBe(true)
      }
  })

  it('has words of its own for each introduction', () => {
    const keys = Object.values(businessTextKeys)
    expect(new Set(keys).size).toBe(keys.length)
    expect([...siteTextKeys]).toEqual(expect.arrayContaining(keys))
    expect(new Set(figureNames).size).toBe(figureNames.length)
  })
})
