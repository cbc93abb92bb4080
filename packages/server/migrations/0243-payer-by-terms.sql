-- The payer that the terms of the sale named when a charge was made: one that staff named in its place stays theirs when the price is agreed anew.
alter table charge_line add column payer_by_terms text check (payer_by_terms in ('SHP', 'CNE', 'THIRD'));
update charge_line set payer_by_terms = payer where payer is not null and diff_reason is null;
