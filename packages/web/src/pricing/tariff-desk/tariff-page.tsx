import type { TariffDetail } from '@landbridge/contract/pricing/tariff-desk-endpoints'
import { type TariffForm, tariffForm } from '@landbridge/contract/pricing/tariff-terms'
import type { LegModeCode } from '@landbridge/contract/shared/modes'
import { type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { deskPaths } from '../../desk-paths.ts'
import { RecordFrame } from '../../platform/form/record-frame.tsx'
import { useRecordForm } from '../../platform/form/use-record-form.tsx'
import { useFormat } from '../../platform/format.ts'
import { useAllowed } from '../../platform/session.ts'
import { useText } from '../../platform/text.tsx'
import { useTitle } from '../../platform/title.ts'
import { confirm, toast, toastError } from '../../platform/ui/messages.ts'
import { Button, Card, PageHead, StatusPill } from '../../platform/ui/parts.tsx'
import { TableBox } from '../../platform/ui/table-box.tsx'
import { ActionButton, editorPageOf, toastRefusal, useAfterSave } from '../desk/desk-editor.tsx'
import { InModeOf } from '../desk/desk-mode.tsx'
import { usePricingDeskMode } from '../desk/modes/pricing-desk-modes.ts'
import { blankTariff, sentTariff, tariffValues } from '../desk/tariff-values.ts'
import { usePricingFacts } from '../modes/pricing-modes.ts'
import styles from '../pricing.module.css'
import { readTariff, usePublishTariff, useSaveTariff, useTariff } from '../pricing-api.ts'
import { tariffTone } from './tariff-columns.tsx'
import { VersionDialog, WithdrawDialog } from './tariff-dialogs.tsx'
import { TariffFields } from './tariff-fields.tsx'
import { TariffSheet } from './tariff-sheet.tsx'

/** The draft as saved at the seen version; a new one names its mode. */
const savedAs = (detail: TariffDetail | undefined, version: number | undefined, serviceModeId: LegModeCode) =>
  detail && version ? { id: detail.id, version } : { serviceModeId }

/** The draft's form, saved before it is published. */
function useDraft(detail: TariffDetail | undefined) {
  const text = useText()
  const { blank: usual } = usePricingDeskMode()
  const { code: serviceModeId } = usePricingFacts()
  const save = useSaveTariff()
  const afterSave = useAfterSave(detail, deskPaths.tariff)
  const publish = usePublishTariff()
  const [blank] = useState(() => blankTariff(usual))
  const willPublish = useRef(false)
  const seenOf = (one: TariffDetail | undefined) => ({ values: one ? tariffValues(one) : blank, version: one?.version })
  const { form, submit, conflict } = useRecordForm<TariffForm, { id: string; version: number }>(tariffForm, {
    current: seenOf(detail),
    read: async () => detail && seenOf(await readTariff(detail.id)),
    save: (values, version) =>
      toastRefusal(save.mutateAsync({ ...sentTariff(values), ...savedAs(detail, version, serviceModeId) })),
    error: save.error ?? publish.error,
    onSaved: ({ id, version }) => {
      if (!willPublish.current) return afterSave({ id })
      const onSuccess = () => toast(text('pricing.published-now'), { kind: 'good' })
      publish.mutate({ id, version }, { onSuccess, onError: toastError })
    },
  })
  const keep = () => {
    willPublish.current = false
    submit()
  }
  const putOut = form.handleSubmit(async ({ validFrom }) => {
    if (
      !(await confirm(text('pricing.publish-question', { day: validFrom }), {
        confirmLabel: text('pricing.publish-it'),
      }))
    )
      return
    willPublish.current = true
    submit()
  })
  return { form, conflict, keep, putOut, isKeeping: save.isPending, isPublishing: publish.isPending }
}

function TariffEditor({ detail }: { detail?: TariffDetail }) {
  const text = useText()
  const isAllowed = useAllowed()
  const [dialog, setDialog] = useState<'version' | 'withdraw'>()
  const { form, conflict, keep, putOut, isKeeping, isPublishing } = useDraft(detail)
  useTitle(detail?.lineNo)
  const isOpen = (!detail || detail.state === 'draft') && isAllowed('pricing.edit')
  return (
    <>
      <PageHead
        trail={[{ label: text('pricing.tariffs-title'), to: deskPaths.tariffs() }]}
        dock
        title={<TariffTitle detail={detail} />}
      >
        <TariffActions tariff={detail} onAsk={setDialog}>
          {isOpen && (
            <Button look="ghost" busy={isKeeping} onClick={keep}>
              {text('pricing.save-draft')}
            </Button>
          )}
          {detail && (
            <ActionButton
              record={detail}
              name="publish"
              permission="pricing.publish"
              filled
              busy={isPublishing}
              onClick={putOut}
            >
              {text('pricing.publish-it')}
            </ActionButton>
          )}
        </TariffActions>
      </PageHead>
      {detail && <Versions detail={detail} />}
      {detail && !isOpen ? (
        <TariffSheet tariff={detail} />
      ) : (
        <RecordFrame
          record={{ submit: keep, conflict, refusal: null }}
          className={styles.deskForm ?? ''}
          label={text('pricing.tariff-title')}
        >
          <TariffFields form={form} />
        </RecordFrame>
      )}
      {detail && dialog === 'version' && <VersionDialog detail={detail} onClose={() => setDialog(undefined)} />}
      {detail && dialog === 'withdraw' && <WithdrawDialog detail={detail} onClose={() => setDialog(undefined)} />}
    </>
  )
}

type ActionsProps = {
  tariff: TariffDetail | undefined
  onAsk: (dialog: 'version' | 'withdraw') => void
  children: ReactNode
}

function TariffActions({ tariff: detail, onAsk, children }: ActionsProps) {
  const text = useText()
  if (!detail || detail.state === 'draft') return children
  return (
    <>
      <ActionButton record={detail} name="withdraw" permission="pricing.publish" onClick={() => onAsk('withdraw')}>
        {text('pricing.withdraw')}
      </ActionButton>
      <ActionButton record={detail} name="version" permission="pricing.edit" filled onClick={() => onAsk('version')}>
        {text('pricing.new-version')}
      </ActionButton>
    </>
  )
}

const EditorInMode = ({ detail }: { detail?: TariffDetail }) => (
  <InModeOf record={detail}>
    <TariffEditor {...(detail && { detail })} />
  </InModeOf>
)

export const TariffPage = editorPageOf(useTariff, EditorInMode, {
  title: 'pricing.tariffs-title',
  to: deskPaths.tariffs(),
})

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

function Versions({ detail }: { detail: TariffDetail }) {
  const text = useText()
  const format = useFormat()
  if (detail.versions.length < 2 && !detail.withdrawnReason) return null
  return (
    <Card title={text('pricing.versions')} className={styles.versions ?? ''}>
      <TableBox>
        <table className="table card-table stacked">
          <tbody>
            {detail.versions.map((one) => (
              <tr key={one.id} className={one.id === detail.id ? 'picked' : undefined}>
                <td>
                  <Link to={deskPaths.tariff(one.id)}>v{one.revision}</Link>
                </td>
                <td>{format.days(one.validFrom, one.lastDay, true)}</td>
                <td data-state="">
                  <StatusPill tone={tariffTone[one.state]}>{one.stateLabel}</StatusPill>
                </td>
                <td>{one.isCurrent && <StatusPill tone="info">{text('pricing.holds-today')}</StatusPill>}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableBox>
      {detail.withdrawnReason && (
        <p className="pad">{text('pricing.withdrawn-for', { reason: detail.withdrawnReason })}</p>
      )}
    </Card>
  )
}
