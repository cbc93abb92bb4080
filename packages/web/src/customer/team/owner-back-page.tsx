import type { teamEndpoints } from '@landbridge/contract/customer/team-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { useLocation } from 'react-router'
import type { z } from 'zod'
import { paths } from '../../paths.ts'
import { useFormat } from '../../platform/format.ts'
import { openLogin } from '../../platform/login-request.ts'
import { useText } from '../../platform/text.tsx'
import { toastError } from '../../platform/ui/messages.ts'
import { Button, ButtonLink, Card, PageHead } from '../../platform/ui/parts.tsx'
import { EmptyState, Loading, SkeletonPage } from '../../platform/ui/states.tsx'
import { useGoBack, useWayBack } from '../team-api.ts'
import styles from './team.module.css'

type OwnerRestoration = z.output<typeof teamEndpoints.lookBack.output>

/** Restores an owner whom another removed, by a link whose key behind the # reaches no log. */
export function OwnerBackPage() {
  const key = new URLSearchParams(useLocation().hash.slice(1)).get('key') ?? ''
  return (
    <div className={`wrap ${styles.invite}`}>
      <OwnerBackByKey backKey={key} />
    </div>
  )
}

const isLinkOver = (error: unknown): boolean =>
  error instanceof Problem && (error.code === 'customer.way-back-missing' || error.code === 'shared.invalid-input')

function OwnerBackByKey({ backKey }: { backKey: string }) {
  const text = useText()
  const back = useWayBack(backKey)
  if (backKey === '' || isLinkOver(back.error)) {
    return (
      <Card>
        <h1 className="unseen">{text('customer.way-back')}</h1>
        <EmptyState title={text('customer.way-back-over')} hint={text('customer.way-back-missing')} icon="message">
          <ButtonLink to={paths.home()}>{text('customer.to-home')}</ButtonLink>
        </EmptyState>
      </Card>
    )
  }
  return (
    <Loading query={back} skeleton={<SkeletonPage />}>
      {(found) => <Answer back={found} backKey={backKey} />}
    </Loading>
  )
}

function Answer({
  back: { companyName, change, putOutBy, expiresAt },
  backKey,
}: {
  back: OwnerRestoration
  backKey: string
}) {
  const text = useText()
  const format = useFormat()
  const goBack = useGoBack()
  const undo = () => goBack.mutate({ key: backKey }, { onError: toastError })
  return (
    <>
      <PageHead title={text('customer.way-back')} />
      <Card>
        {goBack.isSuccess ? (
          <EmptyState title={text('customer.way-back-done', { name: companyName })} icon="tick">
            <Button onClick={() => openLogin()}>{text('customer.way-back-log-in')}</Button>
          </EmptyState>
        ) : (
          <div className="pad stack tight">
            <p>{text(`customer.way-back-${change}`, { by: putOutBy, name: companyName })}</p>
            <p className="muted small">{text('customer.way-back-hint', { time: format.dayTime(expiresAt) })}</p>
            <Button wide busy={goBack.isPending} onClick={undo}>
              {text('customer.way-back-do')}
            </Button>
          </div>
        )}
      </Card>
    </>
  )
}
