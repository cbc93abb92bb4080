import { customerEndpoints } from '@landbridge/contract/customer/customer-endpoints'
import { siteEndpoints } from '@landbridge/contract/site/site-endpoints'
import { call } from '../platform/api.ts'
import { startLanguage } from '../platform/language.ts'
import { goOnAfterLogin, openLogin } from '../platform/login-door.ts'
import { type SessionUser, startSession } from '../platform/session.ts'
import { takeSettings } from '../platform/settings.ts'
import { textNow } from '../platform/text.tsx'
import { sayKeptMessage, toast, toastError } from '../platform/ui/messages.tsx'
import { loadTexts } from './texts.ts'

type Ways = {
  goHome: () => void
  /** Leads back to where the reader is now. */
  back: () => () => void
}

/** Before the first page: the language, what this deployment is, and who has logged in. */
export async function start({ goHome, back }: Ways) {
  const [words, config] = await Promise.all([
    startLanguage(loadTexts),
    call(siteEndpoints.config, {}).catch(() => undefined),
  ])
  if (config) takeSettings(config)
  sayKeptMessage()
  void startSession({
    loadUser,
    ended: () => {
      const goOn = back()
      goHome()
      toast(textNow('shell.login-again'))
      openLogin(goOn)
    },
    failed: toastError,
    left: () => {
      goHome()
      toast(textNow('shell.left-elsewhere'))
    },
    joined: goOnAfterLogin,
  })
  return { words, isReachable: config !== undefined }
}

async function loadUser(): Promise<SessionUser> {
  const info = await call(customerEndpoints.userInfo, {}, { once: false })
  const { salesperson, salespersonPhone, salespersonWxQrCode } = info
  return {
    ...info,
    customerName: info.customer?.shortName,
    saler: salesperson ? { name: salesperson, phone: salespersonPhone, qrCode: salespersonWxQrCode } : undefined,
  }
}
