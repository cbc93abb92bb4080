import { z } from 'zod'

type AppUser = { id: string; raw: string }

export type MessagingApp =
  | {
      kind: 'wechat'
      appId: string
      scope: string
      connectUrl: string
      /** Asks the provider who a code stands for; a refusal comes back as the provider's own error code. */
      whoIs(code: string): Promise<AppUser | { errorCode: string }>
    }
  | { kind: 'simulator' }

/** With `origin` both its page and its interface are there, else at WeChat's own hosts. */
export type WechatSettings = { appId: string; secret: string; origin?: string | undefined; timeoutMs?: number }

const unreachable = '-1'
const tokenAnswer = z.object({
  errcode: z.number().optional(),
  openid: z.string().max(128).optional(),
  unionid: z.string().max(128).optional(),
  scope: z.string().optional(),
})

/** WeChat's login for web sites: its page sends the browser back with a code, which is good for asking once who it is. */
export function wechatLogin({ appId, secret, origin, timeoutMs = 8_000 }: WechatSettings): MessagingApp {
  const tokenUrl = new URL('/sns/oauth2/access_token', origin ?? 'https://api.weixin.qq.com')
  return {
    kind: 'wechat',
    appId,
    scope: 'snsapi_login',
    connectUrl: new URL('/connect/qrconnect', origin ?? 'https://open.weixin.qq.com').href,
    async whoIs(code) {
      const query = new URLSearchParams({ appid: appId, secret, code, grant_type: 'authorization_code' })
      const answer = await ask(`${tokenUrl.href}?${query}`, timeoutMs)
      if (!answer) return { errorCode: unreachable }
      const { errcode, openid, unionid, scope } = answer
      // The union id is the same in all apps of one company, so an account survives another app id.
      const id = unionid ?? openid
      if (errcode || !id) return { errorCode: String(errcode ?? unreachable) }
      return { id, raw: JSON.stringify({ openid, unionid, scope }) }
    },
  }
}

/** Undefined where the provider is slow, away or answers something that is no answer; the person scans again. */
async function ask(url: string, timeoutMs: number): Promise<z.infer<typeof tokenAnswer> | undefined> {
  const body = await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    .then((reply) => reply.json())
    .catch(() => undefined)
  return tokenAnswer.safeParse(body).data
}
