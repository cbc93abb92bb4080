import { useMutation } from '@tanstack/react-query'
import { useId } from 'react'
import { refreshUser, useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { toast, toastError } from '../../platform/ui/messages.ts'
import { Button } from '../../platform/ui/parts.tsx'
import { saveAvatar, useRemoveAvatar } from './avatar-api.ts'
import styles from './avatar-editor.module.css'

const mostMb = 10

export function AvatarEditor({ initials }: { initials: string }) {
  const text = useText()
  const id = useId()
  const { user } = useSession()
  const save = useMutation({
    mutationFn: saveAvatar,
    onSuccess: () => toast(text('access.avatar-saved'), { kind: 'good' }),
    onError: toastError,
  })
  const remove = useRemoveAvatar()
  const uploadPicture = (file: File | undefined) => {
    if (!file) return
    if (file.size > mostMb * 1_048_576) toast(text('shared.file-too-large', { mb: mostMb }), { kind: 'wrong' })
    else save.mutate(file)
  }
  return (
    <div className={styles.editor}>
      {user?.avatar ? (
        <img className={styles.picture} src={user.avatar} alt={text('access.avatar')} width={72} height={72} />
      ) : (
        <span className={styles.picture} aria-hidden="true">
          {initials}
        </span>
      )}
      <div>
        <div className="row wraps">
          <label className={`btn low ghost ${styles.choose}`} htmlFor={id} aria-busy={save.isPending}>
            {text('access.avatar-choose')}
            <input
              id={id}
              type="file"
              className="unseen"
              accept=".jpg,.jpeg,.png,.webp"
              disabled={save.isPending}
              onChange={(event) => {
                uploadPicture(event.target.files?.[0])
                event.target.value = ''
              }}
            />
          </label>
          {user?.avatar && (
            <Button
              look="plain"
              low
              busy={remove.isPending}
              onClick={() => remove.mutate({}, { onSuccess: () => void refreshUser(), onError: toastError })}
            >
              {text('access.avatar-remove')}
            </Button>
          )}
        </div>
        <p className="muted small">{text('access.avatar-hint')}</p>
      </div>
    </div>
  )
}
