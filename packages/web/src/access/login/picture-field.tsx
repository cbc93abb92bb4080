import { useCallback, useEffect, useState } from 'react'
import type { FieldPathByValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { v4 as uuid } from 'uuid'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { TextInput } from '../../platform/form/text-inputs.tsx'
import { useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { IconButton } from '../../platform/ui/parts.tsx'
import { fetchPicture, solvePuzzle } from '../phone/phone-api.ts'
import styles from './login-dialog.module.css'

/** A picture of letters by its identifier; `again` draws another. */
export function usePicture({ isShown }: { isShown: boolean }) {
  const [v, setV] = useState<string>(uuid)
  const [address, setAddress] = useState('')
  useEffect(() => {
    if (!isShown) return
    const leaving = new AbortController()
    let objectUrl = ''
    fetchPicture(v, leaving.signal).then(
      (url) => {
        objectUrl = url
        setAddress(url)
      },
      (error: unknown) => leaving.signal.aborted || toastError(error),
    )
    return () => {
      leaving.abort()
      URL.revokeObjectURL(objectUrl)
    }
  }, [v, isShown])
  const again = useCallback(() => setV(uuid()), [])
  return { v, address, again }
}

type Picture = ReturnType<typeof usePicture>
type Props<T extends FieldValues> = {
  form: UseFormReturn<T>
  name: FieldPathByValue<T, string>
  picture: Picture
}

/** Letters of a picture, or a puzzle that the browser solves for readers who cannot see it. */
export function PictureField<T extends FieldValues>({ form, name, picture }: Props<T>) {
  const text = useText()
  const [proof, setProof] = useState<'none' | 'solving' | 'solved'>('none')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture asks anew
  useEffect(() => setProof('none'), [picture.v])
  return (
    <FieldFrame
      form={form}
      name={name}
      label={text('access.picture-letters')}
      need
      help={proof === 'none' ? undefined : text(proof === 'solving' ? 'access.solving' : 'access.solved')}
    >
      {(control) => {
        const solve = async () => {
          setProof('solving')
          try {
            control.onChange((await solvePuzzle(picture.v, AbortSignal.timeout(60_000))) as typeof control.value)
            setProof('solved')
          } catch (error) {
            setProof('none')
            toastError(error)
          }
        }
        return (
          <div className={styles.picture}>
            <TextInput
              {...control}
              onChange={(typed) => control.onChange((typed ?? '') as typeof control.value)}
              autoComplete="off"
              maxLength={12}
            />
            <button type="button" onClick={picture.again} title={text('access.picture-again')}>
              <img src={picture.address || undefined} alt={text('access.picture-alt')} width={83} height={32} />
            </button>
            <IconButton name="again" label={text('access.picture-again')} onClick={picture.again} />
            <button type="button" className="link small" disabled={proof === 'solving'} onClick={solve}>
              {text('access.cannot-see')}
            </button>
          </div>
        )
      }}
    </FieldFrame>
  )
}
