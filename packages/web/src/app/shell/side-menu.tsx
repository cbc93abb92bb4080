import { createContext, useContext, useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { userMemory } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { Count } from '../../platform/ui/parts.tsx'
import { activeIndex, type SideMenuItem, sideMenu } from './side-menu-items.ts'

const shadowAfterPx = 20
const throttleMs = 50

/** How much waits for the reader behind an entry, by its index. */
export const MenuCounts = createContext<Readonly<Record<string, number | undefined>>>({})

/** The side menu: icons, which open to words on hover or when the keyboard is in it. */
export function SideMenu() {
  const text = useText()
  const { isScrolled, onScroll } = useScrollShadow()
  return (
    <nav className={isScrolled ? 'side scrolled' : 'side'} aria-label={text('shell.side-menu')} onScroll={onScroll}>
      <SideMenuEntries />
    </nav>
  )
}

/** The entries; on a phone they stand in a drawer. */
export function SideMenuEntries() {
  return sideMenu.map((part, at) => (
    <div key={part[0]?.index} className="side-part">
      {at > 0 && <hr />}
      {part.map((item) =>
        item.subMenu ? <Group key={item.index} item={item} /> : <Entry key={item.index} item={item} />,
      )}
    </div>
  ))
}

function Entry({ item, isSub = false }: { item: SideMenuItem; isSub?: boolean }) {
  const text = useText()
  const isOn = activeIndex(useLocation().pathname) === item.index
  const count = useContext(MenuCounts)[item.index]
  return (
    <Link
      to={item.route ?? ''}
      className={isSub ? 'side-item sub' : 'side-item'}
      aria-current={isOn ? 'page' : undefined}
      title={text(item.name)}
    >
      {item.icon && <Icon name={item.icon} />}
      <span className="side-word">{text(item.name)}</span>
      {count ? (
        <span className="side-count">
          <Count of={count} />
          <span className="unseen">{text('shell.waiting', { count })}</span>
        </span>
      ) : null}
    </Link>
  )
}

const openKey = 'side-menu'
const openGroups = () => (userMemory.read(openKey) ?? '').split(',').filter(Boolean)

/** A mode: closed unless one is in it or has opened it, which the tab remembers. */
function Group({ item }: { item: SideMenuItem }) {
  const text = useText()
  const active = activeIndex(useLocation().pathname)
  const isIn = item.subMenu?.some(({ index }) => index === active) ?? false
  const [isOpen, setOpen] = useState(() => isIn || openGroups().includes(item.index))
  useEffect(() => {
    if (isIn) setOpen(true)
  }, [isIn])
  const turn = () => {
    const others = openGroups().filter((index) => index !== item.index)
    userMemory.write(openKey, (isOpen ? others : [...others, item.index]).join())
    setOpen(!isOpen)
  }
  return (
    <>
      <button
        type="button"
        className={isIn ? 'side-item inside' : 'side-item'}
        aria-expanded={isOpen}
        title={text(item.name)}
        onClick={turn}
      >
        {item.icon && <Icon name={item.icon} />}
        <span className="side-word">{text(item.name)}</span>
        <span className="side-word drop-mark">
          <Icon name={isOpen ? 'up' : 'down'} size="s" />
        </span>
      </button>
      {isOpen && (
        <div className="side-sub">
          {item.subMenu?.map((sub) => (
            <Entry key={sub.index} item={sub} isSub />
          ))}
        </div>
      )}
    </>
  )
}

/** Shows that something has gone under the upper edge; looked at every 50 ms at most. */
function useScrollShadow() {
  const [isScrolled, setScrolled] = useState(false)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const onScroll = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    if (waiting.current) return
    waiting.current = setTimeout(() => {
      waiting.current = undefined
      setScrolled(currentTarget.scrollTop > shadowAfterPx)
    }, throttleMs)
  }
  return { isScrolled, onScroll }
}
