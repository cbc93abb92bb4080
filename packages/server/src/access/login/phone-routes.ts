import { phoneEndpoints as calls } from '@landbridge/contract/access/phone-endpoints'
import { registrationEndpoints } from '@landbridge/contract/access/registration-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import { type Opened, type Port, serveInSteps, serveRaw } from '../../platform/serve.ts'
import { preLoginOf } from '../../site/index.ts'
import { newLetters, pictureOf } from '../attempt/captcha-picture.ts'
import { forgetCaptchas } from '../attempt/captcha-store.ts'
import { forgetCodes } from '../phone/sms-store.ts'
import { loginBrowserOf } from '../session/login-browser.ts'
import {
  bindPhone,
  checkCode,
  type FromBrowser,
  givePuzzle,
  keepPicture,
  loginByPhone,
  sendCode,
} from './phone-commands.ts'
import { registerByEmail, sendRegistrationCode } from './registration-commands.ts'
import { forgetRegistrationCodes } from './registration-store.ts'

type Visit = Omit<Opened<unknown, 'guest' | 'customer' | 'staff'>, 'input' | 'read' | 'write'>

export function phoneRoutes(port: Port): void {
  const visitorOf = ({ exchange, address, language, caller }: Visit): FromBrowser => ({
    db: port.db,
    senders: port.senders,
    settings: port.settings,
    loginBrowser: loginBrowserOf(exchange),
    address,
    language,
    caller,
    mark: preLoginOf(exchange.request),
  })

  const { captcha } = port
  const checkOwn = () => {
    if (captcha) throw new Problem('shared.missing')
  }

  serveRaw(port, calls.picture, async (opened) => {
    checkOwn()
    const letters = newLetters()
    await keepPicture(opened.input.v, letters, visitorOf(opened))
    opened.exchange.reply.type('image/png')
    return pictureOf(letters)
  })

  serveInSteps(port, calls.puzzle, async (opened) => {
    checkOwn()
    return givePuzzle(opened.input.v, visitorOf(opened))
  })

  serveInSteps(port, calls.sendCode, async (opened) => {
    await sendCode(opened.input, visitorOf(opened), captcha)
    return {}
  })

  serveInSteps(port, calls.checkCode, async (opened) => {
    await checkCode(opened.input, visitorOf(opened))
    return {}
  })

  serveInSteps(port, calls.login, (opened) => loginByPhone(opened.input, visitorOf(opened)))

  serveInSteps(port, calls.bind, async (opened) => {
    await bindPhone(opened.input, opened.caller, visitorOf(opened))
    return {}
  })

  registrationRoutes(port, visitorOf)

  port.jobs.every('access.forget-codes', 60, async ({ tx }) => {
    await forgetCodes(tx)
    await forgetRegistrationCodes(tx)
    await forgetCaptchas(tx)
  })
}

function registrationRoutes(port: Port, visitorOf: (opened: Visit) => FromBrowser): void {
  serveInSteps(port, registrationEndpoints.sendCode, async (opened) => {
    await sendRegistrationCode(opened.input, visitorOf(opened), port.captcha)
    return {}
  })

  serveInSteps(port, registrationEndpoints.register, (opened) => registerByEmail(opened.input, visitorOf(opened)))
}
