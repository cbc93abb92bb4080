import type { FileEncoding } from '@landbridge/contract/shared/reading/file-text'
import { useText } from '../text.tsx'
import { encodingNames } from '../text-file.ts'

/** The encoding by which a file was read, told where it had to be found out, since a wrong one shows in the words alone. */
export function EncodingRead({ encoding }: { encoding: FileEncoding | undefined }) {
  const text = useText()
  const name = encoding && encodingNames[encoding]
  return name ? <p className="muted small">{text('shared.file-encoding', { encoding: name })}</p> : null
}
