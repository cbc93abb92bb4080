import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { paths } from '../../paths.ts'
import { chooseLanguage, languageNames } from '../../platform/language.ts'
import { useAllowed, useSession } from '../../platform/session.ts'
import { type Text, useLanguage, useText } from '../../platform/text.tsx'
import { type Command, CommandList } from '../../platform/ui/command-list.tsx'
import { useDeskEntries } from '../shell/desk-menu.ts'
import { sideMenu } from '../shell/side-menu-items.ts'
import { useFoundRecords } from './find-records.ts'
import { openKeySheet } from './open-overlay.ts'
import { recentThings } from './recent-things.ts'

type PaletteAction = Command & { run: () => void }

const restMs = 200

/** Search over recently opened things, pages, actions and records. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const text = useText()
  const go = useNavigate()
  const [keyword, setKeyword] = useState('')
  const { found, isBusy, isPartial } = useFoundRecords(useDebounced(keyword))
  const pages = usePages()
  const actions = usePaletteActions()
  const [recent] = useState(recentThings)
  const opened = recent.map(({ at, name }) => ({ id: at, label: name, group: text('shell.find-recent') }))
  const choose = (id: string) => {
    onClose()
    const action = actions.find((one) => one.id === id)
    if (action) action.run()
    else void go(id)
  }
  return (
    <CommandList
      title={text('shell.find')}
      commands={[...opened, ...actions, ...pages]}
      found={found}
      isBusy={isBusy}
      note={isPartial ? text('shell.find-partial') : undefined}
      onType={setKeyword}
      onChoose={choose}
      onClose={onClose}
    />
  )
}

/** The typed words after a pause, without single letters, which match too much. */
function useDebounced(typed: string): string {
  const words = typed.trim()
  const keyword = words.length > 1 || /\p{Script=Han}/u.test(words) ? words : ''
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(keyword), restMs)
    return () => clearTimeout(timer)
  }, [keyword])
  return keyword === '' ? '' : rested
}

function usePages(): readonly Command[] {
  const text = useText()
  const { isStaff } = useSession()
  const entries = useDeskEntries()
  const group = text('shell.find-pages')
  if (!isStaff) return customerPages(text)
  return entries.flatMap(({ name, route, under }) =>
    under
      ? under.map((one) => ({ id: one.route, label: text(one.name), group: text(name) }))
      : route
        ? [{ id: route, label: text(name), group }]
        : [],
  )
}

const customerPages = (text: Text): readonly Command[] =>
  sideMenu.flat().flatMap(({ name, subMenu, ...item }) =>
    (subMenu ?? [{ name, ...item }]).map((one) => ({
      id: one.route ?? '',
      label: text(one.name),
      group: text(subMenu ? name : 'shell.find-pages'),
    })),
  )

function usePaletteActions(): readonly PaletteAction[] {
  const text = useText()
  const go = useNavigate()
  const { isStaff } = useSession()
  const isAllowed = useAllowed()
  const language = useLanguage()
  const open = (at: string) => () => void go(at)
  const ofReader = isStaff
    ? isAllowed('pricing.edit')
      ? ([
          ['new-tariff', text('shell.deed-tariff'), open(deskPaths.tariff('new'))],
          ['new-departure', text('shell.deed-departure'), open(deskPaths.departure('new'))],
        ] as const)
      : []
    : ([
        ['book', text('shell.deed-book'), open(paths.startBooking())],
        ['prices', text('shell.deed-prices'), open(paths.userFreightQuery())],
      ] as const)
  const others = Object.entries(languageNames).filter(([one]) => one !== language)
  const actions = [...ofReader, ['keys', text('shell.keys'), openKeySheet] as const]
  return [
    ...actions.map(([id, label, run]) => ({ id, label, run, group: text('shell.find-deeds') })),
    ...others.map(([one, name]) => ({
      id: `to ${one}`,
      label: name,
      run: () => void chooseLanguage(one as typeof language),
      group: text('shell.language'),
    })),
  ]
}
