/** The search over every page, and the sheet of keys. This file is the source. */
export const text = {
  'shell.find': '搜索委托、工作单、箱号、页面',
  'shell.find-recent': '最近打开',
  'shell.find-pages': '页面',
  'shell.find-deeds': '操作',
  'shell.find-partial': '部分内容未能搜索',
  'shell.deed-book': '新建委托',
  'shell.deed-prices': '查询运价',
  'shell.deed-tariff': '新建运价',
  'shell.deed-departure': '新建班次',
  'shell.keys-single': '单键快捷键',
  'shell.keys-single-hint': '仅在未输入文字时生效。关闭后只保留用 Ctrl 或 ⌘ 打开的搜索。',
  'shell.key-palette': '搜索并前往任意位置',
  'shell.key-sheet': '显示快捷键',
  'shell.key-search': '在列表中搜索',
  'shell.key-next': '下一行',
  'shell.key-previous': '上一行',
  'shell.key-open': '打开该行（或按 Enter）',
  'shell.key-accept': '受理委托（后台队列）',
  'shell.key-close': '关闭列表旁的面板',
  'shell.key-undo': '提示仍显示时撤销',
} as const

type Said = typeof text

declare module '../../../platform/text.tsx' {
  interface SourceTexts extends Said {}
}

export type PaletteText = Record<keyof Said, string>
