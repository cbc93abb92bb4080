import { Problem } from '@landbridge/contract/shared/problem'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { isForbidden } from '../forbidden.ts'
import { namedText, type Text, type TextValues, useText } from '../text.tsx'
import { Icon, type IconName } from './icon.tsx'
import { Button, type Crumb } from './parts.tsx'
import { Drawing, Pin, Shape, Stop, Way } from './pictures/drawing.tsx'

export const Skeleton = ({ width = '100%', height = 14 }: { width?: string | number; height?: number }) => (
  <span className="skeleton" style={{ width, height }} aria-hidden="true" />
)

export function SkeletonLines({ lines = 4 }: { lines?: number }) {
  const text = useText()
  return (
    <div className="stack tight pad" role="status" aria-label={text('shared.loading')}>
      {Array.from({ length: lines }, (_, i) => (
        <Skeleton key={String(i)} width={`${90 - ((i * 23) % 45)}%`} />
      ))}
    </div>
  )
}

/** A loading page's shape: stacked cards, or a form beside its panel. */
export type PageShape = 'form'

/** A loading page: a head and two cards, or a form beside its panel. */
export function SkeletonPage({ shape }: { shape?: PageShape | undefined }) {
  return (
    <div className="stack">
      <Skeleton width={220} height={28} />
      <div className={shape ? 'skeleton-form' : 'stack'}>
        <div className="card">
          <SkeletonLines lines={3} />
        </div>
        <div className="card">
          <SkeletonLines lines={7} />
        </div>
      </div>
    </div>
  )
}

const NothingPicture = () => (
  <Drawing width={140} height={72}>
    <Shape d="M34 34h44l10-12H46zM34 34v26h44V34M78 60l10-12V22" />
    <Way d="M96 54C106 42 112 44 122 50" ahead />
    <Pin x={122} y={50} ahead />
    <Stop x={14} y={54} ahead />
    <Way d="M19 54h9" ahead />
  </Drawing>
)

/** An empty state with one button for the next step. */
export function EmptyState({
  title,
  hint,
  icon,
  children,
}: {
  title?: string
  hint?: string
  icon?: IconName
  children?: ReactNode
}) {
  const text = useText()
  return (
    <div className="state">
      {icon ? <Icon name={icon} size="l" /> : <NothingPicture />}
      <strong>{title ?? text('shared.empty-list')}</strong>
      {hint && <p>{hint}</p>}
      {children}
    </div>
  )
}

export function problemText(error: unknown, text: Text): string {
  return error instanceof Problem
    ? namedText(text, error.code, error.data as TextValues | undefined)
    : text('shared.broken')
}

export const errorIdOf = (error: unknown) =>
  error instanceof Problem ? (error.data as { errorId?: string } | undefined)?.errorId : undefined

type ErrorProps = {
  error: unknown
  onRetry?: (() => void) | undefined
  list?: Crumb | undefined
}

/** An error with a retry, or the way home where the reader lacks the permission. */
export function ErrorState({ error, onRetry, list }: ErrorProps) {
  const text = useText()
  const errorId = errorIdOf(error)
  // It stands for the whole page where the page would be about one thing.
  const Title = list ? 'h1' : 'strong'
  return (
    <div className="state" role="alert">
      <Icon name="wrong" size="l" />
      {!isForbidden(error) && <Title>{text('shared.load-failed')}</Title>}
      <p>{problemText(error, text)}</p>
      {errorId && <p className="small mono">{text('shared.error-id', { id: errorId })}</p>}
      {isForbidden(error) && <a href={paths.home()}>{text('shared.to-home')}</a>}
      {onRetry && !isForbidden(error) && (
        <Button look="ghost" low icon="again" onClick={onRetry}>
          {text('shared.retry')}
        </Button>
      )}
      {list?.to && <Link to={list.to}>{text('shared.back-to', { page: list.label })}</Link>}
    </div>
  )
}

/** One failed part of a page. */
export function PartialState({ onRetry }: { onRetry: () => void }) {
  const text = useText()
  return (
    <div className="partial warn" role="alert">
      {text('shared.part-failed')}
      <Button look="plain" low onClick={onRetry}>
        {text('shared.retry')}
      </Button>
    </div>
  )
}

type Loaded<T> = { data: T | undefined; error: unknown; refetch: () => unknown }

/** A query's answer, its skeleton, or its error with a retry. */
export function Loading<T>({
  query,
  skeleton,
  list,
  children,
}: Pick<ErrorProps, 'list'> & {
  query: Loaded<T>
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <ErrorState error={query.error} onRetry={() => query.refetch()} list={list} />
  return skeleton ?? <SkeletonLines />
}
