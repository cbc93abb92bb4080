import type { Language } from '@landbridge/contract/shared/languages'
import type {
  SiteTextCommand,
  SiteTextDetail,
  SiteTextKey,
  SiteTextRestore,
  SiteTextSave,
} from '@landbridge/contract/site/site-content'
import { siteContentDeskEndpoints, siteContentEndpoints } from '@landbridge/contract/site/site-content-endpoints'
import { forget } from '../../platform/api.ts'
import { useText } from '../../platform/text.tsx'
import { toast } from '../../platform/ui/messages.ts'
import { useCall, useCommand } from '../../platform/use-call.ts'

/** Commands on the open language's text, each of which answers the newest text. */
export function useTextCommands(
  key: SiteTextKey,
  language: Language,
  take: (detail: SiteTextDetail, options?: { keepTyped?: boolean }) => void,
) {
  const text = useText()
  const rereads = [siteContentDeskEndpoints.texts, siteContentEndpoints.content]
  const save = useCommand(siteContentDeskEndpoints.save, rereads)
  const publish = useCommand(siteContentDeskEndpoints.publish, rereads)
  const restore = useCommand(siteContentDeskEndpoints.restore, rereads)
  const newest = useCall(siteContentDeskEndpoints.text, { key }, { staleMs: 0, once: false })
  const all = [save, publish, restore]
  const forgetError = () => {
    for (const one of all) one.reset()
  }
  const done = (message: 'site.saved-draft' | 'site.published-now' | 'site.restored') => {
    forgetError()
    return {
      onSuccess: (detail: SiteTextDetail) => {
        take(detail)
        forget(siteContentEndpoints.content, { key, language })
        toast(text(message), { kind: 'good' })
      },
    }
  }
  return {
    isBusy: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error)?.error ?? null,
    forgetError,
    save: (input: SiteTextSave) => save.mutate(input, done('site.saved-draft')),
    publish: (input: SiteTextCommand) => publish.mutate(input, done('site.published-now')),
    restore: (input: SiteTextRestore) => restore.mutate(input, done('site.restored')),
    async takeNewest(options: { keepTyped: boolean }) {
      const { data } = await newest.refetch()
      const detail = data?.texts.find((one) => one.language === language)
      if (detail) take(detail, options)
      forgetError()
    },
  }
}
