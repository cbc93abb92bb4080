import type { PageText, SiteTextKey } from '@landbridge/contract/site/site-content'
import { useFormat } from '../platform/format.ts'
import { usePublicCall } from '../platform/public-call.ts'
import { useText } from '../platform/text.tsx'
import { useTitle } from '../platform/title.ts'
import { Loading, SkeletonPage } from '../platform/ui/states.tsx'
import { Sections, sectionsOf } from './page-blocks.tsx'
import styles from './site.module.css'
import { siteContent } from './site-content-call.ts'

/** A text page: agreement, privacy, cookies. */
export function TextView({ page, since }: { page: PageText; since?: string | undefined }) {
  const text = useText()
  const format = useFormat()
  return (
    <article className={`wrap ${styles.reading}`}>
      <header>
        <h1>{page.title}</h1>
        {since && <p className="muted small">{text('site.in-force', { at: format.day(since, true) })}</p>}
      </header>
      <Sections sections={sectionsOf(page.blocks)} wide />
    </article>
  )
}

function TextPage({ pageKey }: { pageKey: SiteTextKey }) {
  const content = usePublicCall(siteContent(pageKey))
  useTitle(content.data?.title, 'instead')
  return (
    <Loading
      query={content}
      skeleton={
        <div className="wrap pad">
          <SkeletonPage />
        </div>
      }
    >
      {(page) => <TextView page={page} since={page.publishedOn} />}
    </Loading>
  )
}

export const AgreementPage = () => <TextPage pageKey="agreement" />
export const PrivacyPage = () => <TextPage pageKey="privacy" />
export const CookiesPage = () => <TextPage pageKey="cookies" />
