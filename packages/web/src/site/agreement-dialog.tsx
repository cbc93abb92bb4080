import { usePublicCall } from '../platform/public-call.ts'
import { useText } from '../platform/text.tsx'
import { Dialog } from '../platform/ui/dialog.tsx'
import { Button } from '../platform/ui/parts.tsx'
import { Loading } from '../platform/ui/states.tsx'
import { Sections, sectionsOf } from './page-blocks.tsx'
import styles from './site.module.css'
import { siteContent } from './site-content-call.ts'

/** The user service agreement over the login dialog. */
export function AgreementDialog({ onClose }: { onClose: () => void }) {
  const text = useText()
  const content = usePublicCall(siteContent('agreement'))
  const title = content.data?.title ?? text('site.page-agreement')
  return (
    <Dialog
      title={title}
      width={760}
      onClose={onClose}
      actions={<Button onClick={onClose}>{text('shared.close')}</Button>}
    >
      <div className={styles.inDialog}>
        <Loading query={content}>
          {(page) => <Sections sections={sectionsOf(page.blocks.filter(({ kind }) => kind !== 'button'))} wide />}
        </Loading>
      </div>
    </Dialog>
  )
}
