-- What the customer said of the last draft bill that was sent. Only the answer and what follows from it are the customer's to write.
alter table work_order add column if not exists draft_answer jsonb;
grant update (draft_state, draft_answer) on work_order to landbridge_customer;
