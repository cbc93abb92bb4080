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
import { type HeldText, isChanged, useTextDrafts, wordsOf } from './text-draft.ts'
import { TextHistory } from './text-history.tsx'
import { TextPreview } from './text-preview.tsx'
import { useTextCommands } from './use-text-commands.ts'

const isKnown = (key: string): key is SiteTextKey => (siteTextKeys as readonly string[]).includes(key)

export function DeskTextPage({ home }: { home: HomePreview }) {
  const { key = '' } = useParams()
  return isKnown(key) ? (
    <TextEditorPage key={key} pageKey={key} home={home} />
  ) : (
    <Navigate to={deskPaths.siteTexts()} replace />
  )
}

function TextEditorPage({ pageKey: key, home }: { pageKey: SiteTextKey; home: HomePreview }) {
  const text = useText()
  useTitle(text(pageNames[key]))
  const page = useCall(siteContentDeskEndpoints.text, { key }, { staleMs: 0, once: false })
  return <Loading query={page}>{({ texts }) => <Editor pageKey={key} texts={texts} home={home} />}</Loading>
}

type EditorProps = { pageKey: SiteTextKey; texts: readonly SiteTextDetail[]; home: HomePreview }

function Editor({ pageKey: key, texts, home }: EditorProps) {
  const text = useText()
  const readerLanguage = useLanguage()
  const [language, setLanguage] = useState<Language>(readerLanguage)
  const drafts = useGuardedDrafts(key, texts)
  const [over, setOver] = useState<'preview' | 'history'>()
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
        <SaveButtons
          isBusy={command.isBusy}
          changed={changed}
          published={Boolean(base.publishedAt)}
          onSave={() => command.save({ ...at, ...wordsOf(draft) })}
          onPublish={() => command.publish(at)}
        />
      </PageHead>
      <LanguageTabs
        language={language}
        changed={drafts.changed}
        onChange={(next) => {
          setLanguage(next)
          command.forgetError()
        }}
      />
      <PublishState detail={base} changed={changed} />
      <Refused error={command.error} base={base} onTake={command.takeNewest} />
      <BlocksEditor
        key={language}
        page={key}
        draft={draft}
        wrong={command.error instanceof Problem ? (command.error.fields ?? {}) : {}}
        onChange={(changes) => drafts.change(language, changes)}
      />
      <TextLayer
        over={over}
        pageKey={key}
        held={held}
        home={home}
        busy={command.isBusy}
        onRestore={(from) => command.restore({ ...at, from })}
        onClose={() => setOver(undefined)}
      />
    </div>
  )
}

function useGuardedDrafts(key: SiteTextKey, texts: readonly SiteTextDetail[]) {
  const text = useText()
  const drafts = useTextDrafts(key, texts)
  useLeaveGuard({
    isUnsaved: () => drafts.changed.length > 0,
    warning: () => text('site.leave-unsaved'),
    wouldBeLost: () => true,
  })
  return drafts
}

type TextLayerProps = {
  over: 'preview' | 'history' | undefined
  pageKey: SiteTextKey
  held: HeldText
  home: HomePreview
  busy: boolean
  onRestore: (from: number) => void
  onClose: () => void
}

function TextLayer({ over, pageKey, held, home, ...rest }: TextLayerProps) {
  const { base, draft } = held
  if (over === 'history') return <TextHistory detail={base} changed={isChanged(held)} {...rest} />
  if (over === undefined) return null
  return (
    <TextPreview pageKey={pageKey} page={wordsOf(draft)} language={base.language} home={home} onClose={rest.onClose} />
  )
}

type SaveProps = { isBusy: boolean; changed: boolean; published: boolean; onSave: () => void; onPublish: () => void }

function SaveButtons({ isBusy, changed, published, onSave, onPublish }: SaveProps) {
  const text = useText()
  const unpublished = changed ? text('site.save-first') : undefined
  return (
    <div className="actions docked">
      <Button look="ghost" busy={isBusy} reason={changed ? undefined : text('site.nothing-changed')} onClick={onSave}>
        {text('site.save-draft')}
      </Button>
      <Button
        busy={isBusy}
        reason={unpublished ?? (published ? text('site.text-published') : undefined)}
        onClick={onPublish}
      >
        {text('site.publish')}
      </Button>
    </div>
  )
}

type LanguageTabsProps = {
  language: Language
  changed: readonly Language[]
  onChange: (language: Language) => void
}

function LanguageTabs({ language, changed, onChange }: LanguageTabsProps) {
  const text = useText()
  return (
    <Tabs
      label={text('site.languages')}
      value={language}
      onChange={onChange}
      tabs={languages.map((one) => ({
        value: one,
        label: (
          <span lang={one}>
            {languageNames[one]}
            {changed.includes(one) && <span title={text('site.unsaved')}> •</span>}
          </span>
        ),
      }))}
    />
  )
}

function PublishState({ detail, changed }: { detail: SiteTextDetail; changed: boolean }) {
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

type TakeOptions = (options: { keepTyped: boolean }) => void

/** The refusal of a saving, with a choice of text after a conflict. */
function Refused({ error, base, onTake }: { error: Error | null; base: SiteTextDetail; onTake: TakeOptions }) {
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
                  confirmLabel: text('site.take-theirs'),
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
