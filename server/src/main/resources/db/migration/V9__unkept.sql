-- Finished games of which nothing can be kept, and the rules under which that was found: they are not replayed at every start.

create table unkept (
    table_id ${text} primary key,
    rules ${text} not null
);
