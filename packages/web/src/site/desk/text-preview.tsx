import type { Language } from '@landbridge/contract/shared/languages'
import {
  type BusinessType,
  businessTextKeys,
  type PageText,
  type SiteTextKey,
} from '@landbridge/contract/site/site-content'
import { languageNames } from '../../platform/language.ts'
import { useText } from '../../platform/text.tsx'
import { Dialog } from '../../platform/ui/dialog.tsx'
import { BusinessView } from '../business-view.tsx'
import { TextView } from '../text-page.tsx'
import styles from './desk-texts.module.css'
import type { HomePreview } from './home-preview.ts'
import { pageNames } from './page-names.ts'

type TextPreviewProps = {
  pageKey: SiteTextKey
  page: PageText
  language: Language
  home: HomePreview
  onClose: () => void
}

const businessTypeOf = (key: SiteTextKey) =>
  (Object.keys(businessTextKeys) as BusinessType[]).find((type) => businessTextKeys[type] === key)

/** The public page with the typed words. */
export function TextPreview({ pageKey: key, page, language, home: Home, onClose }: TextPreviewProps) {
  const text = useText()
  const type = businessTypeOf(key)
  return (
    <Dialog
      title={text('site.preview-of', { page: text(pageNames[key]), language: languageNames[language] })}
      width={1320}
      full
      onClose={onClose}
    >
      {/* Nothing in a preview leads away or asks for anything. */}
      <div className={styles.preview} lang={language} inert>
        {key === 'home' ? (
          <Home page={page} />
        ) : type ? (
          <BusinessView type={type} page={page} />
        ) : (
          <TextView page={page} />
        )}
      </div>
    </Dialog>
  )
}
