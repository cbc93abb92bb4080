-- The number of the consolidation in which the cargo of a work order lies stands in the order's own row, beside the id:
-- the warehouse folds it in whenever it puts the order in or takes it out.
alter table work_order add column consolidation_no text;
update work_order w set consolidation_no = c.consolidation_no from consolidation c where c.id = w.consolidation_id;

-- Nodes of the release before know the id alone. What they put in has its number all the same.
create function work_order_names_consolidation() returns trigger language plpgsql as $$
begin
  if new.consolidation_no is not distinct from old.consolidation_no then
    new.consolidation_no := (select consolidation_no from consolidation where id = new.consolidation_id);
  end if;
  return new;
end $$;
create trigger work_order_names_consolidation before update of consolidation_id on work_order for each row
  when (new.consolidation_id is distinct from old.consolidation_id) execute function work_order_names_consolidation();
