import { extractText, getDocumentProxy } from 'unpdf'

/** The words of a paper, as whoever copies from it gets them. */
export async function paperWords({ rawPayload }: { rawPayload: Buffer }): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
