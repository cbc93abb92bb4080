import { expect, it } from 'vitest'
import { hindrancesIn } from './migration-rules.ts'

const released = new Set(['booking', 'job'])

it.each([
  ['create index booking_by_day on booking (day);', ['create index booking_by_day on booking']],
  ['create unique index on booking (day);', ['create unique index on booking']],
  [
    'alter table booking\n  add column a int,\n  drop column b;',
    ['alter table booking add column a int, drop column b'],
  ],
  ['alter table booking rename column a to b;', ['alter table booking rename column a to b']],
  ['alter table booking alter column a type bigint;', ['alter table booking alter column a type']],
  ['drop table job;', ['drop table job']],
])('sees what a running portal would wait for or miss: %s', (sql, found) => {
  expect(hindrancesIn(sql, released)).toEqual(found)
})

it.each([
  'create index concurrently booking_by_day on booking (day);',
  'create table parcel (id int); create index parcel_by_id on parcel (id); alter table parcel rename to packet;',
  'alter table booking add column a int;',
  '-- Small: a forwarder has a few dozen of these.\ncreate index on booking (day);',
  '-- Unused since 0030: the code reads form_words.\nalter table booking drop column b;',
])('lets pass what does not, or what says why it may: %s', (sql) => {
  expect(hindrancesIn(sql, released)).toEqual([])
})
