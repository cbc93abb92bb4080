-- The language in which a user last logged in or chose what to hear of: what is written to the user is in it.
alter table app_user add column language text not null default 'zh-CN' check (language in ('zh-CN', 'zh-TW', 'en', 'ru'));
update app_user u set language = p.language from notification_preference p where p.user_id = u.id;
alter table notification_preference drop column language;
grant select (language), update (language) on app_user to landbridge_customer;
