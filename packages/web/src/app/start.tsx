import { chosenLanguage, startLanguage } from '../platform/language.ts'
import { goOnAfterLogin, openLogin } from '../platform/login-door.ts'
import { type SessionUser, startSession } from '../platform/session.ts'
import { showSettings, takeSettings } from '../platform/settings.ts'
import { beforeSigning, canSign } from '../platform/signing.ts'
import { textNow } from '../platform/text.tsx'
import { sayKeptMessage, toast, toastError } from '../platform/ui/messages.ts'
import type { DrawnPage } from './drawn-page.ts'
import { loadTextPart } from './texts.ts'

/** Chooses the language and learns what this deployment is, before the first page; false where the server could not be reached. */
export async function start(): Promise<boolean> {
  beforeSigning(askConfig)
  const [, isReachable] = await Promise.all([
    startLanguage(loadTextPart, chosenLanguage()),
    canSign().then(
      () => true,
      () => false,
    ),
  ])
  return isReachable
}

/** Before a page that the server has drawn is taken over: it is in a language already, and knows the deployment. */
export async function startFrom(page: DrawnPage): Promise<void> {
  beforeSigning(askConfig)
  showSettings(page.settings)
  await startLanguage(loadTextPart, page.language)
}

async function askConfig(): Promise<void> {
  const [{ call }, { siteEndpoints }] = await Promise.all([
    import('../platform/api.ts'),
    import('@landbridge/contract/site/site-endpoints'),
  ])
  takeSettings(await call(siteEndpoints.config, {}))
}

type Ways = {
  goHome: () => void
  back: () => () => void
}

/** Shows the message kept over a reload, and takes up who has logged in. */
export function followSession({ goHome, back }: Ways): Promise<void> {
  sayKeptMessage()
  return startSession({
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
}

async function loadUser(): Promise<SessionUser> {
  const [{ call }, { customerEndpoints }] = await Promise.all([
    import('../platform/api.ts'),
    import('@landbridge/contract/customer/customer-endpoints'),
  ])
  const info = await call(customerEndpoints.userInfo, {}, { once: false })
  const { salesperson, salespersonPhone, salespersonWxQrCode } = info
  return {
    ...info,
    avatar: info.avatar && (await pictureOf(info.avatar)),
    customerName: info.customer?.shortName,
    saler: salesperson ? { name: salesperson, phone: salespersonPhone, qrCode: salespersonWxQrCode } : undefined,
  }
}

/** The reader's own picture; without it the head shows the initials. */
async function pictureOf(id: string): Promise<string | undefined> {
  const { avatarAddress } = await import('../access/user/avatar-api.ts')
  return avatarAddress(id).catch(() => undefined)
}
