-- How much of somebody's rated games said little of them: played against the same person again, or against somebody hardly known.

alter table rating add column discounted double precision not null default 0;

-- How often two have met in rated games of late; one comes before the other in the alphabet.
create table met (
    game ${text} not null,
    one ${text} not null,
    other ${text} not null,
    times double precision not null,
    at bigint not null,
    primary key (game, one, other)
);

create index met_one on met (one);
create index met_other on met (other);

-- Who is at a table that has not begun, and until when that is believed. node is empty for somebody without a socket.
create table present (
    table_id ${text} not null,
    person ${text} not null,
    node ${text} not null,
    until bigint not null,
    primary key (table_id, person, node)
);
