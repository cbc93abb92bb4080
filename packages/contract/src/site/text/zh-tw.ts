import type { SiteFailureText } from './zh-cn.ts'

export const text = {
  'site.address-blocked': '禁止在訂單系統中直接為客戶下單，目前頁面無法開啟',
  'site.changed-meanwhile': '設定剛被修改，請重新整理後再試',
  'site.address-wrong': '請填寫 IP 位址或網段，例如 192.0.2.10 或 192.0.2.0/24',
} satisfies SiteFailureText
