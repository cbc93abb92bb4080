/** Why the site refuses. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'site.address-blocked': '禁止在订单系统中直接为客户下单，当前页面无法打开',
  'site.changed-meanwhile': '设置刚被修改，请刷新后再试',
  'site.address-wrong': '请填写 IP 地址或网段，例如 192.0.2.10 或 192.0.2.0/24',
} as const
export type SiteFailureText = Record<keyof typeof text, string>
