/** What stands above the pages of the back office when something must be known at once. */
export const alarmWords = {
  'insight.alarm-sms-day': '今日短信额度已用完：{until} 之前，任何人都收不到短信验证码。',
  'insight.alarm-sms-country': '发往 {country} 的今日短信额度已用完：{until} 之前，该区号的手机号收不到短信验证码。',
  'insight.alarm-sms-strangers': '给新客户的短信额度已用完：{until} 之前，只有老客户能收到短信验证码。',
  'insight.alarm-sms-country-strangers':
    '发往 {country} 的新客户短信额度已用完：{until} 之前，该区号只有老客户能收到短信验证码。',
  'insight.alarm-email-day': '当天的邮件验证码已全部发完：{until} 之前，谁都不能用邮箱注册。',
  'insight.alarm-email-strangers': '给新客户的邮件验证码额度已用完：{until} 之前，新客户不能用邮箱注册。',
  'insight.alarm-one-address':
    '所有人似乎都来自同一地址 {address}：这是代理服务器，但未在 TRUST_PROXY 中设置。一人输错密码，会拖慢所有人的登录。',
  'insight.alarm-audit-unsealed':
    '审计日志有 {count} 条记录尚未封存，最早一条已等待 {span}（正常只需几秒）。请查看服务器日志：封存之前，这些记录若被改动无从发现。',
  'insight.samples-arriving': '示例数据仍在生成：已有 {made} 票订单，共 {total} 票',
} as const
