import { expect, it } from 'vitest'
import { readSettings } from './settings.ts'

it('names each setting that cannot be used or is missing beside another', () => {
  expect(readSettings({ FILES_DRIVER: 's3', S3_BUCKET: 'papers' })).toEqual({
    wrong: ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map(
      (name) => `${name}: is needed for FILES_DRIVER=s3`,
    ),
  })
  const read = readSettings({
    CRM_BASE_PATH: 'crm.example',
    MAP_TILE_STYLE: 'tiles',
    S3_BUCKET: 'Papers!',
    DRAIN_MS: '99999',
  })
  const wrong = 'wrong' in read ? read.wrong.map((line) => line.split(':')[0]) : []
  expect(wrong.toSorted()).toEqual(['CRM_BASE_PATH', 'DRAIN_MS', 'MAP_TILE_STYLE', 'S3_BUCKET'])
  expect(readSettings({ CRM_BASE_PATH: '/crm', S3_ENDPOINT: '' })).toMatchObject({ FILES_DRIVER: 'folder' })
})
