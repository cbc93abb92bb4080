import type { PageText } from '@landbridge/contract/site/site-content'
import { action, facts, heading, list, paragraph } from '../blocks.ts'

export const cookies: PageText = {
  title: 'Cookie 使用说明',
  description: '逐一列出本平台的 Cookie 和浏览器存储项，说明用途和保存时间。',
  blocks: [
    paragraph(
      '本平台只使用运行所必需的 Cookie，没有一个用于广告或统计，也没有一个属于其他公司。所以页面上没有征求同意的横幅。',
    ),
    heading('Cookie'),
    facts(
      [
        'session（https 下为 __Host-session）',
        '证明您已登录。登录时设置，退出即删除，最长 24 小时。HttpOnly，SameSite=Lax。',
      ],
      [
        'before（https 下为 __Host-before）',
        '首次访问时设置，使您申请的验证码只在您的浏览器里有效。关闭浏览器即失效。HttpOnly，SameSite=Lax。',
      ],
      ['language', '您的语言：zh（简体中文）、tr（繁体中文）、en 或 ru。一年。'],
      ['clientType', '固定为 OMS_PC：表明请求来自网页应用。一年。'],
    ),
    heading('浏览器存储'),
    facts(
      ['lang', '您的语言，让页面一打开就是这种语言。'],
      [
        'BROWSER_IDENTIFY_UUID',
        '在本浏览器生成的随机编号，用于登录列表中区分浏览器。登录后，服务器会保存它的散列值，自您最近一次用本浏览器登录起保留 180 天：这样，有人在别处猜您的密码时，您在这里登录不会被限速；面向陌生浏览器的短信额度用完后，您仍能收到短信验证码。',
      ],
      ['token', '登录的公开编号及其到期时间。'],
      ['kept …', '很少变化的地点、承运人和文字，免得每页重新加载。'],
      ['… columns …', '您在列表中选择显示的列，按用户编号保存。'],
    ),
    heading('标签页存储（关闭标签页即删除）'),
    facts(
      ['typed', '您在表单中填写的内容，保留十分钟，重新加载也不会丢失。'],
      ['sms …', '再次发送验证码前还需等待的时间。'],
      ['message', '下一个页面要显示一次的提示。'],
      ['… side-menu', '侧边菜单展开的分组，按用户编号保存。'],
    ),
    heading('如何清除'),
    list(
      '退出登录：session 和 token 即被删除。',
      '在浏览器中清除本站数据：以上全部删除，之后需要重新登录并选择语言。',
      '如果禁用 Cookie，价格和页面仍可打开，但无法登录。',
    ),
    action('阅读隐私说明', '/privacy'),
  ],
}
