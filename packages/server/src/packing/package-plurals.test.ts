import { packagePlurals } from '@landbridge/contract/packing/package-plurals'
import { readCodelib } from '@landbridge/reference-data/codelib'
import { expect, it } from 'vitest'

const uncounted = ['VL', 'VR', 'VY', 'VO', 'ZZ']

it('has the plural of every type of package that is counted, two forms in English and three in Russian', async () => {
  const { classes } = await readCodelib()
  const types = classes.find(({ ClassCode }) => ClassCode === 'PACKUNIT')?.items ?? []
  const lacking = types.filter(({ Code }) => {
    const { en, ru } = packagePlurals[Code] ?? {}
    return !uncounted.includes(Code) && !(en?.split('|').length === 2 && ru?.split('|').length === 3)
  })
  expect(types.length).toBeGreaterThan(30)
  expect(lacking).toEqual([])
})
