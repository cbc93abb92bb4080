import { Problem } from '@landbridge/contract/shared/problem'
import type { CaptchaWidget } from '@landbridge/contract/site/site-endpoints'
import { z } from 'zod'

export type CaptchaProvider = {
  widget: CaptchaWidget
  /** Hosts from which a page loads the widget's script, frames and styles, and which it asks. */
  hosts: { script: readonly string[]; frame: readonly string[]; style: readonly string[]; connect: readonly string[] }
  /** False where no person was there; a provider that is away or does not know us lets nobody through. */
  verify(token: string, address: string): Promise<boolean>
}

type ProviderKind = CaptchaWidget['kind']
export type CaptchaSettings = {
  kind: ProviderKind
  siteKey: string
  secret: string
  /** In place of the provider's own hosts for both the script and the interface. */
  origin?: string | undefined
  timeoutMs?: number
}

/** Both providers take the same form and answer alike; where they are is all that differs. */
const kinds = {
  turnstile: {
    script: 'https://challenges.cloudflare.com/turnstile/v0/api.js',
    verify: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    hosts: {
      script: ['https://challenges.cloudflare.com'],
      frame: ['https://challenges.cloudflare.com'],
      style: [],
      connect: [],
    },
  },
  hcaptcha: {
    script: 'https://js.hcaptcha.com/1/api.js',
    verify: 'https://api.hcaptcha.com/siteverify',
    hosts: {
      script: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      frame: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      style: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
      connect: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
    },
  },
} as const satisfies Record<ProviderKind, { script: string; verify: string; hosts: CaptchaProvider['hosts'] }>

const providerVerdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).default([]) })

/** A provider's words for a token that is worth nothing; any other word is about us. */
const ofTheToken = /response|timeout-or-duplicate/

/** A provider of the kind of Turnstile and hCaptcha: its widget gives the browser a token, and we ask what the token is worth. */
export function captchaProvider({
  kind,
  siteKey,
  secret,
  origin,
  timeoutMs = 8_000,
}: CaptchaSettings): CaptchaProvider {
  const { script, verify, hosts } = kinds[kind]
  const at = (address: string) => (origin ? new URL(new URL(address).pathname, origin).href : address)
  const ownHosts = origin && [new URL(origin).origin]
  return {
    widget: { kind, siteKey, script: `${at(script)}?render=explicit` },
    hosts: ownHosts ? { script: ownHosts, frame: ownHosts, style: [], connect: [] } : hosts,
    async verify(token, address) {
      const body = new URLSearchParams({ secret, response: token, remoteip: address, sitekey: siteKey })
      const signal = AbortSignal.timeout(timeoutMs)
      const answer = await fetch(at(verify), { method: 'POST', body, signal, redirect: 'error' })
        .then((reply) => reply.json())
        .catch((error: unknown) => unavailable(String(error)))
      const { success, data } = providerVerdict.safeParse(answer)
      if (!success) return unavailable('it answered something else than a verdict')
      if (data.success) return true
      const ours = data['error-codes'].filter((code) => !ofTheToken.test(code))
      return ours.length > 0 ? unavailable(`it answered ${ours.join(', ')}`) : false
    },
  }
}

function unavailable(because: string): never {
  throw new Error(`The captcha provider: ${because}`, { cause: new Problem('access.captcha-unavailable') })
}
