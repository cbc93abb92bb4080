import { text as en } from '@landbridge/contract/access/text/en'
import { text as ru } from '@landbridge/contract/access/text/ru'
import { text as zhCn } from '@landbridge/contract/access/text/zh-cn'
import { text as zhTw } from '@landbridge/contract/access/text/zh-tw'

export const accessWords = { 'zh-CN': zhCn, 'zh-TW': zhTw, en, ru } as const
