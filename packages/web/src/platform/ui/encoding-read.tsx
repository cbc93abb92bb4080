import type { FileEncoding } from '@landbridge/contract/shared/reading/file-text'
import { useText } from '../text.tsx'
import { encodingNames } from '../text-file.ts'

/** Tells a guessed encoding, since only wrong words would show it. */
export function EncodingRead({ encoding }: { encoding: FileEncoding | undefined }) {
  const text = useText()
  const name = encoding && encodingNames[encoding]
  return name ? <p className="muted small">{text('shared.file-encoding', { encoding: name })}</p> : null
}
