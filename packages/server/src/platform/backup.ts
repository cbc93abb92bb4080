import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { dumpDatabase, isEmptyServer, restoreDatabase, type Source } from './database-backup.ts'
import { type Files, hashOfBytes, isHash } from './files.ts'
import { migrationsFolder } from './migrations.ts'

/** A deployment to copy: rows, files, the query of named files, and a statement to run after a restore. */
export type Deployed = { source: Source; files: Files; hashes: string; broughtBack: string }

/** `manifest.json` is written last: a folder without it is no whole backup. */
const manifestOf = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'PostgreSQL']),
  schema: z.array(z.string()),
  counts: z.record(z.string(), z.number()),
  dump: z.object({ name: z.enum(['database.tar', 'database.dump']), sha256: z.string() }),
  files: z.array(z.string().refine(isHash)),
})
type Manifest = z.output<typeof manifestOf>

type Refused = { refused: string }

const kindOf = (source: Source) => ('url' in source ? 'PostgreSQL' : 'embedded')
const dumpOf = { embedded: 'database.tar', PostgreSQL: 'database.dump' } as const
const manifestIn = (folder: string) => join(folder, 'manifest.json')
const fileIn = (folder: string, sha256: string) => join(folder, 'files', sha256)

/** Copies a deployment into a new folder, and names the files that rows name and the storage has not. */
export async function backUp(
  { source, files, hashes }: Deployed,
  folder: string,
): Promise<(Manifest & { lost: string[] }) | Refused> {
  if ((await namesIn(folder)).length > 0) return { refused: `${folder} is not empty.` }
  if ('folder' in source && (await namesIn(source.folder)).length === 0)
    return { refused: `There is no database in ${source.folder}.` }
  await mkdir(join(folder, 'files'), { recursive: true })
  const name = dumpOf[kindOf(source)]
  const contents = await dumpDatabase(source, join(folder, name), hashes)
  const lost: string[] = []
  for (const sha256 of contents.hashes) {
    const bytes = await files.read(sha256)
    if (bytes) await pipeline(bytes, createWriteStream(fileIn(folder, sha256)))
    else lost.push(sha256)
  }
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    database: kindOf(source),
    schema: contents.schema,
    counts: contents.counts,
    dump: { name, sha256: await hashOfFile(join(folder, name)) },
    files: contents.hashes.filter((one) => !lost.includes(one)),
  }
  await writeFile(manifestIn(folder), `${JSON.stringify(manifest, undefined, 2)}\n`)
  return { ...manifest, lost }
}

/** Brings a backup into a deployment in which there is nothing yet; a damaged or too new one is refused before anything is written. */
export async function bringBack(deployed: Deployed, folder: string): Promise<Manifest | Refused> {
  const { source, files } = deployed
  const manifest = await readManifest(folder)
  if ('refused' in manifest) return manifest
  const refused =
    (await whyNotOurs(manifest, source)) ?? (await whyDamaged(manifest, folder)) ?? (await whyNotEmpty(source))
  if (refused) return { refused }
  // Files first: a file without a row is swept, and never is there a row without its file.
  for (const sha256 of manifest.files) await files.put(await readFile(fileIn(folder, sha256)))
  const { counts } = await restoreDatabase(source, join(folder, manifest.dump.name), deployed)
  const names = new Set([...Object.keys(counts), ...Object.keys(manifest.counts)])
  const other = [...names].filter((name) => counts[name] !== manifest.counts[name])
  if (other.length > 0) return { refused: `What was brought back is not what was copied: ${other.join(', ')}.` }
  return manifest
}

async function readManifest(folder: string): Promise<Manifest | Refused> {
  const text = await readFile(manifestIn(folder), 'utf8').catch(() => undefined)
  if (text === undefined) return { refused: `${folder} holds no whole backup: there is no manifest.json.` }
  const read = manifestOf.safeParse(asJson(text))
  return read.success ? read.data : { refused: `${manifestIn(folder)} is not understood.` }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function whyNotOurs({ schema, database }: Manifest, source: Source): Promise<string | undefined> {
  const known = new Set(await readdir(migrationsFolder))
  const newer = schema.filter((name) => !known.has(name))
  if (newer.length > 0) return `A newer portal made this backup: this one does not know ${newer.join(', ')}.`
  if (database !== kindOf(source))
    return `The backup is of the database ${database}, and this one is ${kindOf(source)}.`
  return undefined
}

async function whyDamaged({ dump, files }: Manifest, folder: string): Promise<string | undefined> {
  const path = join(folder, dump.name)
  if ((await hashOfFile(path)) !== dump.sha256) return `${path} is damaged: its checksum is another.`
  for (const sha256 of files) {
    const bytes = await readFile(fileIn(folder, sha256)).catch(() => undefined)
    if (!bytes || hashOfBytes(bytes) !== sha256) return `${fileIn(folder, sha256)} is damaged: its checksum is another.`
  }
  return undefined
}

async function whyNotEmpty(source: Source): Promise<string | undefined> {
  if ('url' in source) return (await isEmptyServer(source.url)) ? undefined : 'The database is not empty.'
  return (await namesIn(source.folder)).length === 0 ? undefined : `${source.folder} is not empty.`
}

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}
