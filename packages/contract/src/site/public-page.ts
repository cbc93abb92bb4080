import type { Language } from '../shared/languages.ts'

/** Asks a call as a guest in a language, fields and data as on the wire; undefined when refused. */
export type AskAsGuest = (
  call: { method: string; path: string; signed: boolean },
  fields: Readonly<Record<string, unknown>>,
  language: Language,
) => Promise<unknown>

/** Kinds of address: drawn by the server, answered as no page, a page of the application, or nothing. */
export type AddressKind = 'public' | 'missing' | 'application' | 'unknown'

export type Drawing = {
  title: string
  description: string
  /** The page's file: what the browser is told of at once. */
  source: string
  /** The HTML of the page's root. */
  page: string
  /** Data with which the browser takes the page over, as JSON has it. */
  data: object
}

/** The id of the script that holds the data of a drawing, and the files to fetch for it. */
export const drawnPageId = 'drawn-page'

/** Functions of the web's render bundle that the server calls. */
export type RenderBundle<Gathered = unknown> = {
  addressKind(pathname: string): AddressKind
  /** Every public address, for the site map. */
  publicAddresses(): readonly string[]
  /** Everything a page is drawn from, as JSON has it, so that an unchanged page is drawn once. */
  gather(pathname: string, language: Language, ask: AskAsGuest): Promise<Gathered>
  draw(address: URL, from: Gathered): Promise<Drawing>
}
