import { forbiddenIn } from './forbidden-words.ts'
import { type Language, languages } from './languages.ts'

/** What one key says; a language that has not the key says nothing. */
export type Said = Readonly<Record<Language, string | undefined>>
type Look = (said: Readonly<Record<Language, string>>, key: string) => readonly (string | false)[]

const pluralForms: Record<Language, readonly number[]> = { 'zh-cn': [1], 'zh-tw': [1], en: [1, 2], ru: [1, 3, 4] }
const holesIn = (said: string) => [...new Set(said.match(/\{\w+\}/g))].toSorted().join(' ')

/** Characters of one script that the other writes differently, among those that our texts use most. */
const onlySimplified =
  /[业东两个临为习乡书买乱争于亏云产亲仅从仓们价众优会传伤伦伪体余佣侠侣侦侧侨债倾储儿党关兴养兽内册写军农冲决况冻净准凉减凤凭凯击划则刚创删别办务动劳势区医单卖卫厂厅历压厌县参双发变叠号叹后吗启员响团园围图国圆圣场坏块坚坛坝坞坟坠垄垒垫墙声处备复够头夹夺奋奖妇妈娱孙学宁实审宪宽宾对寻导寿将尔尘层属岁岛岭币师帐带帮庄庆库应庙废开异弃张弥弯弹强归当录彻径忆忧态总恋恶恳悬惊惧惩惯愿戏户执扩扫扬报担拟拥择挂挡挥损换据捡掷搁携摄摆撑敌数断无旧时旷昼显晒晓晕暂术机杀杂权条来杨杰极构枪柜标栈栏树样桥档检椭楼榄欢欧毁毕气汇汉沟没沪泪泽洁浅测济浏浑浓涂涛涝润涨渐渔温湾湿满滚滞滤滥灭灯灵灾炉点炼烂烦烧热爱爷牵状犹独狱猎环现珑电画畅疗疯监盖盘矿码砖础确离种积称税稳穷窃竞笔笼筑签简类粮紧纠红约级纪纯纲纳纵纷纸纹线练组细织终绍经结绕绘给络绝统继绩续维绿缓编缘缩缴网罗罚职联聪肃胜胶脏脑腾舰节芦苏荐荣药莲获虑虽蚀补装见观规视览觉订认讨让训议讯记讲许论设访证评识诉诊词译试诗诚话诞询该详语误说请诸诺读课谁调谅谈谋谓谢谨谱贝负贡财责贤败账货质贩贪贫购贮贯贴贵贷贸费贺资赋赏赔赖赚赛赞赠赢赵趋跃践踊踪车轨转轮软轻载较辅辆辉输辖边达迁过迈运还这进远违连迟适选递逻遗邮邻郑采释鉴钟钢钥钱铁铜银铺链销锁锅错键锻长门闪闭问闲间闻阅队阳阴阵阶际陆陈险随隐难雾静韩页顶项顺须顾顿预领频题颜额风饭饮馆马驳驶驻驾验骗鱼鲜鸟鸡鸣黄齐齿龙龟]/
const onlyTraditional =
  /[業東兩個臨為習鄉書買亂爭虧雲產親僅從倉們價眾優會傳傷倫偽體傭債傾儲兒黨關興養內冊寫軍農衝決況凍淨涼減憑擊劃則剛創刪別辦務動勞勢區醫單賣衛廠廳歷壓縣參雙發變疊號後嗎啟員響團園圍圖國圓場壞塊堅牆聲處備複夠頭奪獎婦孫學寧實審寬對尋導將塵層屬歲島幣師帶幫莊慶庫應廢開異棄張彎彈強歸當錄徑憶憂態總懸驚慣願戲戶執擴掃揚報擔擁擇掛擋揮損換據擲擱攜攝擺敵數斷無舊時顯曉暫術機殺雜權條來楊極構櫃標棧欄樹樣橋檔檢樓歡歐畢氣匯漢溝沒淚澤潔淺測濟瀏濃塗潤漲漸溫灣濕滿滾滯濾滅燈災爐點煉爛煩燒熱愛牽狀猶獨環現電畫暢療監蓋盤礦碼確離種積稱穩窮競筆築簽簡類糧緊紅約級紀純綱納縱紛紙紋線練組細織終紹經結繞繪給絡絕統繼續維綠緩編緣縮繳網羅罰職聯勝膠臟腦節蘇薦榮藥獲慮雖補裝見觀規視覽覺訂認討讓訓議訊記講許論設訪證評識訴詞譯試誠話詢該詳語誤說請諾讀課誰調談謝負財責敗帳貨質購貯貫貼貴貸貿費資賠賺贈趨躍蹤車軌轉輪軟輕載較輔輛輸轄邊達遷過邁運還這進遠違連遲適選遞邏遺郵鄰採釋鑒鐘鋼鑰錢鐵銀鋪鏈銷鎖錯鍵長門閃閉問閒間聞閱隊陽陰陣階際陸險隨隱難霧靜頁頂項順須顧預領頻題額風飯飲館馬駁駛駐駕驗魚鮮鳥黃齊]/

/** The languages' own names are written in themselves, and examples show what is typed. */
const allowsChinese = (key: string) => key.includes('language') || key.includes('example')

/** Words that are the same everywhere: names, abbreviations and what is typed. */
const isForAll = (words: string, key: string) =>
  key.includes('example') || !/[a-z]{3,}/.test(words.replaceAll(/\{\w+\}|\S*[.@]\S*|\b[A-Z]+[a-z]*[A-Z]\w*/g, ''))

const looks: readonly Look[] = [
  (said) => languages.map((language) => said[language].trim() === '' && `empty in ${language}`),
  (said) =>
    languages.map(
      (language) =>
        !pluralForms[language].includes(said[language].split('|').length) &&
        `wrong number of plural forms in ${language}`,
    ),
  (said) => [
    said.en.includes('|') && !said.ru.includes('|') && 'plural in en and not in ru',
    said.ru.includes('|') &&
      !said.en.includes('|') &&
      !/\{count\}/.test(said.en) &&
      'plural in ru without a count in en',
  ],
  (said) => {
    const holes = holesIn(said['zh-cn'])
    return languages.map(
      (language) => holesIn(said[language]) !== holes && `other values than zh-cn (${holes}) in ${language}`,
    )
  },
  // Who reads "one box" needs no figure; every other form names each value.
  (said) =>
    languages.flatMap((language) =>
      said[language]
        .split('|')
        .slice(1)
        .map((form) => holesIn(form) !== holesIn(said[language]) && `a plural form lacks a value in ${language}`),
    ),
  (said, key) =>
    (['en', 'ru'] as const).map(
      (language) => /[\u4e00-\u9fff]/.test(said[language]) && !allowsChinese(key) && `Chinese in ${language}`,
    ),
  (said, key) => [
    onlyTraditional.test(said['zh-cn']) && !allowsChinese(key) && 'traditional characters in zh-cn',
    onlySimplified.test(said['zh-tw']) && !allowsChinese(key) && 'simplified characters in zh-tw',
  ],
  (said) => [/[а-яё][a-z]|[a-z][а-яё]/i.test(said.ru) && 'Latin letters inside a Russian word'],
  (said, key) =>
    (['zh-cn', 'zh-tw', 'ru'] as const).map(
      (language) => said[language] === said.en && !isForAll(said.en, key) && `left in English in ${language}`,
    ),
  (said, key) => languages.flatMap((language) => forbiddenIn(key, language, said[language])),
  (said) => languages.map((language) => /^\s|\s$| {2}/.test(said[language]) && `a space too many in ${language}`),
]

/** What is wrong with the texts themselves: a language, a value or a plural form that is missing, or words of another language. */
export function faultsIn(texts: ReadonlyMap<string, Said>): string[] {
  return [...texts].flatMap(([key, said]) => {
    const absent = languages.filter((language) => said[language] === undefined)
    if (absent.length > 0) return absent.map((language) => `no text in ${language}: ${key}`)
    const whole = said as Readonly<Record<Language, string>>
    return looks.flatMap((look) => look(whole, key).flatMap((fault) => (fault ? [`${fault}: ${key}`] : [])))
  })
}
