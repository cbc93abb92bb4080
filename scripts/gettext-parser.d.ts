/** What of the library is used here; its published types are of an older release. */
declare module 'gettext-parser' {
  export type PoEntry = {
    msgctxt?: string
    msgid: string
    msgid_plural?: string
    msgstr: string[]
    comments?: { extracted?: string; reference?: string; flag?: string }
  }
  export type Po = {
    charset: string
    headers: Record<string, string>
    translations: Record<string, Record<string, PoEntry>>
  }
  export const po: { parse(file: string): Po; compile(file: Po): Buffer }
}
