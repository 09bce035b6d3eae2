-- Accounts that are gone and may still be named in events: until that is done, and a while longer, for a server that had not heard of it.

create table leaving (
    person ${text} primary key,
    since bigint not null
);

-- The events that name people.
create index event_names on event (table_id) where kind in ('created', 'sat', 'seated', 'said');

-- Names were only masked when those before them left.
insert into leaving (person, since)
select distinct ${person}, 0 from event
where kind in ('sat', 'said', 'forgotten') and ${person} not in (select id from account);
