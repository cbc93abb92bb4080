import type { Mode } from '@landbridge/contract/shared/modes'
import { type ButtonHTMLAttributes, type MouseEvent, type ReactNode, Suspense, useRef } from 'react'
import { Link } from 'react-router'
import { lazyPart } from '../load-part.ts'
import { useText } from '../text.tsx'
import { useTitleInHeader } from '../title.ts'
import { Icon, type IconName } from './icon.tsx'

type Look = 'filled' | 'ghost' | 'plain'
type ButtonLook = {
  look?: Look
  low?: boolean
  wide?: boolean
  danger?: boolean
  icon?: IconName | undefined
  className?: string
}

const buttonClass = ({ look = 'filled', low, wide, danger, className }: ButtonLook) =>
  ['btn', look !== 'filled' && look, low && 'low', wide && 'wide', danger && 'danger', className]
    .filter(Boolean)
    .join(' ')

type RefusableProps = {
  reason?: string | undefined
  busy?: boolean
} & ButtonHTMLAttributes<HTMLButtonElement>

const RefusalTip = lazyPart(async () => (await import('./refusal-tip.tsx')).RefusalTip)

function Refusable({ reason, busy, onClick, ...rest }: RefusableProps) {
  const button = useRef<HTMLButtonElement>(null)
  const isRefused = reason !== undefined
  const isIdle = isRefused || busy
  return (
    <>
      <button
        type="button"
        {...rest}
        ref={button}
        aria-disabled={isIdle || undefined}
        aria-busy={busy || undefined}
        onClick={isIdle ? (event: MouseEvent) => event.preventDefault() : onClick}
      />
      {isRefused && (
        <Suspense fallback={null}>
          <RefusalTip target={button} reason={reason} />
        </Suspense>
      )}
    </>
  )
}

type ButtonProps = ButtonLook & Omit<RefusableProps, 'className'>

/** A button, of which each block has at most one filled. */
export function Button({ look, low, wide, danger, icon, className, children, ...rest }: ButtonProps) {
  return (
    <Refusable {...rest} className={buttonClass({ look, low, wide, danger, className } as ButtonLook)}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </Refusable>
  )
}

export function ButtonLink({ to, children, icon, ...look }: ButtonLook & { to: string; children: ReactNode }) {
  return (
    <Link to={to} className={buttonClass(look)}>
      {icon && <Icon name={icon} size="s" />}
      {children}
    </Link>
  )
}

type IconButtonProps = { name: IconName; label: string } & Omit<RefusableProps, 'name'>

export function IconButton({ name, label, ...rest }: IconButtonProps) {
  return (
    <Refusable className="icon-btn" aria-label={label} title={label} {...rest}>
      <Icon name={name} />
    </Refusable>
  )
}

export type Tone = 'info' | 'ok' | 'warn' | 'bad' | 'idle'

export function StatusPill({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`pill ${tone}`}>{children}</span>
}

export const ModePill = ({ mode, children }: { mode: Mode; children: ReactNode }) => (
  <span className={`pill mode mode-${mode}`}>{children}</span>
)

/** A mode's colour beside its word. */
export const ModeDot = ({ mode }: { mode: Mode }) => <i className={`dot mode-${mode}`} aria-hidden="true" />

/** A count of open items, absent for zero. */
export const Count = ({ count }: { count: number | undefined }) =>
  count ? <em className="count">{count > 99 ? '99+' : count}</em> : null

export function Note({ tone, icon = 'warn', children }: { tone: Tone; icon?: IconName; children: ReactNode }) {
  return (
    <div className={`note ${tone}`} role={tone === 'bad' ? 'alert' : undefined}>
      <Icon name={icon} size="s" />
      <div>{children}</div>
    </div>
  )
}

type CardProps = {
  title?: ReactNode
  actions?: ReactNode
  dense?: boolean
  id?: string
  className?: string
  children?: ReactNode
}

export function Card({ title, actions, dense, id, className = '', children }: CardProps) {
  return (
    <section className={`card ${dense ? 'dense' : ''} ${className}`} id={id}>
      {title !== undefined && <CardHead title={title} actions={actions} />}
      {children}
    </section>
  )
}

export function CardHead({ title, actions }: Pick<CardProps, 'title' | 'actions'>) {
  return (
    <div className="card-h">
      <h2>{title}</h2>
      {actions && <div className="actions">{actions}</div>}
    </div>
  )
}

export type Crumb = { label: string; to?: string }

export function Breadcrumb({ trail }: { trail: readonly Crumb[] }) {
  const text = useText()
  return (
    <nav className="crumb" aria-label={text('shared.breadcrumb')}>
      <ol>
        {trail.map(({ label, to }) => (
          <li key={label}>{to ? <Link to={to}>{label}</Link> : label}</li>
        ))}
      </ol>
    </nav>
  )
}

type PageHeadProps = {
  title?: ReactNode
  trail?: readonly Crumb[]
  note?: ReactNode
  /** On a telephone the actions stand at the foot of the screen. */
  dock?: boolean
  children?: ReactNode
}

export function PageHead({ title, trail, note, dock, children }: PageHeadProps) {
  const isInHeader = useTitleInHeader() === title
  return (
    <header className="page-h">
      <div>
        {trail && <Breadcrumb trail={trail} />}
        {title && <h1 className={isInHeader ? 'in-header' : undefined}>{title}</h1>}
        {note && <div className="muted">{note}</div>}
      </div>
      {children && <div className={dock ? 'actions docked' : 'actions'}>{children}</div>}
    </header>
  )
}

/** The page's actions at the foot of a telephone's screen, the main one last. */
export const Dock = ({ children }: { children: ReactNode }) => <div className="dock">{children}</div>

/** A record's first facts, in a row of three on a phone. */
export function BriefFacts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="brief-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Parts of a line with dots between them, which never end or begin a line. */
export function DotLine({ parts }: { parts: readonly ReactNode[] }) {
  const filledParts = parts.filter(Boolean)
  return (
    <p className="muted dot-line">
      {filledParts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts never move
        <span key={i}>
          {i > 0 && <i> · </i>}
          {part}
        </span>
      ))}
    </p>
  )
}

/** Names and values side by side. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type Choice<V extends string> = { value: V; label: ReactNode }
type SegmentsProps<V extends string> = {
  label: string
  value: V
  choices: readonly Choice<V>[]
  onChange: (value: V) => void
}

export function Segments<V extends string>({ label, value, choices, onChange }: SegmentsProps<V>) {
  return (
    <fieldset className="seg" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}

export function Chip({
  isPressed,
  onClick,
  children,
}: {
  isPressed?: boolean
  onClick?: () => void
  children: ReactNode
}) {
  return (
    <button type="button" className="chip" aria-pressed={!!isPressed} onClick={onClick}>
      {children}
    </button>
  )
}
