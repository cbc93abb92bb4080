export const alarmWords = {
  'insight.alarm-sms-day': '今日簡訊額度已用完：{until} 之前，任何人都收不到簡訊驗證碼。',
  'insight.alarm-sms-country': '發往 {country} 的今日簡訊額度已用完：{until} 之前，該國碼的手機號碼收不到簡訊驗證碼。',
  'insight.alarm-sms-strangers': '給新客戶的簡訊額度已用完：{until} 之前，只有老客戶能收到簡訊驗證碼。',
  'insight.alarm-sms-country-strangers':
    '發往 {country} 的新客戶簡訊額度已用完：{until} 之前，該國碼只有老客戶能收到簡訊驗證碼。',
  'insight.alarm-email-day': '當天的電子郵件驗證碼已全部發完：{until} 之前，任何人都無法以電子郵件註冊。',
  'insight.alarm-email-strangers': '給新客戶的電子郵件驗證碼額度已用完：{until} 之前，新客戶無法以電子郵件註冊。',
  'insight.alarm-one-address':
    '所有人似乎都來自同一位址 {address}：這是代理伺服器，但未在 TRUST_PROXY 中設定。一人輸錯密碼，會拖慢所有人的登入。',
  'insight.alarm-audit-unsealed':
    '稽核紀錄有 {count} 筆尚未封存，最早一筆已等待 {span}（正常只需幾秒）。請檢查伺服器日誌：封存之前，這些紀錄若遭更動將無從發現。',
  'insight.samples-arriving': '範例資料仍在建立：已有 {made} 筆訂單，共 {total} 筆',
}
