import type { SiteFailureText } from './zh-cn.ts'

export const text = {
  'site.address-blocked': '禁止在訂單系統中直接代客戶下單，目前頁面無法開啟',
  'site.changed-meanwhile': '設定剛被修改，請重新整理後再試',
  'site.address-wrong': '請填寫 IP 位址或網段，例如 192.0.2.10 或 192.0.2.0/24',
  'site.path-wrong': '請填寫訂艙頁面的路徑，以 /freight/ 開頭',
  'site.text-missing': '這個頁面還沒有發布內容',
  'site.text-changed-meanwhile': '內容剛被別人修改。請複製您的修改，重新載入後再儲存',
  'site.text-published': '這一版已經發布，沒有新的草稿',
  'site.own-address': '請填寫本站網址，以 / 開頭，例如 /freight/railway/query',
  'site.shape-fixed': '這個頁面的版面是固定的，不能增減內容區塊',
  'insight.work-gone': '此任務已不在清單中：已完成、正在執行或已放棄。請重新整理清單。',
} satisfies SiteFailureText
