import { text as failures } from '@landbridge/contract/reference/text/ru'
import type { ReferenceText } from './zh-cn.ts'

export const text: ReferenceText = {
  ...failures,
  'reference.favourites': 'Избранные пункты',
  'reference.hot': 'Популярные',
  'reference.favourite-add': 'Добавить в избранное: {place}',
  'reference.favourite-remove': 'Убрать из избранного: {place}',
  'reference.lane-from': 'Откуда',
  'reference.lane-to': 'Куда',
  'reference.lane-place': 'Город, станция или порт',
  'reference.type-place': 'Введите название или код',
  'reference.lane-swap': 'Поменять местами',
  'reference.lane-date': 'Отправление',
  'reference.lane-box': 'Контейнер',
  'reference.lane-owner': 'Владелец контейнера',
  'reference.lane-weight': 'Масса, кг',
  'reference.lane-any-weight': 'Любой',
  'reference.lane-load': 'Масса и объём',
  'reference.lane-volume': 'Объём, м³',
  'reference.lane-metres': 'Погрузочные метры',
  'reference.lane-truck': 'Тип машины',
  'reference.lane-any-truck': 'Любая',
  'reference.kg': 'кг',
  'reference.m3': 'м³',
  'reference.ldm': 'LDM',
}
