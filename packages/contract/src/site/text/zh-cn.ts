/** Why the site refuses. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'site.address-blocked': '禁止在订单系统中直接代客户下单，当前页面无法打开',
  'site.changed-meanwhile': '设置刚被修改，请刷新后再试',
  'site.address-wrong': '请填写 IP 地址或网段，例如 192.0.2.10 或 192.0.2.0/24',
  'site.path-wrong': '请填写订舱页面的路径，以 /freight/ 开头',
  'site.text-missing': '这个页面还没有发布内容',
  'site.text-changed-meanwhile': '内容刚被别人修改。请复制您的修改，重新加载后再保存',
  'site.text-published': '这一版已经发布，没有新的草稿',
  'site.own-address': '请填写本站地址，以 / 开头，例如 /freight/railway/query',
  'site.shape-fixed': '这个页面的版式是固定的，不能增减内容块',
  'insight.work-gone': '该任务已不在此列：已完成、正在执行或已被放弃。请刷新列表。',
} as const
export type SiteFailureText = Record<keyof typeof text, string>
