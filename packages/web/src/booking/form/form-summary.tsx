import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { borderField, borderOf } from '@landbridge/contract/booking/fields/border-of'
import { type BookingForm, headFields } from '@landbridge/contract/booking/fields/form-fields'
import { boxText, goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import { shownPart } from '@landbridge/contract/booking/form/form-needs'
import { revenueTons, statedLoad } from '@landbridge/contract/booking/form/stated-load'
import { boxWords } from '@landbridge/contract/shared/box-words'
import { dayAfter } from '@landbridge/contract/shared/calendar-day'
import { isDay } from '@landbridge/contract/shared/reading/day-reading'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { businessDayOf, useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Button, Dock, Note } from '../../platform/ui/parts.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import { Skeleton } from '../../platform/ui/states.tsx'
import { usePlace, useTruckTypes } from '../../reference/index.ts'
import { useChargedWords } from '../blocks/charged-load.ts'
import styles from '../booking-form.module.css'
import { useLoadWords } from '../shown/load-words.ts'
import type { KnownFacts } from '../state/use-form-facts.ts'
import { DraftNote, SaveTemplate } from './form-keeping.tsx'
import type { SummaryProps } from './form-summary-props.ts'
import { IssueList } from './issue-list.tsx'
import { PriceEstimate } from './price-estimate.tsx'

export function FormSummary(props: SummaryProps) {
  const text = useText()
  const { form } = props
  return (
    <aside className={`card ${styles.summary}`} aria-label={text('booking.summary')}>
      <div className={styles.scroll}>
        <div className={styles.section}>
          <RouteSummary {...props} />
        </div>
        <div className={styles.section}>
          <LoadSummary {...props} />
        </div>
        <div className={styles.section}>
          <PriceEstimate {...props} />
        </div>
        <CertifyFirst user={props.user} />
        <IssueList {...props} />
      </div>
      <div className={styles.section}>
        <div className="desk-only">
          <SubmitButton {...props} wide />
        </div>
        <div className={styles.keep}>
          <DraftNote {...props} />
          <SaveTemplate form={form} code={props.mode.code} />
        </div>
      </div>
    </aside>
  )
}

/** Tells the booker that acceptance needs a certified company. */
function CertifyFirst({ user: { customer } }: { user: SummaryProps['user'] }) {
  const text = useText()
  if (customer?.state === 'certified') return null
  const isUnderReview = customer?.state === 'underReview'
  return (
    <div className={styles.section}>
      <Note tone="info" icon="info">
        {text(isUnderReview ? 'booking.certify-under-review' : 'booking.certify-first')}
        {!isUnderReview && (
          <div>
            <Link className="strong" to={paths.certification()}>
              {text('booking.success-certify-link')}
            </Link>
          </div>
        )}
      </Note>
    </div>
  )
}

function SubmitButton({ submit, draft, isRevision, user, wide }: SummaryProps & { wide?: boolean }) {
  const text = useText()
  const unsettled = draft.status.isConflict ? text('shared.conflict-head') : undefined
  const reason = user.companyRole === 'finance' ? text('booking.finance-cannot-book') : unsettled
  const words = submit.isPending ? 'booking.submitting' : isRevision ? 'booking.submit-changes' : 'booking.submit'
  return (
    <Button wide={wide ?? false} busy={submit.isPending} reason={reason} onClick={submit.submit}>
      {text(words)}
    </Button>
  )
}

function RouteSummary({
  values,
  mode,
  formFacts: { departure, quote },
}: Pick<SummaryProps, 'values' | 'mode' | 'formFacts'>) {
  const text = useText()
  const format = useFormat()
  const [from, border, to] = useRouteNames(values, mode, quote)
  const departs = departure ? businessDayOf(departure.etd, departure.etdZone) : values.wantedDate
  const arrives = departure
    ? format.day(businessDayOf(departure.eta, departure.etaZone))
    : arrivalSpan(departs, quote, format.day)
  if (!values.originCode && !values.destinationCode)
    return <p className="muted small">{text('booking.summary-route-open')}</p>
  // Names that are on their way are no dots: dots are an end that nobody has chosen.
  if ((values.originCode && !from) || (values.destinationCode && !to)) return <Skeleton height={42} />
  return (
    <RouteStrip
      stops={[
        { label: from ?? '…', note: format.day(departs) },
        ...(border ? [{ label: border, note: '\u00a0' }] : []),
        { label: to ?? '…', note: arrives },
      ]}
    />
  )
}

/** Cities of the route by the names of the price, else by the chosen places. */
function useRouteNames(values: BookingForm, { placeOf }: SummaryProps['mode'], quote: KnownFacts['quote']) {
  const place = (field: string, code: string | null | undefined) => [placeOf(field, values).mode, code] as const
  const chosen = [
    usePlace(...place('originCode', values.originCode))?.label ?? values.originName,
    usePlace(...place(borderField(values), borderOf(values) ?? quote?.entryPortCode))?.label,
    usePlace(...place('destinationCode', values.destinationCode))?.label ?? values.destinationName,
  ]
  const cities = quote?.stops ?? []
  const ofBorder = cities.find(({ placeCode }) => placeCode === (borderOf(values) ?? quote?.entryPortCode))
  return [cities[0]?.shortName ?? chosen[0], ofBorder?.shortName ?? chosen[1], cities.at(-1)?.shortName ?? chosen[2]]
}

function arrivalSpan(
  departs: string | null | undefined,
  quote: KnownFacts['quote'],
  formatDay: (day: string) => string,
): string {
  if (!departs || !isDay(departs) || !quote) return ''
  const after = (days: number) => formatDay(dayAfter(departs, days))
  const [first, last] = [after(quote.transitDaysMin), after(quote.transitDaysMax)]
  return first === last ? first : `${first} – ${last}`
}

function LoadSummary({ values, mode, formFacts }: Pick<SummaryProps, 'values' | 'mode' | 'formFacts'>) {
  const text = useText()
  const loadWords = useLoadWords()
  const trucks = [useTruckName(values.truckTypeForeign), useTruckName(values.truckTypeDomestic)] as const
  const name = formNameOf(mode.code, values.loadType)
  const isBoxed = headFields.boxes.forms.includes(name)
  const shownForm = { name, form: values, context: formFacts.context }
  const countedForm = shownPart(shownForm)
  const charged = useChargedWords({ shownForm, formFacts }).join(' · ')
  const format = useFormat()
  const { packages } = goodsTotals(values)
  const { grossWeightKg, volumeM3 } = statedLoad(countedForm)
  const boxes = boxWords(boxText(values))
  const { truckQty } = values
  const loose = loadWords({
    truckQty,
    truckTypeForeign: trucks[0],
    truckTypeDomestic: trucks[1],
    grossWeightKg,
    volumeM3,
  })
  const owners = [
    ...new Set((values.boxes ?? []).map((box) => text(box.containerOwner === 'S' ? 'booking.soc' : 'booking.coc'))),
  ]
  const cargo = [
    packages && text('booking.packages-count', { count: Number(packages) }),
    volumeM3 && text('booking.m3', { m3: format.number(volumeM3, 1) }),
  ]
  return (
    <>
      <div className="row between">
        <strong>
          {values.loadType === 'LCL'
            ? text('booking.summary-shared', { tons: format.number(revenueTons(countedForm)) })
            : isBoxed
              ? boxes || text('booking.summary-boxes-open')
              : loose || text('booking.summary-load-open')}
        </strong>
        {boxes && <span className="muted">{format.list(owners)}</span>}
      </div>
      <div className="row between muted small">
        <span>{cargo.filter(Boolean).join(' · ')}</span>
        {grossWeightKg && <span>{text('booking.kg', { kg: format.number(grossWeightKg) })}</span>}
      </div>
      {charged && <div className="muted small">{charged}</div>}
    </>
  )
}

function useTruckName(type: string | null | undefined): string | undefined {
  const { data: inChina = [] } = useTruckTypes('I')
  const { data: abroad = [] } = useTruckTypes('O')
  return type ? ([...inChina, ...abroad].find((one) => one.type === type)?.label ?? type) : undefined
}

/** Estimate and submit button at the foot of a telephone's screen. */
export function FormDock(props: SummaryProps) {
  const text = useText()
  const format = useFormat()
  const { quote } = props.formFacts
  const open = props.issues.wrong.length + props.issues.missing.length
  const ready = props.draft.status.isConflict ? 'shared.conflict-head' : 'booking.nothing-missing'
  return (
    <Dock>
      <div className={styles.dockSum}>
        {quote?.amount && <strong>{format.money(quote.amount, quote.currency)}</strong>}
        {quote?.quotedApart && <strong>{text('booking.partly-apart')}</strong>}
        <small className="muted">{open > 0 ? text('booking.still-missing', { count: open }) : text(ready)}</small>
      </div>
      <SubmitButton {...props} />
    </Dock>
  )
}
