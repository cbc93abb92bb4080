import { expect, it } from 'vitest'
import { modeTypesSharing, sharedTypeNames } from './type-names.ts'

const job = (file: string) => ({
  file,
  text: 'import type { JobRow } from "x"\nexport type JobMode = {\n  code: string\n}\n',
})

it('finds two types of one name', () => {
  const files = [job('packages/server/src/workorder/job.ts'), job('packages/web/src/workorder/job.ts')]
  expect([...sharedTypeNames(files).keys()]).toEqual(['JobMode'])
  expect(sharedTypeNames(files.slice(1)).size).toBe(0)
  expect(modeTypesSharing(files)).toEqual([])
})

it('refuses a type of a mode that shares its name, wherever the other stands', () => {
  const files = [job('packages/server/src/workorder/modes/job-mode.ts'), job('packages/web/src/workorder/job.ts')]
  expect(modeTypesSharing(files)).toEqual([
    'JobMode is a type in packages/server/src/workorder/modes/job-mode.ts and packages/web/src/workorder/job.ts',
  ])
})
