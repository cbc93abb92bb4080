import type { PageText } from '@landbridge/contract/site/site-content'
import { action, facts, heading, list, paragraph } from '../blocks.ts'

export const cookies: PageText = {
  title: 'Cookie 使用說明',
  description: '逐一列出本平台的 Cookie 和瀏覽器儲存項目，說明用途和保存時間。',
  blocks: [
    paragraph(
      '本平台只使用運作所必需的 Cookie，沒有一個用於廣告或統計，也沒有一個屬於其他公司。所以頁面上沒有徵求同意的橫幅。',
    ),
    heading('Cookie'),
    facts(
      [
        'session（https 下為 __Host-session）',
        '證明您已登入。登入時設定，登出即刪除，最長 24 小時。HttpOnly，SameSite=Lax。',
      ],
      [
        'before（https 下為 __Host-before）',
        '首次造訪時設定，使您申請的驗證碼只在您的瀏覽器裡有效。關閉瀏覽器即失效。HttpOnly，SameSite=Lax。',
      ],
      ['language', '您的語言：zh（簡體中文）、tr（繁體中文）、en 或 ru。一年。'],
      ['clientType', '固定為 OMS_PC：表明請求來自網頁應用程式。一年。'],
    ),
    heading('瀏覽器儲存'),
    facts(
      ['lang', '您的語言，讓頁面一打開就是這種語言。'],
      [
        'BROWSER_IDENTIFY_UUID',
        '在本瀏覽器產生的隨機編號，用於登入清單中區分瀏覽器。登入後，伺服器會保存它的雜湊值，自您最近一次以本瀏覽器登入起保留 180 天：如此一來，有人在別處猜測您的密碼時，您在這裡登入不會被限速；提供給陌生瀏覽器的簡訊額度用完後，您仍能收到簡訊驗證碼。',
      ],
      ['token', '登入的公開編號及其到期時間。'],
      ['kept …', '很少變動的地點、運送人和文字，免得每頁重新載入。'],
      ['… columns …', '您在清單中選擇顯示的欄位，依使用者編號保存。'],
    ),
    heading('分頁儲存空間（關閉分頁即刪除）'),
    facts(
      ['typed', '您在表單中填寫的內容，保留十分鐘，重新載入也不會遺失。'],
      ['sms …', '再次傳送驗證碼前還需等待的時間。'],
      ['message', '下一個頁面要顯示一次的提示。'],
      ['… side-menu', '側邊選單展開的群組，依使用者編號保存。'],
    ),
    heading('如何清除'),
    list(
      '登出：session 和 token 即被刪除。',
      '在瀏覽器中清除本站資料：以上全部刪除，之後需要重新登入並選擇語言。',
      '如果停用 Cookie，價格和頁面仍可開啟，但無法登入。',
    ),
    action('閱讀隱私說明', '/privacy'),
  ],
}
