import type { languages } from '@landbridge/contract/shared/languages'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { initialsOf } from '../../platform/initials.ts'
import { chooseLanguage, languageNames } from '../../platform/language.ts'
import { openLogin } from '../../platform/login-request.ts'
import { readSession, type SessionUser, useSession } from '../../platform/session.ts'
import { type TextKey, useLanguage, useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { StatusPill } from '../../platform/ui/parts.tsx'
import { openKeySheet, openSearch } from '../palette/open-overlay.ts'
import { HoverList } from './hover-list.tsx'

const languageItems = ['zh-CN', 'en', 'zh-TW', 'ru'] as const satisfies readonly (typeof languages)[number][]

const shortNames: Record<(typeof languageItems)[number], string> = {
  'zh-CN': '简体',
  en: 'EN',
  'zh-TW': '繁體',
  ru: 'RU',
}

export function LanguageMenu({ waits }: { waits?: boolean }) {
  const text = useText()
  const language = useLanguage()
  const label = (
    <>
      <span className="desk-only">{languageNames[language]}</span>
      <span className="phone-only">{shortNames[language]}</span>
      <span className="unseen">, {text('shell.language')}</span>
      <Icon name="down" size="s" />
    </>
  )
  return (
    <HoverList label={label} className="tool lang" align="right" waits={waits}>
      {languageItems.map((one) => (
        <button
          key={one}
          type="button"
          className="pop-item"
          lang={one}
          aria-current={one === language}
          onClick={() => chooseLanguage(one)}
        >
          {languageNames[one]}
        </button>
      ))}
    </HoverList>
  )
}

const certificationTones: Readonly<Record<number, 'info' | 'ok'>> = { 1: 'info', 2: 'ok' }
const certifications: Readonly<Record<number, TextKey>> = { 1: 'shell.under-certification', 2: 'shell.certified' }

/** A button for the search over everything, for readers who do not know its key. */
export function SearchButton() {
  const text = useText()
  const { isLoggedIn } = useSession()
  return isLoggedIn ? (
    <button type="button" className="tool" aria-keyshortcuts="Control+K Meta+K" title="Ctrl K" onClick={openSearch}>
      <Icon name="search" />
      <span className="unseen">{text('shell.search')}</span>
    </button>
  ) : null
}

/** The reader's menu, or the login button of a guest. */
export function Account() {
  const text = useText()
  const { user, status } = useSession()
  if (status === 'guest') {
    return (
      <button type="button" className="btn low" onClick={() => openLogin()}>
        <span className="desk-only">{text('shell.log-in-register')}</span>
        <span className="phone-only">{text('shell.log-in')}</span>
      </button>
    )
  }
  return user ? <Avatar user={user} /> : <span className="avatar skeleton" />
}

function Avatar({ user }: { user: SessionUser }) {
  const text = useText()
  const go = useNavigate()
  const certification = text(certifications[user.customerState] ?? 'shell.not-certified')
  const displayName = user.realName || certification
  const exit = async () => {
    await (await import('../../access/login/leave.ts')).leave()
    if (readSession().status === 'guest') void go(paths.home())
  }
  return (
    <HoverList
      label={
        <>
          {user.avatar ? (
            <img src={user.avatar} alt="" width="35" height="35" />
          ) : (
            <span aria-hidden="true">{initialsOf(displayName)}</span>
          )}
          <span className="unseen">{displayName}</span>
        </>
      }
      className="avatar"
      align="right"
    >
      <ReaderNamed user={user} name={displayName} certification={certification} />
      <button
        type="button"
        className="pop-item"
        onClick={() => go(user.role === 'admin' ? paths.desk() : paths.account())}
      >
        <Icon name={user.role === 'admin' ? 'list' : 'user'} size="s" />
        {text(user.role === 'admin' ? 'shell.back-office' : 'shell.account')}
      </button>
      {user.role === 'admin' && (
        <>
          <button type="button" className="pop-item" onClick={() => go(paths.account())}>
            <Icon name="user" size="s" />
            {text('shell.account')}
          </button>
          <button type="button" className="pop-item" onClick={() => go(paths.staffSecurity())}>
            <Icon name="shield" size="s" />
            {text('shell.security')}
          </button>
        </>
      )}
      <button type="button" className="pop-item desk-only" onClick={openKeySheet}>
        <Icon name="keys" size="s" />
        {text('shell.keys')}
      </button>
      <button type="button" className="pop-item" onClick={exit}>
        <Icon name="exit" size="s" />
        {text('shell.log-out')}
      </button>
    </HoverList>
  )
}

/** The reader's name with the company and its certification, or as staff. */
function ReaderNamed({ user, name, certification }: { user: SessionUser; name: string; certification: string }) {
  const text = useText()
  return (
    <div className="who">
      <strong>{name}</strong>
      {user.role === 'admin' ? (
        <small className="muted">{text('shell.back-office')}</small>
      ) : (
        <>
          {user.customerName && <small className="muted">{user.customerName}</small>}
          <StatusPill tone={certificationTones[user.customerState] ?? 'idle'}>{certification}</StatusPill>
        </>
      )}
    </div>
  )
}
