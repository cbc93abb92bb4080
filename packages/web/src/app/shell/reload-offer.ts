import { textNow } from '../../platform/text.tsx'
import { confirm } from '../../platform/ui/messages.tsx'

/** A part of the page is gone from the server, mostly after a new version: offers to load anew. */
export async function offerReload(): Promise<void> {
  if (await confirm(textNow('shell.new-version'), { yes: textNow('shell.reload') })) location.reload()
}

/** Whether an error says that a part of the page could not be loaded. */
export const isLoadFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|module script failed|Loading chunk|took too long/i.test(error.message)
