import { expect, it } from 'vitest'
import { railPlaceOf } from './rail-places.ts'

it('looks for a border on the line of the form alone', () => {
  const line = { originCode: 'CNXIA', destinationCode: 'DEHAM' }
  expect(railPlaceOf('entryPortCode', { legType: 'Q', ...line })).toMatchObject({ kind: 'border', within: line })
})
