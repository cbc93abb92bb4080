import { chosenLanguage, startLanguage } from '../platform/language.ts'
import { openLogin, resumeAfterLogin } from '../platform/login-request.ts'
import { type SessionUser, startSession } from '../platform/session.ts'
import { showSettings, takeSettings } from '../platform/settings.ts'
import { beforeSigning, canSign } from '../platform/signing.ts'
import { textNow } from '../platform/text.tsx'
import { showKeptMessage, toast, toastError } from '../platform/ui/messages.ts'
import type { DrawnPage } from './drawn-page.ts'
import { loadTextPart } from './texts.ts'

/** Chooses the language and loads the settings before the first page; false where the server is unreachable. */
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

/** Starts from a page drawn by the server, which has its language and settings already. */
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

type SessionRoutes = {
  goHome: () => void
  back: () => () => void
}

/** Shows the message kept over a reload, and restores the session. */
export function followSession({ goHome, back }: SessionRoutes): Promise<void> {
  showKeptMessage()
  return startSession({
    loadUser,
    onEnded: () => {
      const goOn = back()
      goHome()
      toast(textNow('shell.login-again'))
      openLogin(goOn)
    },
    onFailed: toastError,
    onLoggedOut: () => {
      goHome()
      toast(textNow('shell.left-elsewhere'))
    },
    onLoggedIn: resumeAfterLogin,
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

/** The reader's picture, undefined where the header shows initials. */
async function pictureOf(id: string): Promise<string | undefined> {
  const { avatarAddress } = await import('../access/user/avatar-api.ts')
  return avatarAddress(id).catch(() => undefined)
}
