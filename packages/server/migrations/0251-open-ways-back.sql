-- Staff see whether a way back is still open, so that they close it for somebody whom a colleague has switched off already.
grant select (expires_at) on owner_way_back to landbridge_staff;
