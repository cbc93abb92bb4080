import { type Language, languages } from '@landbridge/contract/shared/languages'
import { Problem } from '@landbridge/contract/shared/problem'
import { type SiteTextDetail, type SiteTextKey, siteTextKeys } from '@landbridge/contract/site/site-content'
import { siteContentDeskEndpoints } from '@landbridge/contract/site/site-content-endpoints'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { useLeaveGuard } from '../../platform/form/use-leave-guard.ts'
import { useFormat } from '../../platform/format.ts'
import { languageNames } from '../../platform/language.ts'
import { useLanguage, useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { confirm } from '../../platform/ui/messages.ts'
import { Button, Note, PageHead, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading, problemText } from '../../platform/ui/states.tsx'
import { Tabs } from '../../platform/ui/tabs.tsx'
import { useCall } from '../../platform/use-call.ts'
import { BlocksEditor } from './blocks-editor.tsx'
import type { HomePreview } from './home-preview.ts'
import { pageNames } from './page-names.ts'
import { isChanged, useTextDrafts, wordsOf } from './text-draft.ts'
import { TextHistory } from './text-history.tsx'
import { TextPreview } from './text-preview.tsx'
import { useTextCommands } from './use-text-commands.ts'

const isKnown = (key: string): key is SiteTextKey => (siteTextKeys as readonly string[]).includes(key)

/** The words of one page, in four languages beside each other. */
export function DeskTextPage({ home }: { home: HomePreview }) {
  const { key = '' } = useParams()
  return isKnown(key) ? (
    <OneText key={key} pageKey={key} home={home} />
  ) : (
    <Navigate to={deskPaths.siteTexts()} replace />
  )
}

function OneText({ pageKey: key, home }: { pageKey: SiteTextKey; home: HomePreview }) {
  const text = useText()
  useTitle(text(pageNames[key]))
  const page = useCall(siteContentDeskEndpoints.text, { key }, { staleMs: 0, once: false })
  return <Loading query={page}>{({ texts }) => <Editor pageKey={key} texts={texts} home={home} />}</Loading>
}

type EditorProps = { pageKey: SiteTextKey; texts: readonly SiteTextDetail[]; home: HomePreview }

function Editor({ pageKey: key, texts, home }: EditorProps) {
  const text = useText()
  const own = useLanguage()
  const [language, setLanguage] = useState<Language>(own)
  const drafts = useTextDrafts(key, texts)
  const [over, setOver] = useState<'preview' | 'history'>()
  useLeaveGuard({
    isUnsaved: () => drafts.changed.length > 0,
    warning: () => text('site.leave-unsaved'),
    wouldBeLost: () => true,
  })
  const held = drafts.held[language]
  const command = useTextCommands(key, language, drafts.take)
  if (!held) return <Note tone="warn">{text('site.text-missing')}</Note>
  const { base, draft } = held
  const changed = isChanged(held)
  const at = { key, language, version: base.version }
  return (
    <div className="stack">
      <PageHead title={text(pageNames[key])} trail={[{ label: text('site.texts'), to: deskPaths.siteTexts() }]}>
        <Button look="ghost" onClick={() => setOver('history')}>
          {text('site.history')}
        </Button>
        <Button look="ghost" onClick={() => setOver('preview')}>
          {text('site.preview')}
        </Button>
        <div className="actions docked">
          <Button
            look="ghost"
            busy={command.isBusy}
            reason={changed ? undefined : text('site.nothing-changed')}
            onClick={() => command.save({ ...at, ...wordsOf(draft) })}
          >
            {text('site.save-draft')}
          </Button>
          <Button
            busy={command.isBusy}
            reason={changed ? text('site.save-first') : base.publishedAt ? text('site.text-published') : undefined}
            onClick={() => command.publish(at)}
          >
            {text('site.publish')}
          </Button>
        </div>
      </PageHead>
      <Tabs
        label={text('site.languages')}
        value={language}
        onChange={(next) => {
          setLanguage(next)
          command.forgetError()
        }}
        tabs={languages.map((one) => ({
          value: one,
          label: (
            <span lang={one}>
              {languageNames[one]}
              {drafts.changed.includes(one) && <span title={text('site.unsaved')}> •</span>}
            </span>
          ),
        }))}
      />
      <Standing detail={base} changed={changed} />
      <Refused error={command.error} base={base} onTake={command.takeNewest} />
      <BlocksEditor
        key={language}
        page={key}
        draft={draft}
        wrong={command.error instanceof Problem ? (command.error.fields ?? {}) : {}}
        onChange={(changes) => drafts.change(language, changes)}
      />
      {over === 'preview' && (
        <TextPreview
          pageKey={key}
          page={wordsOf(draft)}
          language={language}
          home={home}
          onClose={() => setOver(undefined)}
        />
      )}
      {over === 'history' && (
        <TextHistory
          detail={base}
          busy={command.isBusy}
          changed={changed}
          onRestore={(from) => command.restore({ ...at, from })}
          onClose={() => setOver(undefined)}
        />
      )}
    </div>
  )
}

function Standing({ detail, changed }: { detail: SiteTextDetail; changed: boolean }) {
  const text = useText()
  const format = useFormat()
  const who = detail.shipped
    ? text('site.shipped')
    : text('site.changed-by', { at: format.dayTime(detail.changedAt), name: detail.changedBy })
  return (
    <p className="row wraps" role="status">
      <StatusPill tone={detail.publishedAt ? 'ok' : 'warn'}>
        {text(detail.publishedAt ? 'site.published' : 'site.draft')}
      </StatusPill>
      {changed && <StatusPill tone="info">{text('site.unsaved')}</StatusPill>}
      <span className="muted">
        {text('site.version', { version: detail.version })} · {who}
      </span>
    </p>
  )
}

type Take = (options: { keepTyped: boolean }) => void

/** Why it was not saved; who was overtaken chooses between the two texts. */
function Refused({ error, base, onTake }: { error: Error | null; base: SiteTextDetail; onTake: Take }) {
  const text = useText()
  if (!error) return null
  const isStale = error instanceof Problem && error.code === 'site.text-changed-meanwhile'
  const hasFields = error instanceof Problem && Object.keys(error.fields ?? {}).length > 0
  return (
    <Note tone="bad">
      <p>{hasFields ? text('site.see-below') : problemText(error, text)}</p>
      {isStale && (
        <div className="row wraps">
          <Button look="ghost" low onClick={() => onTake({ keepTyped: true })}>
            {text('site.keep-mine')}
          </Button>
          <Button
            look="ghost"
            low
            onClick={async () => {
              if (
                await confirm(text('site.drop-mine', { version: base.version }), {
                  yes: text('site.take-theirs'),
                  danger: true,
                })
              )
                onTake({ keepTyped: false })
            }}
          >
            {text('site.take-theirs')}
          </Button>
        </div>
      )}
    </Note>
  )
}
