import { type Party, partyTypes } from '@landbridge/contract/booking/form/parties'
import { useState } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import { Field } from '../../platform/form/field.tsx'
import { useText } from '../../platform/text.tsx'
import { Menu } from '../../platform/ui/menu.tsx'
import { Button, Card, IconButton } from '../../platform/ui/parts.tsx'
import { useCountries } from '../../reference/index.ts'
import { AddressBookDialog } from './address-book-dialog.tsx'
import { useMarks } from './form-marks.tsx'
import styles from './rail-form.module.css'
import { ListReason, type RailForm } from './rail-form-parts.tsx'

type PartyType = NonNullable<Party['partyType']>
const always: readonly PartyType[] = ['SHP', 'CNE']

/** Everybody who takes part, from the address book or by hand. */
export function PartiesSection({ form }: { form: RailForm }) {
  const text = useText()
  const { control } = form
  const parties = useWatch({ control, name: 'parties' }) ?? []
  const { append, remove } = useFieldArray({ control, name: 'parties' })
  const [isChoosing, setChoosing] = useState(false)
  const others = partyTypes.filter((type) => !parties.some((one) => one.partyType === type))
  const items = others.map((partyType) => ({
    label: text(`booking.party-${partyType}`),
    onSelect: () => append({ partyType }),
  }))
  const take = (party: Party) => {
    const at = parties.findIndex((one) => one.partyType === party.partyType)
    if (at < 0) append(party)
    else form.setValue(`parties.${at}`, party, { shouldDirty: true })
  }
  const actions = (
    <Button look="plain" low onClick={() => setChoosing(true)}>
      {text('booking.address-book')}
    </Button>
  )
  return (
    <Card title={text('booking.section-parties')} actions={actions} id="parties">
      {parties.map((party, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the party's place is its name
        <PartyFields key={at} form={form} at={at} party={party} onRemove={() => remove(at)} />
      ))}
      <ListReason of="parties" />
      {others.length > 0 && (
        <div className={styles.opener}>
          <Menu label={text('booking.party-add')} items={items} className="btn plain low" />
        </div>
      )}
      {isChoosing && <AddressBookDialog onTake={take} onClose={() => setChoosing(false)} />}
    </Card>
  )
}

type PartyProps = { form: RailForm; at: number; party: Party; onRemove: () => void }

function PartyFields({ form, at, party, onRemove }: PartyProps) {
  const text = useText()
  const countries = useCountries()
  const { target = '' } = useMarks()
  const type = party.partyType ?? 'SHP'
  const title = text(`booking.party-${type}`)
  const [isOpen, setOpen] = useState(false)
  const isNamed = Boolean(party.partyName)
  const isCalled = target.startsWith(`parties.${at}.`) && !/partyName$|countryCd$/.test(target)
  const isOthers = !always.includes(type)
  const hides = type === 'NFY' && party.sameAsConsignee === true
  return (
    <fieldset className={`form ${styles.party}`} aria-label={title}>
      {type === 'NFY' && (
        <Field
          form={form}
          name={`parties.${at}.sameAsConsignee`}
          kind="checkbox"
          label={title}
          words={text('field.sameAsConsignee')}
          span={hides ? 22 : 24}
        />
      )}
      {!hides && (
        <>
          <Field form={form} name={`parties.${at}.partyName`} label={title} need={type === 'SHP'} maxLength={100} />
          <Field
            form={form}
            name={`parties.${at}.countryCd`}
            kind="select"
            options={countries}
            need={type === 'SHP' || (type !== 'NFY' && isNamed)}
            span={isOthers ? 11 : 12}
          />
        </>
      )}
      {isOthers && (
        <div className={styles.bin}>
          <IconButton name="bin" label={`${text('shared.remove')} ${title}`} onClick={onRemove} />
        </div>
      )}
      {!hides && (isOpen || isCalled) && <PartyDetails form={form} at={at} party={party} />}
      {!hides && type === 'CNE' && isNamed && !isOpen && !isCalled && (
        <Field form={form} name={`parties.${at}.contactPhone`} kind="phone" need />
      )}
      {!hides && (
        <div className={styles.more}>
          <Button
            look="plain"
            low
            icon={isOpen ? 'up' : 'down'}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {text('booking.party-details')}
          </Button>
          <Field
            form={form}
            name={`parties.${at}.keepInAddressBook`}
            kind="checkbox"
            label=""
            words={text('field.keepInAddressBook')}
          />
        </div>
      )}
    </fieldset>
  )
}

/** What the consignment note needs of a party; most of it can follow with the shipping instruction. */
function PartyDetails({ form, at, party }: Pick<PartyProps, 'form' | 'at' | 'party'>) {
  const text = useText()
  const isMain = party.partyType === 'SHP' || party.partyType === 'CNE'
  const later = text('booking.party-later')
  return (
    <>
      <Field form={form} name={`parties.${at}.partyNameLocal`} maxLength={100} />
      <Field form={form} name={`parties.${at}.taxNo`} maxLength={30} placeholder={isMain ? later : ''} />
      <Field
        form={form}
        name={`parties.${at}.partyAddress`}
        span={24}
        maxLength={140}
        placeholder={isMain ? later : ''}
      />
      <Field form={form} name={`parties.${at}.cityName`} maxLength={60} />
      <Field form={form} name={`parties.${at}.postCode`} maxLength={12} />
      {party.partyType === 'CNE' && (
        <Field form={form} name={`parties.${at}.eoriNo`} maxLength={17} placeholder={later} />
      )}
      {party.partyType === 'SHP' && (
        <Field form={form} name={`parties.${at}.customsNo`} maxLength={10} placeholder={later} />
      )}
      <Field form={form} name={`parties.${at}.contactName`} maxLength={60} />
      <Field
        form={form}
        name={`parties.${at}.contactPhone`}
        kind="phone"
        need={party.partyType === 'CNE' && Boolean(party.partyName)}
      />
      <Field form={form} name={`parties.${at}.contactEmail`} maxLength={100} />
    </>
  )
}
