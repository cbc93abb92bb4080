import type { TariffDetail } from '@landbridge/contract/pricing/pricing-desk-endpoints'
import type { TariffAction } from '@landbridge/contract/pricing/tariff-lifecycle'
import { type TariffForm, tariffForm } from '@landbridge/contract/pricing/tariff-terms'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { paths } from '../../paths.ts'
import { useContractForm } from '../../platform/form/use-contract-form.ts'
import { useFormat } from '../../platform/format.ts'
import { useAllowed } from '../../platform/session.ts'
import { type TextKey, useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { confirm, toast, toastError } from '../../platform/ui/messages.tsx'
import { Button, Card, PageHead, StatusPill } from '../../platform/ui/parts.tsx'
import { Loading, SkeletonPage } from '../../platform/ui/states.tsx'
import { usePricingDeskMode } from '../modes/pricing-desk-modes.ts'
import styles from '../pricing.module.css'
import { usePublishTariff, useSaveTariff, useTariff } from '../pricing-api.ts'
import { tariffTone } from './tariff-columns.tsx'
import { VersionDialog, WithdrawDialog } from './tariff-dialogs.tsx'
import { TariffFields } from './tariff-fields.tsx'
import { blankTariff, sentTariff, tariffValues } from './tariff-values.ts'

/** One version of a price line: a draft is edited and published, a published one gets a next version or is withdrawn. */
export function TariffPage() {
  const { id = '' } = useParams()
  const isNew = id === 'new'
  const tariff = useTariff(id, { enabled: !isNew })
  if (isNew) return <TariffEditor key="new" />
  return (
    <Loading of={tariff} skeleton={<SkeletonPage />}>
      {(detail) => <TariffEditor key={`${detail.id} ${detail.version}`} detail={detail} />}
    </Loading>
  )
}

function TariffEditor({ detail }: { detail?: TariffDetail }) {
  const text = useText()
  const go = useNavigate()
  const may = useAllowed()
  const { blankCharges } = usePricingDeskMode()
  const save = useSaveTariff()
  const publish = usePublishTariff()
  const [asked, setAsked] = useState<'version' | 'withdraw'>()
  const form = useContractForm<TariffForm>(
    tariffForm,
    detail ? tariffValues(detail) : blankTariff(blankCharges),
    save.error ?? publish.error,
  )
  useTitle(detail?.lineNo)
  const isOpen = (!detail || detail.state === 'draft') && may('pricing.edit')
  const standing = detail && { id: detail.id, version: detail.version }
  const keep = form.handleSubmit((values) =>
    save.mutate(
      { ...sentTariff(values), ...standing },
      {
        onSuccess: (saved) => {
          toast(text('pricing.saved'), { kind: 'good' })
          if (!detail) void go(paths.deskTariff(saved.id), { replace: true })
        },
        onError: toastError,
      },
    ),
  )
  const putOut = form.handleSubmit(async (values) => {
    if (!standing || !(await confirm(text('pricing.publish-question', { day: values.validFrom })))) return
    const saved = await save.mutateAsync({ ...sentTariff(values), ...standing }).catch(toastError)
    if (!saved) return
    publish.mutate(
      { id: saved.id, version: saved.version },
      { onSuccess: () => toast(text('pricing.published-now'), { kind: 'good' }), onError: toastError },
    )
  })
  return (
    <>
      <PageHead
        trail={[{ label: text('pricing.tariffs-title'), to: paths.deskTariffs() }]}
        title={<TariffTitle detail={detail} />}
      >
        {isOpen && (
          <Button look="ghost" busy={save.isPending} onClick={keep}>
            {text('pricing.save-draft')}
          </Button>
        )}
        {detail && (
          <>
            <ActionButton
              detail={detail}
              name="withdraw"
              permission="pricing.publish"
              onClick={() => setAsked('withdraw')}
            />
            <ActionButton
              detail={detail}
              name="version"
              permission="pricing.edit"
              onClick={() => setAsked('version')}
            />
            <ActionButton
              detail={detail}
              name="publish"
              permission="pricing.publish"
              filled
              busy={publish.isPending}
              onClick={putOut}
            />
          </>
        )}
      </PageHead>
      {detail && <Versions detail={detail} />}
      <form className={styles.deskForm} onSubmit={keep} aria-label={text('pricing.tariff-title')}>
        <TariffFields form={form} disabled={!isOpen} />
      </form>
      {detail && asked === 'version' && <VersionDialog detail={detail} onClose={() => setAsked(undefined)} />}
      {detail && asked === 'withdraw' && <WithdrawDialog detail={detail} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function TariffTitle({ detail }: { detail: TariffDetail | undefined }) {
  const text = useText()
  if (!detail) return text('pricing.tariff-new')
  return (
    <>
      {detail.lineNo} · v{detail.revision}
      <StatusPill tone={tariffTone[detail.state]}>{detail.stateLabel}</StatusPill>
      {detail.isCurrent && <StatusPill tone="info">{text('pricing.holds-today')}</StatusPill>}
      {detail.sample && <StatusPill tone="idle">{text('pricing.sample')}</StatusPill>}
    </>
  )
}

const words: Readonly<Record<Exclude<TariffAction, 'save'>, TextKey>> = {
  publish: 'pricing.publish-it',
  version: 'pricing.new-version',
  withdraw: 'pricing.withdraw',
}

type ActionProps = {
  detail: TariffDetail
  name: Exclude<TariffAction, 'save'>
  permission: string
  filled?: boolean
  busy?: boolean
  onClick: () => void
}

/** An action as the life of the line allows it; a refused one stays in view and says why. */
function ActionButton({ detail, name, permission, filled, busy, onClick }: ActionProps) {
  const text = useText()
  const may = useAllowed()
  const action = detail.actions.find((one) => one.name === name)
  const refused = !may(permission) ? 'access.not-allowed' : action?.allowed ? undefined : action?.reason
  return (
    <Button
      look={filled ? 'filled' : 'ghost'}
      reason={refused && text(refused as TextKey)}
      {...(busy !== undefined && { busy })}
      onClick={onClick}
    >
      {text(words[name])}
    </Button>
  )
}

/** Every version of the line, from which days on each holds. */
function Versions({ detail }: { detail: TariffDetail }) {
  const text = useText()
  const format = useFormat()
  if (detail.versions.length < 2 && !detail.withdrawnReason) return null
  return (
    <Card title={text('pricing.versions')} dense className={styles.versions ?? ''}>
      <table className="table card-table">
        <tbody>
          {detail.versions.map((one) => (
            <tr key={one.id} className={one.id === detail.id ? 'picked' : undefined}>
              <td>
                <Link to={paths.deskTariff(one.id)}>v{one.revision}</Link>
              </td>
              <td>{format.days(one.validFrom, one.validTo)}</td>
              <td>
                <StatusPill tone={tariffTone[one.state]}>{one.stateLabel}</StatusPill>
              </td>
              <td>{one.isCurrent && text('pricing.holds-today')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {detail.withdrawnReason && (
        <p className="pad">{text('pricing.withdrawn-for', { reason: detail.withdrawnReason })}</p>
      )}
    </Card>
  )
}
