import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { Link } from 'react-router'
import { AvatarEditor } from '../../access/index.ts'
import { paths } from '../../paths.ts'
import { initialsOf } from '../../platform/initials.ts'
import { useText } from '../../platform/text.tsx'
import { Card, Facts, PageHead } from '../../platform/ui/parts.tsx'
import { printedPhone } from '../../platform/ui/phone.tsx'
import { Loading, SkeletonPage } from '../../platform/ui/states.tsx'
import { useUserInfo } from '../customer-api.ts'
import { JoinByPhone } from '../register/join-by-phone.tsx'
import { roleWords } from '../role-words.ts'
import { CertificationPill } from './certification-pill.tsx'
import styles from './company.module.css'
import { CompanyCard } from './company-card.tsx'
import { CompanySalesperson } from './company-salesperson.tsx'
import { NameEditor } from './name-editor.tsx'

export function AccountPage() {
  const text = useText()
  const info = useUserInfo()
  return (
    <div className="stack">
      <PageHead title={text('customer.account-title')} />
      <Loading query={info} skeleton={<SkeletonPage />}>
        {(user) => (
          <>
            <div className={user.role === 'customer' ? 'split' : 'stack'}>
              <PersonCard user={user} />
              {user.role === 'customer' && <CompanySalesperson user={user} />}
            </div>
            <JoinByPhone />
            {user.role === 'customer' && <CompanyCard key={user.customer?.id} user={user} />}
          </>
        )}
      </Loading>
    </div>
  )
}

function PersonCard({ user }: { user: UserInfo }) {
  const text = useText()
  const role = user.companyRole && text(roleWords[user.companyRole])
  return (
    <Card
      className={styles.facts ?? ''}
      title={text('customer.me')}
      actions={user.customer && <CertificationPill state={user.customer.state} />}
    >
      <AvatarEditor initials={initialsOf(user.realName)} />
      <Facts
        facts={[
          [text('customer.real-name'), <NameEditor key={user.realName} name={user.realName} />],
          [text('customer.account'), user.account],
          [text('customer.phone'), user.phone && printedPhone(user.phone)],
          [
            text('customer.emails'),
            user.emails.join(', ') || <Link to={paths.security()}>{text('access.add-email')}</Link>,
          ],
          [text('customer.role'), user.role === 'admin' ? text('customer.role-staff') : role],
        ]}
      />
    </Card>
  )
}
