import type { OwnEntityForm, OwnEntityView } from '@landbridge/contract/entity/own-entity'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { uploadFile } from '../../document/index.ts'
import { FieldFrame } from '../../platform/form/field-frame.tsx'
import { type TextKey, useText } from '../../platform/text.tsx'
import { FileDrop } from '../../platform/ui/file-drop.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'

type PictureName = 'logoFid' | 'signatureFid' | 'stampFid'
type FieldsProps = { form: UseFormReturn<OwnEntityForm>; entity: OwnEntityView | undefined }

const pictures = [
  ['logoFid', 'logoName', 'entity.logo'],
  ['signatureFid', 'signatureName', 'entity.signature'],
  ['stampFid', 'stampName', 'entity.stamp'],
] as const satisfies readonly (readonly [PictureName, keyof OwnEntityView, TextKey])[]

/** Logo, signature and stamp, uploaded here and saved with the entity. */
export const PictureFields = ({ form, entity: savedEntity }: FieldsProps) =>
  pictures.map(([name, nameOf, label]) => (
    <PictureField key={name} form={form} name={name} label={label} savedName={savedEntity?.[nameOf]} />
  ))

type FieldProps = {
  form: UseFormReturn<OwnEntityForm>
  name: PictureName
  label: TextKey
  savedName: string | undefined
}

function PictureField({ form, name, label, savedName }: FieldProps) {
  const text = useText()
  const [fileName, setFileName] = useState(savedName)
  const send = useMutation({ mutationFn: uploadFile, onError: toastError })
  return (
    <FieldFrame form={form} name={name} label={text(label)} span={8} group>
      {({ value, onChange }) => (
        <div className="stack tight">
          <FileDrop
            accept=".png,.jpg,.jpeg"
            maxMb={5}
            disabled={send.isPending}
            onFiles={([file]) =>
              file &&
              send.mutate(file, {
                onSuccess: (sent) => {
                  setFileName(sent.fileName)
                  onChange(sent.fid)
                },
              })
            }
          >
            {value ? fileName : text('entity.picture-choose')}
          </FileDrop>
          {value && (
            <Button look="ghost" low onClick={() => onChange(null)}>
              {text('entity.picture-remove')}
            </Button>
          )}
        </div>
      )}
    </FieldFrame>
  )
}
