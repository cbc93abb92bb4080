import { useState } from 'react'
import { type FieldValues, type Path, type PathValue, type UseFormReturn, useController } from 'react-hook-form'
import { uploadFile } from '../../document/index.ts'
import { useText } from '../../platform/text.tsx'
import { FileDrop } from '../../platform/ui/file-drop.tsx'
import { toastError } from '../../platform/ui/messages.ts'

type Props<T extends FieldValues> = { form: UseFormReturn<T>; name: Path<T>; label: string }

/** A paper that an action needs: uploaded at once, with its file id in the form. */
export function PaperFile<T extends FieldValues>({ form, name, label }: Props<T>) {
  const text = useText()
  const { field } = useController({ control: form.control, name })
  const [fileName, setFileName] = useState<string>()
  const uploadPaper = async ([file]: File[]) => {
    if (!file) return
    setFileName(file.name)
    await uploadFile(file).then(
      ({ fid }) => field.onChange(fid as PathValue<T, Path<T>>),
      (error) => {
        setFileName(undefined)
        toastError(error)
      },
    )
  }
  return (
    <div className="field">
      <span className="label">{label}</span>
      <FileDrop accept=".pdf,.jpg,.jpeg,.png" maxMb={10} onFiles={(files) => void uploadPaper(files)}>
        {fileName ? `${label}: ${fileName}` : `${label}: ${text('shared.drop-file')}`}
      </FileDrop>
    </div>
  )
}
