import { siteContentDeskEndpoints } from '@landbridge/contract/site/site-content-endpoints'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useFormat } from '../../platform/format.ts'
import { languageNames } from '../../platform/language.ts'
import { useText } from '../../platform/text.tsx'
import { Card, PageHead, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading } from '../../platform/ui/states.tsx'
import { useCall } from '../../platform/use-call.ts'
import styles from './desk-texts.module.css'
import { pageNames } from './page-names.ts'

export function DeskTextsPage() {
  const text = useText()
  const format = useFormat()
  const pages = useCall(siteContentDeskEndpoints.texts, {}, { staleMs: 0 })
  return (
    <div className="stack">
      <PageHead title={text('site.texts')} note={text('site.texts-note')} />
      <Loading query={pages}>
        {({ items }) => (
          <Card>
            <ul className={styles.pages}>
              {items.map(({ key, texts }) => {
                const last = texts.toSorted((one, other) => other.changedAt.getTime() - one.changedAt.getTime())[0]
                return (
                  <li key={key}>
                    <div>
                      <Link to={deskPaths.siteText(key)}>
                        <strong>{text(pageNames[key])}</strong>
                      </Link>
                      {last && (
                        <small className="muted">
                          {last.shipped
                            ? text('site.shipped')
                            : text('site.changed-by', { at: format.dayTime(last.changedAt), name: last.changedBy })}
                        </small>
                      )}
                    </div>
                    <div className="row wraps">
                      {texts.every(({ publishedAt }) => publishedAt) ? (
                        <StatusPill tone="ok">{text('site.published')}</StatusPill>
                      ) : (
                        texts
                          .filter(({ publishedAt }) => !publishedAt)
                          .map(({ language }) => (
                            <StatusPill key={language} tone="warn">
                              {languageNames[language]} · {text('site.draft')}
                            </StatusPill>
                          ))
                      )}
                    </div>
                  </li>
                )
              })}
            </ul>
          </Card>
        )}
      </Loading>
    </div>
  )
}
