import type { Language } from '../shared/languages.ts'

/** Asks a call as a guest, in a language: its own fields as on the wire, and the answer's data as on the wire, undefined when it is refused. */
export type AskAsGuest = (
  call: { method: string; path: string; signed: boolean },
  fields: Readonly<Record<string, unknown>>,
  language: Language,
) => Promise<unknown>

/** How an address stands with the pages: drawn by the server, the one that says that there is no such page, a page of the application, or nothing. */
export type AddressKind = 'public' | 'missing' | 'application' | 'unknown'

/** A public page in one language, for the server to put into its frame. */
export type Drawing = {
  title: string
  description: string
  /** The page's file: what the browser is told of at once. */
  source: string
  /** What stands in the page's root, as HTML. */
  page: string
  /** With what the browser takes the page over, as JSON has it. */
  data: object
}

/** The id of the script that holds the data of a drawing, and the files to fetch for it. */
export const drawnPageId = 'drawn-page'

/** What the web's render bundle gives the server. */
export type RenderBundle<Gathered = unknown> = {
  addressKind(pathname: string): AddressKind
  /** Every public address, for the site map. */
  publicAddresses(): readonly string[]
  /** Everything a page is drawn from, as JSON has it. When it is as before, so is the page. */
  gather(pathname: string, language: Language, ask: AskAsGuest): Promise<Gathered>
  draw(address: URL, from: Gathered): Promise<Drawing>
}
