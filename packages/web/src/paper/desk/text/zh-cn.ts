/** The words of instructions, manifests, holds and releases that the desk alone sees. This file is the source: the other languages must have exactly these keys. */
export const text = {
  'paper.si-fill-in-for': '代客户填写',
  'paper.si-sent-late': '在截补料之后提交',
  'paper.si-lacks': '还缺',
  'paper.si-differences': '与工作单不同，工作单的内容保留（资料 / 工作单）：',
  'paper.si-return': '退回修改',
  'paper.si-field': '项目',
  'paper.si-was-returned': '已退回客户',
  'paper.si-finalise': '定稿',
  'paper.si-finalise-ask': '将工作单 {job} 的补料定稿？箱号、铅封、件重体写入工作单。',
  'paper.si-finalise-ask-SLI': '将工作单 {job} 的空运托书定稿？件重体写入工作单。',
  'paper.si-finalise-ask-LOADING': '将工作单 {job} 的装车资料定稿？件重体写入工作单。',
  'paper.si-finalised': '补料已定稿',
  'paper.si-finalised-SLI': '空运托书已定稿',
  'paper.si-finalised-LOADING': '装车资料已定稿',
  'paper.hold-reason': '扣放原因',
  'paper.manifest-take': '下载舱单',
  'paper.manifest-empty': '该班次尚无订舱',
  'paper.release-it': '放行货物',
  'paper.hold-it': '扣放货物',
  'paper.hold-hint': '客户会看到扣放原因和时间。',
  'paper.release-ask': '放行工作单 {jobNo} 的货物？',
  'paper.released-now': '货物已放行',
} as const

export type PaperDeskText = Record<keyof typeof text, string>
type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}
