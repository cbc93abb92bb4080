import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { userMemory, useSession } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { Icon } from '../../platform/ui/icon.tsx'
import { MenuCount } from './menu-count.tsx'
import { countOf, type ItemCount, useMenuCounts } from './menu-counts.ts'
import { activeIndex, type SideMenuItem, sideMenu } from './side-menu-items.ts'

const shadowAfterPx = 20
const throttleMs = 50

/** The side menu: icons that open to words on hover, on focus, or for good when pinned. */
export function SideMenu() {
  const text = useText()
  const { isScrolled, onScroll } = useScrollShadow()
  const [isPinned, turnPin] = usePin()
  const look = `side${isScrolled ? ' scrolled' : ''}${isPinned ? ' pinned' : ''}`
  return (
    <nav className={look} aria-label={text('shell.side-menu')} onScroll={onScroll}>
      <SideMenuEntries />
      <div className="side-part">
        <hr />
        <button
          type="button"
          className="side-item"
          aria-pressed={isPinned}
          title={text('shell.side-menu-pin')}
          onClick={turnPin}
        >
          <Icon name="pin" />
          <span className="side-word">{text('shell.side-menu-pin')}</span>
        </button>
      </div>
    </nav>
  )
}

/** The reader's choice to keep the menu open, remembered for each user. */
function usePin(): [boolean, () => void] {
  const { user } = useSession()
  const key = `${user?.userId ?? 'guest'} side-menu-pinned`
  const [isPinned, setPinned] = useState(() => localStorage.getItem(key) !== null)
  const togglePin = () => {
    if (isPinned) localStorage.removeItem(key)
    else localStorage.setItem(key, '1')
    setPinned(!isPinned)
  }
  return [isPinned, togglePin]
}

export function SideMenuEntries() {
  const counts = useMenuCounts()
  return sideMenu.map((part, index) => (
    <div key={part[0]?.index} className="side-part">
      {index > 0 && <hr />}
      {part.map((item) =>
        item.subMenu ? (
          <Group key={item.index} item={item} countOfItem={(one) => countOf(one, counts)} />
        ) : (
          <Entry key={item.index} item={item} count={countOf(item, counts)} />
        ),
      )}
    </div>
  ))
}

function Entry({ item, count, isSub = false }: { item: SideMenuItem; count: ItemCount; isSub?: boolean }) {
  const text = useText()
  const isOn = activeIndex(useLocation().pathname) === item.index
  return (
    <Link
      to={item.route ?? ''}
      className={isSub ? 'side-item sub' : 'side-item'}
      aria-current={isOn ? 'page' : undefined}
      title={text(item.name)}
    >
      {item.icon && <Icon name={item.icon} />}
      <span className="side-word">{text(item.name)}</span>
      <MenuCount item={count} className="side-count" />
    </Link>
  )
}

const openKey = 'side-menu'
const openGroups = () => (userMemory.read(openKey) ?? '').split(',').filter(Boolean)

type GroupProps = { item: SideMenuItem; countOfItem: (item: SideMenuItem) => ItemCount }

/** A mode's entries, open inside the mode or by the reader's choice, with their sum while closed. */
function Group({ item, countOfItem }: GroupProps) {
  const text = useText()
  const active = activeIndex(useLocation().pathname)
  const isIn = item.subMenu?.some(({ index }) => index === active) ?? false
  const [isOpen, setOpen] = useState(() => isIn || openGroups().includes(item.index))
  useEffect(() => {
    if (isIn) setOpen(true)
  }, [isIn])
  const toggleGroup = () => {
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
        onClick={toggleGroup}
      >
        {item.icon && <Icon name={item.icon} />}
        <span className="side-word">{text(item.name)}</span>
        <MenuCount item={countOfItem(item)} className={isOpen ? 'side-count whole' : 'side-count'} />
        <span className="side-word drop-mark">
          <Icon name={isOpen ? 'up' : 'down'} size="s" />
        </span>
      </button>
      {isOpen && (
        <div className="side-sub">
          {item.subMenu?.map((sub) => (
            <Entry key={sub.index} item={sub} count={countOfItem(sub)} isSub />
          ))}
        </div>
      )}
    </>
  )
}

/** Shadow of a scrolled menu, updated every 50 ms at most. */
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
