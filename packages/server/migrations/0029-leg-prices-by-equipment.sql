-- What a leg costs stands by what is carried: for boxes by their length in feet, as {"20": "900.00", "40": "1200.00"}; the mode of the line says what it reads.
-- The old columns are filled alike until a later release drops them.

alter table leg_price add column prices jsonb;

create function leg_price_under_both_names() returns trigger language plpgsql as $$
begin
  if new.prices is null then
    new.prices := jsonb_build_object('20', new.price_20::text, '40', new.price_40::text);
  elsif tg_op = 'UPDATE' and new.prices is not distinct from old.prices then
    if (new.price_20, new.price_40) is distinct from (old.price_20, old.price_40) then
      new.prices := new.prices || jsonb_build_object('20', new.price_20::text, '40', new.price_40::text);
    end if;
  else
    new.price_20 := coalesce((new.prices ->> '20')::numeric, 0);
    new.price_40 := coalesce((new.prices ->> '40')::numeric, 0);
  end if;
  return new;
end
$$;
create trigger leg_price_is_under_both_names before insert or update on leg_price
  for each row execute function leg_price_under_both_names();

update leg_price set prices = jsonb_build_object('20', price_20::text, '40', price_40::text);

alter table leg_price add constraint leg_has_prices check (prices is not null) not valid;
alter table leg_price validate constraint leg_has_prices;
