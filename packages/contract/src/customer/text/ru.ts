import type { CustomerFailureText } from './zh-cn.ts'

export const text = {
  'customer.missing': 'Такой компании нет',
  'customer.action-not-allowed': 'В текущем статусе компании это невозможно',
  'customer.changed-meanwhile': 'Данные компании только что изменены. Обновите страницу и повторите',
  'customer.has-company': 'Вы уже состоите в компании',
  'customer.no-public-address': 'Адрес сайта не задан, поэтому приглашения отправить нельзя. Свяжитесь с нами',
  'customer.name-required': 'Укажите название компании',
  'customer.country-wrong': 'Выберите страну',
  'customer.certified-fixed': 'После верификации изменить нельзя. Обратитесь к своему менеджеру',
  'customer.needed-to-certify': 'Нужно заполнить до подачи на верификацию',
  'customer.tax-number-wrong':
    'Номер не похож на налоговый номер этой страны. Возьмите его из свидетельства о регистрации',
  'customer.reason-required': 'Укажите причину',
  'customer.salesperson-wrong': 'Выберите действующего менеджера',
  'customer.credit-currency-required': 'Для кредитного лимита нужна валюта',
  'customer.state-none': 'Не подтверждена',
  'customer.state-under-review': 'На проверке',
  'customer.state-certified': 'Подтверждена',
  'customer.state-refused': 'Отклонена',
  'customer.licence-needed': 'Загрузите свидетельство о регистрации',
  'customer.last-owner': 'У компании должен остаться хотя бы один владелец. Сначала назначьте другого',
  'customer.not-yourself': 'Нельзя отключить или удалить себя. Это может другой владелец',
  'customer.only-owners': 'Это могут только владельцы компании',
  'customer.member-missing': 'В вашей компании нет такого коллеги',
  'customer.way-back-missing':
    'Ссылка уже использована, истекла или недействительна. Если вы должны быть владельцем, свяжитесь с нами',
  'customer.already-member': 'Этот человек уже в вашей компании',
  'customer.already-invited': 'Приглашение уже отправлено. Его можно отправить ещё раз',
  'customer.invitation-missing':
    'Приглашения нет, оно уже использовано, отозвано или истекло. Попросите отправить его ещё раз',
  'customer.invitations-too-many': 'Приглашения отправляются слишком часто. Подождите немного',
  'customer.key-missing': 'Такого ключа нет, или он уже отозван',
  'customer.keys-too-many': 'У компании не более 20 действующих ключей. Отзовите ненужный',
  'customer.key-name-required': 'Укажите название',
  'customer.key-scope-required': 'Выберите хотя бы одну область доступа',
  'customer.key-day-past': 'Выберите сегодняшнюю или более позднюю дату',
  'customer.role-required': 'Выберите роль',
  'customer.address-required': 'Укажите эл. почту или телефон',
  'customer.address-one': 'Укажите либо эл. почту, либо телефон',
  'customer.invite-mail-subject': '{by} приглашает вас в компанию {company}',
  'customer.invite-mail-text':
    '{by} приглашает вас в компанию {company} на портале {portal}.\n\nОткройте ссылку, чтобы зарегистрироваться или войти:\n{link}\n\nСсылка действует 7 дней и только один раз. Если вы не знаете отправителя, просто проигнорируйте это письмо.',
  'customer.invite-sms-text':
    '{portal}: {by} приглашает вас в {company}. Войдите по этому номеру, чтобы принять: {link}',
} satisfies CustomerFailureText
