-- What is kept of a finished game, so that it can be looked at whatever the rules of the day are. ${bytes} is a value of bytes.

create table archive (
    table_id ${text} primary key,
    body ${bytes} not null
);
