import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { asSent, envelopeNames, signedText } from './envelope.ts'
import { envelopeVectors, vectorSecret } from './envelope-vectors.ts'

const fields = fc.dictionary(fc.stringMatching(/^[A-Za-z]\w{0,8}$/), fc.stringMatching(/^[\w .,-]{0,12}$/), {
  minKeys: 1,
  maxKeys: 8,
})
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64')

it('signs as the specification’s examples do', () => {
  for (const { says, query, body, hash } of envelopeVectors)
    expect(hashOf(signedText({ ...query, ...body }, vectorSecret)), says).toBe(hash)
})

it('signs the same fields the same, in whatever order they come', () => {
  const same = fc.property(fields, (sent) => {
    const turned = Object.fromEntries(Object.entries(sent).toReversed())
    expect(signedText(turned, 'secret')).toBe(signedText(sent, 'secret'))
  })
  fc.assert(same)
})

it('signs differently when a value, a name or the secret is another', () => {
  const differs = fc.property(fields, fc.nat(), (sent, pick) => {
    const names = Object.keys(sent)
    const name = names[pick % names.length] ?? ''
    const signed = signedText(sent, 'secret')
    expect(signedText({ ...sent, [name]: `${sent[name]}x` }, 'secret')).not.toBe(signed)
    const { [name]: taken, ...others } = sent
    expect(signedText(others, 'secret')).not.toBe(signed)
    expect(signedText({ ...others, [`${name}_more_than_there_is`]: taken }, 'secret')).not.toBe(signed)
    expect(signedText(sent, 'another')).not.toBe(signed)
  })
  fc.assert(differs)
})

it('signs a nested value as the JSON that a form sends', () => {
  const boxes = [{ SizeType: '40HQ', BoxCount: 2 }]
  expect(asSent(boxes)).toBe('[{"SizeType":"40HQ","BoxCount":2}]')
  expect(signedText({ Boxes: boxes }, 's')).toBe(signedText({ Boxes: asSent(boxes) }, 's'))
})

it('sends what is absent as nothing, and zero and false as what they are', () => {
  expect([null, undefined, 0, false, ''].map(asSent)).toEqual(['', '', '0', 'false', ''])
})

it('names what stands in every query beside a call’s own fields', () => {
  expect([...envelopeNames].toSorted()).toEqual(['companyid', 'customer', 'hash', 'timestamp', 'tokenid'])
})
