import { join } from 'node:path'
import type { Files } from './files.ts'
import { filesIn } from './folder-files.ts'
import { filesInS3 } from './s3-files.ts'

export type FileSettings = {
  DATA_DIR: string
  FILES_DRIVER: 'folder' | 's3'
  S3_ENDPOINT?: string | undefined
  S3_REGION: string
  S3_BUCKET?: string | undefined
  S3_ACCESS_KEY_ID?: string | undefined
  S3_SECRET_ACCESS_KEY?: string | undefined
}

const neededSettings = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

export function lackingFileSettings(settings: FileSettings): string[] {
  if (settings.FILES_DRIVER === 'folder') return []
  return neededSettings.filter((name) => !settings[name]).map((name) => `${name}: is needed for FILES_DRIVER=s3`)
}

export function filesOf(settings: FileSettings): Files {
  if (settings.FILES_DRIVER === 'folder') return filesIn(join(settings.DATA_DIR, 'files'))
  return filesInS3({
    endpoint: settings.S3_ENDPOINT ?? '',
    region: settings.S3_REGION,
    bucket: settings.S3_BUCKET ?? '',
    keyId: settings.S3_ACCESS_KEY_ID ?? '',
    secret: settings.S3_SECRET_ACCESS_KEY ?? '',
  })
}
