-- The running tables that somebody has made are counted by their owner.

create index game_table_owner on game_table (owner) where status = 'playing';
