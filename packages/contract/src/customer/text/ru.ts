import type { CustomerFailureText } from './zh-cn.ts'

export const text = {
  'customer.missing': 'Такой компании нет',
  'customer.action-not-allowed': 'В текущем состоянии компании это невозможно',
  'customer.changed-meanwhile': 'Данные компании только что изменены. Обновите страницу и повторите попытку',
  'customer.has-company': 'Вы уже состоите в компании',
  'customer.name-required': 'Укажите название компании',
  'customer.country-wrong': 'Выберите страну',
  'customer.certified-fixed': 'После верификации изменить нельзя. Обратитесь к своему менеджеру',
  'customer.needed-to-certify': 'Нужно заполнить до подачи на верификацию',
  'customer.reason-required': 'Укажите причину',
  'customer.salesperson-wrong': 'Выберите действующего менеджера',
  'customer.credit-currency-required': 'Для кредитного лимита нужна валюта',
  'customer.state-none': 'Не подтверждена',
  'customer.state-under-review': 'На проверке',
  'customer.state-certified': 'Подтверждена',
} satisfies CustomerFailureText
