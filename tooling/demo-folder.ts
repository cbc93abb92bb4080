import { whileDemoIsMade } from './moment.ts'
import { startPortal } from './portal-process.ts'

/** Makes the whole demo business in a folder that is still empty. */
export async function makeDemoIn(folder: string): Promise<void> {
  await (await startPortal({ DATA_DIR: folder, ...whileDemoIsMade() })).stop()
}
