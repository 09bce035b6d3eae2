-- One schema for both databases. ${text} is a text compared byte by byte, so that both sort alike.

create table account (
    id ${text} primary key,
    name ${text} not null,
    name_key ${text} not null unique,
    guest boolean not null,
    password ${text} not null,
    lang ${text} not null,
    theme ${text} not null,
    created bigint not null
);

create table session (
    hash ${text} primary key,
    person ${text} not null,
    expires bigint not null
);

create index session_person on session (person);
create index session_expires on session (expires);

create table token (
    id ${text} primary key,
    person ${text} not null,
    name ${text} not null,
    hash ${text} not null unique,
    created bigint not null,
    used bigint not null
);

create index token_person on token (person);

-- A table as it stands after its last event; runner is the node that runs its bots and clocks.
create table game_table (
    id ${text} primary key,
    game ${text} not null,
    variant ${text} not null,
    title ${text} not null,
    status ${text} not null,
    open boolean not null,
    invite ${text} not null,
    owner ${text} not null,
    created bigint not null,
    changed bigint not null,
    seq bigint not null,
    due bigint not null,
    moves integer not null,
    turn integer not null,
    summary ${text} not null,
    runner ${text}
);

create index game_table_listed on game_table (status, changed) where open;
create index game_table_due on game_table (due) where due > 0;

-- command is null where the client gave none; last is the number of the last event written together with this one.
create table event (
    table_id ${text} not null,
    seq bigint not null,
    at bigint not null,
    command ${text},
    last bigint not null,
    kind ${text} not null,
    body ${text} not null,
    primary key (table_id, seq)
);

create unique index event_command on event (table_id, command) where command is not null;

create table seat (
    table_id ${text} not null,
    seat integer not null,
    person ${text} not null,
    waiting boolean not null,
    primary key (table_id, seat)
);

create index seat_person on seat (person, table_id);

create table rating (
    game ${text} not null,
    subject ${text} not null,
    mu double precision not null,
    sigma double precision not null,
    games integer not null,
    wins integer not null,
    primary key (game, subject)
);

create index rating_subject on rating (subject);

-- Until when each server process counts as alive.
create table node (
    id ${text} primary key,
    until bigint not null
);
